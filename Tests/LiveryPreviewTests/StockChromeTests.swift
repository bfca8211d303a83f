import Fixtures
import GTKFixtures
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

@testable import LiveryPreview

/// What the parts of the window look like beside its gallery, which wears the theme alone.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct StockChromeTests {
  private let preview: PreviewWindow

  init() throws {
    preview = PreviewWindow(
      application: Screen.application, display: try #require(Display.standard),
      library: .onScreen)
    preview.window.setDefaultSize(width: 1100, height: 700)
    preview.live.choose(.light)
    preview.window.present()
    let window = preview.window
    try #require(MainLoop.run { window.isMapped })
  }

  /// Rules that say something of all that there is.
  private static let rules = [
    "* { color: #000000; background: #000000; }",
    "* { opacity: 0.1; }",
    "headerbar, .toolbar, .background, button { background: #ff00ff; color: #ff00ff; }",
  ]

  private func show(css: String) throws {
    let text = "livery = 1\nname = \"Loud\"\n[extra]\ncss = \"\(css)\"\n"
    let session = preview.live.session
    session.offer(
      try session.library.read(SourceText(file: "loud.livery.toml", text), path: nil), as: "loud")
    settle()
    try #require(session.loadedTheme.theme.name == "Loud")
  }

  private func settle() {
    _ = MainLoop.run(until: { false }, milliseconds: 300)
  }

  private func pixels(_ widget: Widget) throws -> [UInt8] {
    // It has none while it is laid out.
    try #require(MainLoop.run { widget.texture() != nil })
    return try #require(widget.texture()).pixels
  }

  @Test func noThemeChangesTheParts() throws {
    defer { preview.close() }
    settle()
    // The others say the name of the theme, or list it.
    let parts = [preview.sidebar.pages.widget]
    let stock = try parts.map(pixels)
    let size = (preview.window.width, preview.window.height)
    for css in Self.rules {
      try show(css: css)
      let seen = try? parts.map(pixels)
      #expect(seen == stock, "\(css)")
      #expect(size == (preview.window.width, preview.window.height), "\(css)")
    }
  }

  /// The height of the text in a menu of the window.
  private func menuTextHeight() throws -> Int {
    let menu = Menu()
    menu.append("One", action: "win.about")
    let popover = Popover(menu: menu)
    popover.open(on: preview.frame.bottom, at: (40, 4))
    defer { popover.close() }
    let text = { popover.descendants.compactMap { $0.as(Label.self) }.first { $0.text == "One" } }
    try #require(MainLoop.run { text()?.isMapped ?? false })
    settle()
    return try #require(text()).height
  }

  @Test func noThemeChangesTheTextOfMenus() throws {
    defer { preview.close() }
    settle()
    let stock = try menuTextHeight()
    try show(css: "* { font-size: 30px; }")
    #expect(try menuTextHeight() == stock)
  }

  @Test func theirSchemeIsTheDesktops() throws {
    defer { preview.close() }
    settle()
    let stock = try pixels(preview.sidebar.pages.widget)
    preview.live.choose(.dark)
    settle()
    #expect(preview.live.isDark)
    #expect(try pixels(preview.sidebar.pages.widget) == stock)
  }

  @Test(arguments: [Page.overview, .controls, .lists, .apps])
  func theGalleryIsPaintedAsInAWindowThatWearsTheTheme(page: Page) throws {
    defer { preview.close() }
    try show(
      css: ":root { --own: 9px; --accent-bg-color: #7a1fa2; } "
        + "window { font-size: 13pt; color: #103050; } "
        + "button { border-radius: 9px; } label { letter-spacing: 1px; }")
    preview.show(page)
    settle()
    let alone = try pixels(preview.background)
    preview.window.activateAction("win.whole-window")
    settle()
    let whole = try pixels(preview.background)
    #expect(alone.count == whole.count && alone.count > 300 * 300 * 4)
    let different = zip(alone, whole).count { $0 != $1 }
    #expect(different < 64, "\(different)")
  }

  @Test func theWholeWindowWearsTheThemeWhereThatIsPreferred() throws {
    defer { preview.close() }
    try show(css: "headerbar { background: #7a1fa2; }")
    let isThemed = {
      let pixels = try pixels(preview.frame.header)
      return stride(from: 0, to: pixels.count, by: 4).contains { index in
        pixels[index..<index + 3].elementsEqual([0xa2, 0x1f, 0x7a])
      }
    }
    #expect(try !isThemed())
    preview.window.activateAction("win.whole-window")
    settle()
    #expect(try isThemed())
    preview.window.activateAction("win.whole-window")
    settle()
    #expect(try !isThemed())
  }

  @Test func closesAPopoverBeforeAQuestionOpensOverIt() throws {
    defer { preview.close() }
    settle()
    let popover = Popover(child: Label("A color"))
    popover.open(on: preview.frame.bottom, at: (40, 4))
    #expect(MainLoop.run { popover.isMapped })
    MessageDialog.ask(
      "Edit a Copy?", body: "", answers: [.init("cancel", "_Cancel")], preferred: "cancel",
      over: preview.window
    ) { _ in }
    #expect(MainLoop.run { !popover.isMapped })
  }

  @Test func showsTheTitleOfAnOwnUIFileAndNoSecondWindowButtons() throws {
    defer { preview.close() }
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "mine.ui",
      """
      <interface><object class="AdwWindow">
        <property name="title">Notes</property>
        <property name="content"><object class="GtkBox">
          <property name="orientation">vertical</property>
          <child><object class="AdwHeaderBar"/></child>
          <child><object class="GtkHeaderBar"/></child>
        </object></property>
      </object></interface>
      """)
    preview.openUI(path)
    let page = preview.own.widget
    let titles = { page.descendants.compactMap { $0.as(Label.self) }.filter { $0.text == "Notes" } }
    #expect(MainLoop.run { titles().count { $0.isMapped } == 2 })
    let controls = page.descendants.filter { $0.typeName == "GtkWindowControls" }
    #expect(controls.allSatisfy { !$0.isVisible })
  }

  @Test func readsTheColorsThatASpecimenHasInTheTheme() throws {
    defer { preview.close() }
    preview.show(.controls)
    settle()
    let button = try #require(
      preview.background.descendants.first { $0.widgetName == "button-suggested" })
    #expect(button.paintedBackground?.hex == "#3584e4ff")
    #expect(button.paintedText?.hex == "#ffffffff")
  }
}
