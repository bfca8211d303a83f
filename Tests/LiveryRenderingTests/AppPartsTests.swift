import Fixtures
import Foundation
import GTKFixtures
import LiveryAdwaita
import Testing

/// An app's resources and stylesheets, painted without the app.
@Suite(.enabled("needs a screen") { PreviewCommand.hasScreen }, .serialized)
@MainActor struct AppPartsTests {
  private let folder: TemporaryFolder

  private static let window = """
    <interface>
      <object class="GtkBox">
        <child><object class="GtkImage">
          <property name="resource">/org/example/App/red.png</property>
          <property name="pixel-size">64</property>
        </object></child>
        <child><object class="GtkListView">
          <property name="model"><object class="GtkNoSelection"><property name="model">
            <object class="GtkStringList"><items><item>Lisbon</item></items></object>
          </property></object></property>
          <property name="factory"><object class="GtkBuilderListItemFactory">
            <property name="resource">/org/example/App/row.ui</property>
          </object></property>
        </object></child>
        <child><object class="GtkImage">
          <property name="resource">/org/example/App/gone.png</property>
        </object></child>
      </object>
    </interface>
    """

  private static let row = """
    <interface>
      <template class="GtkListItem">
        <property name="child"><object class="GtkLabel">
          <property name="label">A row of the app's</property>
          <style><class name="berth"/></style>
        </object></property>
      </template>
    </interface>
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("data/window.ui", Self.window)
    try folder.write("data/row.ui", Self.row)
    try folder.write("data/style.css", ".berth { color: #00ff00; padding: 12px; }\n")
    let red = Texture(width: 8, height: 8, pixels: (0..<64).flatMap { _ in [0, 0, 255, 255] })
    try Data(red.png).write(to: URL(fileURLWithPath: "\(folder.path)/data/red.png"))
    try folder.write(
      "data/app.xml",
      """
      <gresources><gresource prefix="/org/example/App">
      <file>window.ui</file><file compressed="true">row.ui</file><file>style.css</file>
      <file>red.png</file>
      </gresource></gresources>
      """)
    let compiler = try ProgramRun(
      ["/usr/bin/glib-compile-resources", "--target=../app.gresource", "app.xml"],
      in: "\(folder.path)/data")
    try #require(compiler.status == 0, "\(compiler.errors)")
  }

  private func render(_ arguments: String...) throws -> ProgramRun {
    try PreviewCommand.run(
      ["render", "adwaita", "--appearance", "dark", "-o", "out", "--size", "400x120"] + arguments,
      in: folder.path)
  }

  /// The colors of the painted page, in RGB.
  private func colors(of name: String = "window") throws -> Set<[UInt8]> {
    let texture = try #require(Texture(file: "\(folder.path)/out/adwaita/dark/\(name).png"))
    let pixels = texture.pixels
    return Set(
      stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 3].reversed()) })
  }

  @Test func showsPicturesRowsAndStylesOfTheResources() throws {
    let run = try render(
      "--resource", "app.gresource", "--ui", "/org/example/App/window.ui", "--css",
      "/org/example/App/style.css")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        "/org/example/App/window.ui:16: '/org/example/App/gone.png' is a part of the program"),
      "\(run.errors)")
    let colors = try colors()
    #expect(colors.contains([255, 0, 0]))
    #expect(colors.contains([0, 255, 0]))
  }

  @Test func letsAThemeOfTheUsersWinOverTheStylesheet() throws {
    try folder.write(
      "loud.livery.toml",
      "livery = 1\nname = 'Loud'\n[extra]\ncss = '''\n* { color: #ff00ff }\n'''\n")
    let run = try render(
      "loud.livery.toml", "--ui", "data/window.ui", "--css", "data/style.css", "--resource",
      "app.gresource")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try colors().contains([0, 255, 0]))
    let loud = try #require(Texture(file: "\(folder.path)/out/loud/dark/window.png"))
    let pixels = Set(
      stride(from: 0, to: loud.pixels.count, by: 4).map {
        Array(loud.pixels[$0..<$0 + 3].reversed())
      })
    #expect(pixels.contains([255, 0, 255]) && !pixels.contains([0, 255, 0]))
  }

  @Test func showsATextViewWithAMarginOfAnySize() throws {
    try folder.write(
      "data/margin.ui",
      "<interface><object class='GtkTextView'><property name='left-margin'>2147483647</property>"
        + "</object></interface>")
    let run = try render("--ui", "data/margin.ui")
    #expect(!run.errors.contains("killed"), "\(run.errors)")
  }

  @Test func showsNothingOfResourcesThatNobodyNames() throws {
    let run = try render("--ui", "data/window.ui")
    #expect(run.status == 0)
    #expect(run.errors.contains("'/org/example/App/red.png' is a part of the program"))
    #expect(run.errors.contains("'/org/example/App/row.ui' is a part of the program"))
    #expect(try !colors().contains([255, 0, 0]))
  }

  @Test(
    arguments: [
      (["--resource", "data/window.ui"], 65, "'data/window.ui' is no file of resources"),
      (["--resource", "gone.gresource"], 66, "'gone.gresource' cannot be read"),
      (["--css", "gone.css"], 66, "'gone.css' cannot be read"),
      (["--css", "/org/example/App/gone.css", "--resource", "app.gresource"], 66, "gone.css"),
      (["--ui", "/org/example/App/gone.ui", "--resource", "app.gresource"], 65, "gone.ui"),
      (["--css", "crashing.css"], 65, "'crashing.css' cannot be shown: GTK was killed by signal"),
    ] as [([String], Int32, String)])
  func saysWhatCannotBeRead(arguments: [String], status: Int32, words: String) throws {
    try folder.write("crashing.css", "button { box-shadow: 0 0 100000px red; }")
    try folder.write("crashing.ui", "<interface><object class='GtkButton'/></interface>")
    let ui = arguments.contains("--ui") ? [] : ["--ui", "crashing.ui"]
    let run = try PreviewCommand.run(
      ["render", "adwaita", "--appearance", "dark", "-o", "out"] + ui + arguments, in: folder.path)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!folder.exists("out/adwaita"))
  }

  @Test(arguments: [3, 7, 19])
  func survivesBrokenResources(step: Int) throws {
    var bytes = [UInt8](try folder.read("app.gresource"))
    for index in stride(from: 24, to: bytes.count, by: step) { bytes[index] ^= 0x5a }
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder.path)/broken.gresource"))
    let run = try render("--ui", "data/window.ui", "--resource", "broken.gresource")
    // What is left of them may be read, or not; nothing else comes of it.
    #expect([0, 65].contains(run.status), "\(run.errors)")
  }

  @Test func saysWhatGTKRefusesInAStylesheet() throws {
    try folder.write("odd.css", "label {\n  colr: red;\n}\n")
    let run = try render("--ui", "data/window.ui", "--css", "odd.css")
    #expect(run.status == 0)
    #expect(run.errors.contains("odd.css:2:3: "), "\(run.errors)")
  }
}
