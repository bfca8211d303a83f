import Desk
import Fixtures
import Foundation
import Testing

@testable import LiveryPreview

@Suite struct OwnUISourceTests {
  private func source(_ text: String) -> OwnUISource {
    OwnUISource(Array(text.utf8)) { $0.hasPrefix("Gtk") }
  }

  private func text(_ source: OwnUISource) -> String {
    String(decoding: source.text, as: UTF8.self)
  }

  @Test func putsALabelWhereATypeIsUnknown() {
    let source = source(
      """
      <interface>
        <object class="GtkBox" id="box"><child>
          <object class="Foo" id="x">
            <property name="y"/>
            <child><object class="GtkLabel"/></child>
          </object></child>
        </object>
      </interface>
      """)
    #expect(source.findings == [.init(line: 3, message: "no type is called 'Foo'")])
    #expect(source.roots == ["box"])
    let text = text(source)
    #expect(text.contains("<object class=\"GtkLabel\" id=\"x\"><property name=\"label\">Foo</"))
    #expect(!text.contains("class=\"Foo\"") && !text.contains("name=\"y\""))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
  }

  @Test func leavesOutAPropertyWhoseObjectIsUnknown() {
    let source = source(
      "<interface><object class=\"GtkListView\"><property name=\"factory\"><object class=\"F\"/>"
        + "</property><property name=\"a\">1</property></object></interface>")
    #expect(!text(source).contains("factory") && text(source).contains("name=\"a\""))
    #expect(source.roots == ["livery-2"] && text(source).contains("id=\"livery-2\""))
  }

  @Test func takesSignalsOutAndTemplatesForWhatTheyExtend() {
    let source = source(
      """
      <interface><requires lib="none" version="9"/><!-- <object class="Foo"/> -->
      <template class="Mine" parent="GtkBox">
      <signal name="map" handler="a > b"/><signal name="b" handler="c"></signal>
      </template></interface>
      """)
    let text = text(source)
    #expect(source.findings.isEmpty && source.roots == ["Mine"] && source.unclosed == nil)
    #expect(text.contains("<object class=\"GtkBox\" id=\"Mine\">") && text.contains("</object>"))
    #expect(!text.contains("signal") && !text.contains("template") && !text.contains("requires"))
  }

  @Test func namesFilesFromTheFolderOfTheSource() {
    var source = OwnUISource(
      Array(
        """
        <interface><object class="GtkBox"><child><object class="GtkPicture">
        <property name="file">my &amp; ship.png</property></object></child>
        <child><object class="GtkImage"><property name="file">ship.png</property></object></child>
        <child><object class="GtkImage"><property name="paintable">drawn</property></object></child>
        <child><object class="GtkImage"><property name="file">gone.png</property></object></child>
        <child><object class="GtkImage"><property name="resource">/a/b.png</property></object></child>
        <child><object class="GtkPicture"><property name="file">https://a/b</property></object></child>
        </object><object class="GtkIconPaintable" id="drawn"/></interface>
        """.utf8)
    ) { _ in true }
    source.findFiles { $0 == "gone.png" ? nil : "/home/me/\($0)" }
    let text = text(source)
    #expect(text.contains(">file:///home/me/my%20%26%20ship.png<"))
    #expect(text.contains("<property name=\"file\">/home/me/ship.png<"))
    #expect(text.contains(">drawn<") && text.contains(">https://a/b<"))
    #expect(!text.contains("gone.png") && !text.contains("/a/b.png"))
    #expect(
      source.findings == [
        .init(line: 5, message: "no file is called 'gone.png'"),
        .init(line: 6, message: "'/a/b.png' is a part of the program, which is not here"),
      ])
    #expect(source.files == ["/home/me/my & ship.png", "/home/me/ship.png"])
  }

  @Test func findsWhatIsNotClosed() {
    let source = source("<interface>\n<object class=\"GtkBox\">\n<child>\n</child>\n")
    #expect(source.unclosed == .init(line: 2, message: "nothing ends 'object'"))
  }

  @Test func dropsThePropertyAtALine() {
    var source = source(
      "<interface><object class=\"GtkBox\" id=\"b\">\n<property name=\"x\">1</property>\n"
        + "<property name=\"y\">2</property>\n</object></interface>")
    let isDropped = source.dropProperty(atLine: 2, saying: "no x")
    #expect(isDropped)
    #expect(!text(source).contains("\"x\"") && text(source).contains("\"y\""))
    let hasMore = source.dropProperty(atLine: 4, saying: "nothing")
    #expect(!hasMore)
    #expect(source.findings == [.init(line: 2, message: "no x")])
  }
}

@Suite(.enabled(if: Desk.isAvailable), .serialized)
struct OwnUITests {
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

  @Test func showsPicturesThatLieBesideIt() throws {
    let folder = try TemporaryFolder()
    let paint = { (pixel: [UInt8]) in
      let pixels = (0..<64 * 64).flatMap { _ in pixel }
      try folder.write("ship.ppm", Data("P6 64 64 255\n".utf8) + Data(pixels))
    }
    _ = try paint([0x20, 0x40, 0x60])
    let path = try folder.write(
      "mine.ui",
      """
      <interface><object class="GtkBox"><child><object class="GtkPicture" id="ship">
        <property name="file">ship.ppm</property>
        <accessibility><property name="label">Ship</property></accessibility>
        <property name="halign">start</property><property name="valign">start</property>
      </object></child></object></interface>
      """)
    let preview = try Preview(["--ui", path], directory: "/")
    let place = try preview.place("image", "Ship")
    let middle = Point(x: place.x + 32, y: place.y + 32)
    #expect(try preview.pixel(middle, awaiting: "#204060") == "#204060")
    _ = try paint([0x60, 0x40, 0x20])
    #expect(try preview.pixel(middle, awaiting: "#604020") == "#604020")
    try preview.expectHealth()
  }

  @Test func opensWithAFileThatIsNone() throws {
    let preview = try Preview(["--ui", "/nonexistent/mine.ui"])
    _ = try preview.text(saying: "“mine.ui” cannot be shown")
    try preview.expectHealth()
  }
}
