import Fixtures
import Foundation
import GTKFixtures
import LiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryGallery
@testable import LiveryRendering

/// Sections that a page has only where the toolkit can make what they show.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct LaterSectionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "text.ui",
      """
      <interface>
        <object class="GtkBox" id="page">
          <child><object class="GtkBox" id="sections"/></child>
        </object>
      </interface>
      """)
  }

  @Test func addsAFileWhoseTypeThereIs() throws {
    try writeSection("first", of: "GtkInscription")
    try writeSection("second", of: "GtkLabel")
    let page = try BuiltPage(.text, file: "\(folder.path)/text.ui")
    #expect(page.widget("sections")?.children.map(\.widgetName) == ["of-first", "of-second"])
    #expect(page.widget("first") != nil)
    #expect(page.specimens.map(\.widgetName) == ["first", "second"])
  }

  @Test func leavesNothingWhereTheTypeIsUnknown() throws {
    try writeSection("unheard", of: "AdwUnheardOf")
    let page = try BuiltPage(.text, file: "\(folder.path)/text.ui")
    #expect(page.widget("sections")?.children.isEmpty == true)
    #expect(page.widget("unheard") == nil)
  }

  private func writeSection(_ name: String, of type: String) throws {
    try folder.write(
      "later/text/\(type).ui",
      """
      <interface>
        <object class="GtkBox" id="section">
          <property name="name">of-\(name)</property>
          <child>
            <object class="\(type)" id="\(name)"><property name="name">\(name)</property></object>
          </child>
        </object>
      </interface>
      """)
  }

  /// The sections of the gallery: on a page that takes them, with names that no other specimen has.
  @Test func haveSpecimensAndAPlace() throws {
    let ui = try #require(Resources.folder("gallery"))
    let index = try #require(SpecimenIndex(folder: ui))
    #expect(Set(index.all).count == index.all.count)
    let later = FolderTree.files(in: "\(ui)/later")
    #expect(later.contains("feedback/AdwBanner.ui"))
    for file in later {
      let page = try #require(Page(rawValue: String(file.prefix { $0 != "/" })), "\(file)")
      let built = try BuiltPage(page, file: "\(ui)/\(page.file)")
      let text = try String(contentsOfFile: "\(ui)/later/\(file)", encoding: .utf8)
      let type = String(file.drop { $0 != "/" }.dropFirst().dropLast(3))
      #expect(text.contains("<object class=\"\(type)\" id=\""), "\(file)")
      if text.contains("<object class=\"GtkBox\" id=\"section\">") {
        #expect(built.widget("sections", as: Box.self) != nil, "\(file)")
      } else {
        #expect(
          BuiltPage.replacements.map(\.newer).contains { text.contains("id=\"\($0)\"") }, "\(file)")
      }
      _ = try MarkupElement(reading: Array(text.utf8), file: file)
    }
  }
}
