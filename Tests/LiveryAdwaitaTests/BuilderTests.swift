import Foundation
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct BuilderTests {
  @Test func findsTheWidgetsOfAFile() throws {
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
  func locatesAnError(text: String, line: Int, column: Int, word: String) throws {
    let file = try TemporaryFile(text)
    let error = try #require(
      #expect(throws: BuilderError.self) { try Builder(file: file.path) })
    #expect((error.line, error.column) == (line, column))
    #expect(error.message.contains(word))
    #expect(error.description.hasPrefix("\(file.path):\(line):\(column): "))
  }

  @Test func reportsAMissingFile() {
    let error = #expect(throws: BuilderError.self) {
      try Builder(file: "/nonexistent/page.ui")
    }
    #expect(error?.line == nil)
    #expect(error?.file == "/nonexistent/page.ui")
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
