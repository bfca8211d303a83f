import Fixtures
import Foundation
import LiveryAdwaita
import TestDisplay
import Testing

@Suite(.enabled(if: TestDisplay.isAvailable), .serialized)
struct AppUITests {
  private static func ui(_ label: String, more: String = "") -> String {
    """
    <?xml version="1.0"?>
    <interface>
      <template class="MyWindow" parent="AdwApplicationWindow">
        <property name="content"><object class="GtkBox">
          <property name="orientation">vertical</property>
          <child><object class="GtkButton">
            <property name="label">\(label)</property>
            <signal name="clicked" handler="on_clicked"/>
          </object></child>
          \(more)
        </object></property>
      </template>
    </interface>
    """
  }

  @Test func showsAFileFollowsItAndSurvivesWhatIsWrongInIt() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("mine.ui", Self.ui("Own Button One"))
    let preview = try Preview(["--ui", path])
    try preview.await("selected", of: "list item", "mine.ui")
    #expect(try preview.text(saying: "Own Button One") == "Own Button One")

    let unknown = """
      <child><object class="PanelFrame"><property name="x">1</property></object></child>
      <child><object class="GtkLabel"><property name="nonsense">1</property></object></child>
      """
    try folder.write("mine.ui", Self.ui("Own Button Two", more: unknown))
    #expect(try preview.text(saying: "Own Button Two") == "Own Button Two")
    let findings = try preview.text(saying: "no type is called 'PanelFrame'")
    #expect(findings.contains("mine.ui:10: no type") && findings.contains("mine.ui:11: "))

    try folder.write("mine.ui", "<interface>\n<object class='GtkBox'>\n")
    _ = try preview.text(saying: "mine.ui:2: nothing ends 'object'")
    #expect(try preview.text(saying: "Own Button Two") == "Own Button Two")
    try folder.write("mine.ui", Self.ui("Own Button Three"))
    #expect(try preview.text(saying: "Own Button Three") == "Own Button Three")
    try preview.expectHealth()
  }

  @MainActor @Test func showsPicturesThatLieBesideIt() throws {
    let folder = try TemporaryFolder()
    // Blue first.
    let paint = { (pixel: [UInt8]) in
      let pixels: [UInt8] = (0..<64 * 64).flatMap { _ in pixel + [255] }
      try folder.write("ship.png", Data(Texture(width: 64, height: 64, pixels: pixels).png))
    }
    _ = try paint([0x60, 0x40, 0x20])
    let path = try folder.write(
      "mine.ui",
      """
      <interface><object class="GtkBox"><child><object class="GtkPicture" id="ship">
        <property name="file">ship.png</property>
        <accessibility><property name="label">Ship</property></accessibility>
        <property name="halign">start</property><property name="valign">start</property>
      </object></child></object></interface>
      """)
    let preview = try Preview(["--ui", path], directory: "/")
    let place = try preview.place("image", "Ship")
    let middle = Point(x: place.x + 32, y: place.y + 32)
    #expect(try preview.pixel(middle, awaiting: "#204060") == "#204060")
    _ = try paint([0x20, 0x40, 0x60])
    #expect(try preview.pixel(middle, awaiting: "#604020") == "#604020")
    try preview.expectHealth()
  }

  @MainActor @Test func showsPicturesOfTheThemeByName() throws {
    let folder = try TemporaryFolder()
    let svg = { (color: String) in
      "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'>"
        + "<rect width='64' height='64' fill='\(color)'/></svg>"
    }
    try folder.write("day.svg", svg("#204060"))
    let theme = try folder.write(
      "t.livery.toml", "livery = 1\nname = 'T'\n[pictures]\nship = 'day.svg'\n")
    let path = try folder.write(
      "mine.ui",
      """
      <interface><object class="GtkBox"><child><object class="GtkPicture">
        <property name="name">ship</property>
        <accessibility><property name="label">Ship</property></accessibility>
        <property name="width-request">64</property><property name="height-request">64</property>
        <property name="halign">start</property><property name="valign">start</property>
      </object></child></object></interface>
      """)
    let preview = try Preview([theme, "--ui", path], directory: "/")
    let place = try preview.place("image", "Ship")
    let middle = Point(x: place.x + 32, y: place.y + 32)
    #expect(try preview.pixel(middle, awaiting: "#204060") == "#204060")
    try folder.write("day.svg", svg("#604020"))
    #expect(try preview.pixel(middle, awaiting: "#604020") == "#604020")
    // What cannot be shown leaves the last good page, and the window says why.
    try folder.write("day.svg", "<svg width='1' height='1'><script/></svg>")
    _ = try preview.text(saying: "it has a script")
    let moved = try preview.place("image", "Ship")
    let same = Point(x: moved.x + 32, y: moved.y + 32)
    #expect(try preview.pixel(same, awaiting: "#604020") == "#604020")
    try preview.expectHealth()
  }

  @Test func opensWithAFileThatIsNone() throws {
    let preview = try Preview(["--ui", "/nonexistent/mine.ui"])
    _ = try preview.text(saying: "“mine.ui” cannot be shown")
    try preview.expectHealth()
  }
}
