import Foundation
import GTKFixtures
import LiveryAdwaita
import LiverySystem
import TestDisplay
import Testing

@testable import LiveryGallery

/// The widgets that the libadwaita in use exports, beside those of the gallery.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ExportedTypesTests {
  /// Widgets that are on no page, with the reason.
  private static let leftOut: [String: String] = [
    "AdwApplicationWindow": "it is the window that a theme is shown in",
    "AdwBin": "it paints nothing",
    "AdwBreakpointBin": "it paints nothing",
    "AdwClampScrollable": "it paints nothing",
    "AdwLayoutSlot": "it paints nothing",
    "AdwSwipeable": "it is an interface",
    "AdwDialog": "it is what other dialogs are made of",
    "AdwPreferencesRow": "it is what other rows are made of",
    "AdwViewSwitcher": "it is in the titles and bars that switch views",
  ]

  /// The names of the widgets that the library exports, such as `AdwBanner`, sorted.
  private static var exported: [String] {
    get throws {
      let path = try #require(SharedLibrary.path(of: "libadwaita-1.so.0"))
      let library = try Data(contentsOf: URL(fileURLWithPath: path))
      let types = library.split(separator: 0).compactMap { bytes -> String? in
        guard bytes.starts(with: Array("adw_".utf8)), bytes.count < 100 else { return nil }
        let name = String(decoding: bytes, as: UTF8.self)
        guard name.hasSuffix("_get_type") else { return nil }
        return name.dropLast("_get_type".count).split(separator: "_").map(\.capitalized).joined()
      }
      return Set(types).filter { BuilderCatalogue.hasWidget($0) }.sorted()
    }
  }

  @Test func areAllInTheGallery() throws {
    let ui = try #require(Resources.folder("gallery"))
    let files = try FileManager.default.subpathsOfDirectory(atPath: ui)
      .filter { $0.hasSuffix(".ui") }
    let text = try files.map { try String(contentsOfFile: "\(ui)/\($0)", encoding: .utf8) }.joined()
    let exported = try Self.exported
    #expect(exported.contains("AdwActionRow"))
    let missing = exported.filter {
      !text.contains("<object class=\"\($0)\"") && Self.leftOut[$0] == nil
    }
    #expect(missing == [], "no page shows them: add a specimen, or a reason here")
    // A reason for what is shown after all would hide the next.
    #expect(
      Self.leftOut.keys.filter { text.contains("<object class=\"\($0)\" id=") }.sorted() == [])
  }
}
