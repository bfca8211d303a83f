import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct BoxViewTests {
  @Test func isAWidgetOfItsOwnWithItsOwnNameInStylesheets() {
    let box = BoxView(Label("text"))
    #expect(g_type_parent(BoxView.nativeType) == gtk_widget_get_type())
    #expect(gtk_widget_get_css_name(box.native).map { String(cString: $0) } == "boxview")
  }

  @Test func takesItsBorderAndRadiusFromTheStylesheet() throws {
    let box = BoxView(Label(""))
    box.setMinimumSize(width: 60, height: 40)
    box.align(horizontally: .center, vertically: .center)
    let shown = TestWindow(box)
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    provider.load(
      "boxview { border: 4px solid #ff0000; border-radius: 16px; background: #0000ff; }")
    display.add(provider, priority: .user)
    defer { display.remove(provider) }
    try #require(MainLoop.run { color(of: box, x: 1, y: box.height / 2) == [0, 0, 255, 255] })
    #expect(color(of: box, x: box.width / 2, y: box.height / 2) == [255, 0, 0, 255])
    #expect(color(of: box, x: 0, y: 0) == [0, 0, 0, 0])
    withExtendedLifetime(shown) {}
  }

  @Test func releasesItsContent() {
    var label: Label? = Label("text")
    let frees = label.map { Probe.frees(of: $0) }
    var box: BoxView? = label.map { BoxView($0) }
    let boxFrees = box.map { Probe.frees(of: $0) }
    label = nil
    #expect(frees?.value == 0)
    box = nil
    #expect(boxFrees?.value == 1)
    #expect(frees?.value == 1)
  }

  /// Blue, green, red and alpha of a point; nothing before the widget has a size.
  private func color(of widget: Widget, x: Int, y: Int) -> [UInt8] {
    guard let texture = widget.texture() else { return [] }
    let start = (y * texture.width + x) * 4
    return Array(texture.pixels[start..<start + 4])
  }
}
