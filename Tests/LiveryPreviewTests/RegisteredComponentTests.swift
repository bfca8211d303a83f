import Fixtures
import LiveryAdwaita
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
    // Four bytes each, blue first.
    let pixels = texture.pixels
    let count = { (red: UInt8, green: UInt8, blue: UInt8) in
      stride(from: 0, to: pixels.count, by: 4).count {
        pixels[$0] == blue && pixels[$0 + 1] == green && pixels[$0 + 2] == red
      }
    }
    #expect(
      (appearance == "light" ? count(0x10, 0x20, 0x30) : count(0x30, 0x40, 0x50)) >= 20_000)
    #expect(count(0x50, 0x60, 0x70) >= 20_000)
  }
}
