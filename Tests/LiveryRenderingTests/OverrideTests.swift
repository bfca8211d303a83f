import Fixtures
import Foundation
import GTKFixtures
import Testing

/// Which of an app's own rules do not survive a theme.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen })
struct OverrideTests {
  private let folder: TemporaryFolder

  private static let window = """
    <interface>
      <object class="GtkBox">
        <child><object class="GtkLabel">
          <property name="label">Lisbon</property>
          <style><class name="berth"/></style>
        </object></child>
        <child><object class="GtkButton"><property name="label">Sail</property></object></child>
      </object>
    </interface>
    """

  private static let styles = """
    .berth {
      padding: 12px;
      margin-top: 4px;
      color: #123456;
    }
    button:hover { background-color: #00ff00; }
    .nowhere { padding: 1px; }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("window.ui", Self.window)
    try folder.write("app.css", Self.styles)
  }

  private func theme(_ name: String, _ css: String) throws {
    try folder.write(
      "\(name).livery.toml", "livery = 1\nname = '\(name)'\n[extra]\ncss = '''\n\(css)\n'''\n")
  }

  private func render(_ arguments: String...) throws -> ProgramRun {
    try PreviewCommand.run(
      ["render", "--ui", "window.ui", "-o", "out", "--size", "300x100"] + arguments,
      in: folder.path)
  }

  @Test func saysWhatDoesNotSurviveWhichThemes() throws {
    try theme("wide", "label { padding: 3px; }\nbutton:hover { background: #fff; }")
    try theme("equal", "label { padding: 12px; color: #123456; }")
    let run = try render(
      "adwaita", "ocean", "wide.livery.toml", "equal.livery.toml", "--css", "app.css",
      "--appearance", "light", "--appearance", "dark")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        app.css:2:3: note: '.berth { padding }' does not survive 'wide' (light, dark) [app/override]
        app.css:6:16: note: 'button:hover { background-color }' does not survive 'wide' (light, dark) \
        [app/override]

        """)
    let report = String(decoding: try folder.read("out/report.json"), as: UTF8.self)
      .replacing(" ", with: "").replacing("\n", with: "")
    #expect(report.contains("\"selector\":\".berth\",\"property\":\"padding\""))
    #expect(report.contains("{\"theme\":\"wide\",\"cell\":\"dark\",\"widgets\":1}"))
  }

  @Test func findsThatHostileThemesWin() throws {
    let run = try render(
      "hostile-priority", "hostile-star", "--css", "app.css", "--appearance", "dark")
    for (rule, themes) in [
      ("padding", "'hostile-priority' (dark)"), ("margin-top", "'hostile-priority' (dark)"),
      ("color", "'hostile-priority' (dark) and 'hostile-star' (dark)"),
    ] {
      #expect(
        run.output.contains("'.berth { \(rule) }' does not survive \(themes)"), "\(run.output)")
    }
    #expect(!run.output.contains("nowhere"))
  }

  @Test func saysNothingWithoutAStylesheetOrOfTwoOfOneName() throws {
    #expect(try render("hostile-star").output.isEmpty)
    try folder.write("other/app.css", Self.styles)
    #expect(
      try render("hostile-star", "--css", "app.css", "--css", "other/app.css").output.isEmpty)
  }
}
