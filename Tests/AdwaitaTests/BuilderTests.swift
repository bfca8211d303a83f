import Desk
import Foundation
import Testing

@testable import Adwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct BuilderTests {
  @Test func givesTheWidgetsThatAFileNames() throws {
    let file = try TemporaryFile(
      """
      <interface>
        <object class="GtkBox" id="page">
          <child><object class="AdwActionRow" id="row"/></child>
        </object>
        <object class="GtkAdjustment" id="adjustment"/>
      </interface>
      """)
    let builder = try Builder(file: file.path)
    #expect(builder.widget("page") != nil)
    #expect(builder.widget("row") != nil)
    #expect(builder.widget("missing") == nil)
    #expect(builder.widget("adjustment") == nil)
  }

  @Test(arguments: [
    ("<interface>\n  <object class=\"GtkNonsense\"/>\n</interface>", 2, 32, "GtkNonsense"),
    ("<interface>\n\n  <object class=\"GtkBox\"></interface>", 3, 38, "“object”"),
    ("<interface>\n  <object class=\"GtkBox\"><property name=\"x\">1</property>", 2, 46, "x"),
  ])
  func tellsWhereAFileIsWrong(text: String, line: Int, column: Int, word: String) throws {
    let file = try TemporaryFile(text)
    let failure = try #require(
      #expect(throws: BuilderError.self) { try Builder(file: file.path) })
    #expect((failure.line, failure.column) == (line, column))
    #expect(failure.message.contains(word))
    #expect(failure.description.hasPrefix("\(file.path):\(line):\(column): "))
  }

  @Test func tellsOfAMissingFile() {
    let failure = #expect(throws: BuilderError.self) {
      try Builder(file: "/nonexistent/page.ui")
    }
    #expect(failure?.line == nil)
    #expect(failure?.file == "/nonexistent/page.ui")
  }

  @Test func freesWhatItBuilt() throws {
    let file = try TemporaryFile(
      "<interface><object class=\"GtkBox\" id=\"page\"/></interface>")
    var builder: Builder? = try Builder(file: file.path)
    var page = builder?.widget("page")
    let frees = page.map { Probe.frees(of: $0) }
    page = nil
    #expect(frees?.value == 0)
    builder = nil
    #expect(frees?.value == 1)
  }
}
