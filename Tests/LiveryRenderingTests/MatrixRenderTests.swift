import Fixtures
import Foundation
import GTKFixtures
import LiveryAdwaita
import Testing

/// Renders of UI files over the axes of a matrix.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen }, .serialized)
@MainActor struct MatrixRenderTests {
  private let folder: TemporaryFolder

  private static let window = """
    <interface>
      <object class="GtkBox">
        <property name="orientation">vertical</property>
        <child><object class="GtkButton">
          <property name="label">Cast off</property>
          <style><class name="suggested-action"/></style>
        </object></child>
        <child><object class="GtkCheckButton">
          <property name="label">Fenders</property>
        </object></child>
      </object>
    </interface>
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("window.ui", Self.window)
  }

  private func render(_ arguments: String...) throws -> ProgramRun {
    try PreviewCommand.run(
      ["render", "-o", "out", "--size", "400x120"] + arguments, in: folder.path)
  }

  private func picture(_ file: String) throws -> Texture {
    try #require(Texture(file: "\(folder.path)/out/\(file).png"), "\(file)")
  }

  @Test func paintsAUIFileInEachCell() throws {
    let run = try render(
      "adwaita", "--ui", "window.ui", "--appearance", "light", "--accent", "none", "--accent",
      "#9141ac", "--text-scale", "1", "--text-scale", "2", "--direction", "ltr", "--direction",
      "rtl")
    #expect(run.status == 0, "\(run.errors)")
    let variants = [
      "light", "light+rtl", "light+text-200", "light+text-200+rtl", "light+accent-9141ac",
      "light+accent-9141ac+rtl", "light+accent-9141ac+text-200",
      "light+accent-9141ac+text-200+rtl",
    ]
    let pixels = try variants.map { try picture("adwaita/\($0)/window").pixels }
    #expect(Set(pixels).count == variants.count)
    #expect(try folder.contents(of: "out").count == variants.count + 1)
    let report = String(decoding: try folder.read("out/report.json"), as: UTF8.self)
    for words in [
      "\"cell\":\"light+text-200+rtl\"", "\"textScale\":2", "\"direction\":\"rtl\"",
      "\"accent\":\"#9141ac\"", "\"page\":\"window.ui\"",
    ] {
      #expect(report.replacing(" ", with: "").contains(words), "\(words)")
    }
  }

  @Test func paintsTheAccentOnlyWhereTheThemeHasNone() throws {
    let own = try folder.writeTheme("own", accent: "#123456")
    #expect(
      try render(
        "adwaita", own, "--ui", "window.ui", "--appearance", "dark", "--accent", "none", "--accent",
        "#9141ac"
      ).status == 0)
    let button = { (loadedTheme: String) in
      // Beside the label of the button, which is as wide as the page.
      let pixels = try self.picture("\(loadedTheme)/window").pixels
      return Array(pixels[(16 * 400 + 60) * 4..<(16 * 400 + 60) * 4 + 3].reversed())
    }
    #expect(try button("adwaita/dark+accent-9141ac") == [0x91, 0x41, 0xac])
    #expect(try button("own/dark+accent-9141ac") == [0x12, 0x34, 0x56])
    #expect(try button("own/dark") == [0x12, 0x34, 0x56])
  }

  @Test func takesAMatrixOfTheProject() throws {
    try folder.write(
      "livery.toml",
      """
      [[matrix.app]]
      themes = ["adwaita", "ocean"]
      appearances = ["dark"]
      [[matrix.app]]
      themes = ["adwaita"]
      appearances = ["dark", "light+high-contrast"]
      directions = ["ltr", "rtl"]
      """)
    let run = try render("--ui", "window.ui", "--matrix", "app")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      Set(try folder.contents(of: "out").keys) == [
        "report.json", "ocean/dark/window.png", "adwaita/dark/window.png",
        "adwaita/dark+rtl/window.png", "adwaita/light+high-contrast/window.png",
        "adwaita/light+high-contrast+rtl/window.png",
      ])
  }

  @Test func paintsTheOthersWhereAUIFileCannotBeShown() throws {
    try folder.write("broken.ui", "<interface>\n<object class='GtkBox'>\n")
    try folder.write("other/window.ui", Self.window)
    let run = try render(
      "adwaita", "--appearance", "dark", "--ui", "window.ui", "--ui", "gone.ui", "--ui",
      "broken.ui", "--ui", "other/window.ui")
    #expect(run.status == 66)
    #expect(run.errors.contains("'gone.ui' cannot be read"), "\(run.errors)")
    #expect(run.errors.contains("'broken.ui' is not painted: "), "\(run.errors)")
    #expect(
      Set(try folder.contents(of: "out").keys) == [
        "report.json", "adwaita/dark/window.png", "adwaita/dark/window-2.png",
      ])
  }

  @Test(
    arguments: [
      (["ocean", "--matrix", "ap"], "no matrix is called 'ap'"),
      (["ocean", "--matrix", "user-themes"], "'user-themes' names its themes itself"),
      (["--matrix", "open"], "expected a theme's file"),
      (["ocean", "--matrix", "many"], "more than 2000 cells"),
      (["ocean", "--text-scale", "9"], "expected a number from 0.5 to 3"),
      (["ocean", "--direction", "up"], "direction"),
      (["ocean", "--accent", "mauvish"], "expected an opaque color"),
      (["ocean", "--only", "button-flat"], "goes without '--ui'"),
    ] as [([String], String)])
  func refusesWhatItCannotDo(arguments: [String], words: String) throws {
    let numbers = (0..<90).map { "\(0.5 + Double($0) / 100)" }.joined(separator: ", ")
    let accents = (0..<90).map { "'#0000\($0 + 10)'" }.joined(separator: ", ")
    try folder.write(
      "livery.toml",
      """
      [matrix.open]
      appearances = ["dark"]
      [matrix.many]
      text-scales = [\(numbers)]
      accents = [\(accents)]
      """)
    let run = try PreviewCommand.run(
      ["render", "-o", "out", "--ui", "window.ui"] + arguments, in: folder.path)
    #expect(run.status == 64, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!folder.exists("out"))
  }
}
