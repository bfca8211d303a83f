import Fixtures
import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import Testing

/// A page of somebody's own with widgets that a theme registers, as it is painted.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct RegisteredComponentTests {
  private static let page = """
    <?xml version="1.0"?>
    <interface>
      <object class="GtkBox">
        <child><object class="GtkBox">
          <property name="css-name">gaugeview</property>
          <property name="width-request">200</property>
          <property name="height-request">100</property>
        </object></child>
        <child><object class="LiveryBoxView">
          <child><object class="GtkBox">
            <property name="css-name">gaugeview</property>
            <property name="width-request">200</property>
            <property name="height-request">100</property>
          </object></child>
        </object></child>
        <child><object class="GaugeView"/></child>
      </object>
    </interface>
    """

  private static let theme = """
    livery = 1
    name = "Dials"
    [components]
    gauge = { node = "gaugeview", properties = { glow = "color" } }
    [styles]
    gauge = { background = { light = "#102030", dark = "#304050" }, min-height = 100, glow = "#ff0000" }
    "box gauge" = { background = "#506070" }
    """

  @MainActor @Test(arguments: ["light", "dark"])
  func isPaintedOnAPageOfOnesOwn(appearance: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("page.ui", Self.page)
    try folder.write("dials.livery.toml", Self.theme)
    let run = try PreviewCommand.run(
      [
        "render", "dials.livery.toml", "-o", "out", "--ui", "page.ui", "--appearance", appearance,
      ], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let texture = try #require(
      Texture(file: "\(folder.path)/out/dials/\(appearance)/page.png"))
    #expect(
      (appearance == "light"
        ? Self.count(0x10, 0x20, 0x30, in: texture) : Self.count(0x30, 0x40, 0x50, in: texture))
        >= 20_000)
    #expect(Self.count(0x50, 0x60, 0x70, in: texture) >= 20_000)
  }

  /// A color whose role has no variable is one by its name in a variable, too.
  @MainActor @Test(.enabled(if: Toolkit.release >= .v4_16, "needs variables"))
  func hasItsPropertiesAsVariables() throws {
    let folder = try TemporaryFolder()
    try folder.write("page.ui", Self.page)
    try folder.write(
      "dials.livery.toml",
      """
      livery = 1
      name = "Dials"
      [colors]
      border = "#0a0b0c"
      [components]
      gauge = { node = "gaugeview", properties = { line = "color", ring = "length" } }
      [styles]
      gauge = { line = "$border", ring = 30 }
      "box gauge" = { line = "#102030" }
      [extra]
      css = '''
      gaugeview { background-color: var(--gauge-line); padding: var(--gauge-ring); }
      '''
      """)
    let run = try PreviewCommand.run(
      ["render", "dials.livery.toml", "-o", "out", "--ui", "page.ui", "--appearance", "light"],
      in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let texture = try #require(Texture(file: "\(folder.path)/out/dials/light/page.png"))
    #expect(Self.count(0x0a, 0x0b, 0x0c, in: texture) >= 20_000)
    #expect(Self.count(0x10, 0x20, 0x30, in: texture) >= 20_000)
  }

  /// How many pixels have a color; four bytes each, blue first.
  @MainActor private static func count(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, in texture: Texture
  ) -> Int {
    let pixels = texture.pixels
    return stride(from: 0, to: pixels.count, by: 4).count {
      pixels[$0] == blue && pixels[$0 + 1] == green && pixels[$0 + 2] == red
    }
  }
}
