import GTKFixtures
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing

/// Links in labels that were there before a theme: GTK colors them only with the rest of the label.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct LinkColorTests {
  private static let page = """
    <interface><object class="GtkBox" id="box"><child><object class="GtkLabel">
      <property name="use-markup">1</property>
      <property name="label">A &lt;a href="about:blank"&gt;link&lt;/a&gt; of it</property>
    </object></child></object></interface>
    """

  @Test(arguments: [
    ("", "link { color: #ff0000; }"), ("@define-color accent_color #00aa00;", ""),
    ("", "label > link { text-decoration: none; color: #aa00aa; }"),
  ])
  func areThoseOfAppsThatStartWithTheTheme(colors: String, rules: String) throws {
    let box = try Self.box()
    let shown = TestWindow(box)
    let stage = StyleStage(display: try #require(Display.standard), clock: shown.window)
    defer { stage.leave() }
    let stock = try pixels(of: box, in: shown)
    stage.show(colors: colors, rules: rules)
    let changed = try pixels(of: box, in: shown)
    let late = try Self.box()
    let later = try pixels(of: late, in: TestWindow(late))
    #expect(changed == later)
    #expect(changed != stock)
  }

  private static func box() throws -> Widget {
    try #require(try Builder(text: Array(page.utf8), file: "page.ui").widget("box"))
  }

  /// What a window's content is painted as, once nothing changes any more.
  private func pixels(of content: Widget, in shown: TestWindow) throws -> [UInt8] {
    var frames = 0
    shown.window.onEachFrame {
      frames += 1
      return frames < 4
    }
    try #require(MainLoop.run { frames >= 4 })
    return try #require(content.texture()).pixels
  }
}
