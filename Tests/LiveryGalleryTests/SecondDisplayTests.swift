import GTKFixtures
import LiveryAdwaita
import LiveryGallery
import TestDisplay
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

/// Pages on a second connection to the screen, as the compare window shows them.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct SecondDisplayTests {
  @Test(arguments: [(Page.surfaces, "swatch-blue-1"), (.customViews, "box-1")])
  func hasTheStylesheetOfAPage(page: Page, id: String) throws {
    let built = try build(page, ThemeSession(library: .onScreen))
    let window = try show(built, on: #require(Self.secondDisplay))
    defer { window.destroy() }
    let specimen = try #require(built.widget(id))
    #expect(MainLoop.run { color(of: specimen)?.last == 255 })
  }

  @Test func leavesTheBoxesOfTheFirstDisplayAsTheyAre() throws {
    let light = ThemeSession(library: .onScreen)
    let dark = ThemeSession(library: .onScreen)
    dark.setScheme(.dark)
    let first = try build(.customViews, light)
    let firstWindow = try show(first, on: #require(Display.standard))
    defer { firstWindow.destroy() }
    let box = try #require(first.widget("box-2"))
    try #require(MainLoop.run { color(of: box)?.last == 255 })
    let before = color(of: box)
    let second = try build(.customViews, dark)
    let secondWindow = try show(second, on: #require(Self.secondDisplay))
    defer { secondWindow.destroy() }
    let other = try #require(second.widget("box-2"))
    #expect(MainLoop.run { color(of: other).map { $0.last == 255 && $0 != before } == true })
    // It has no picture while it waits for a layout.
    #expect(MainLoop.run { color(of: box) != nil })
    #expect(color(of: box) == before)
  }

  /// GTK 4.8 leaks what belongs to a connection that is closed, so there is one.
  private static let secondDisplay = Display.standard?.openedAgain()

  private func build(_ page: Page, _ session: ThemeSession) throws -> BuiltPage {
    let folder = try #require(Resources.folder("gallery"))
    return try BuiltPage(page, file: "\(folder)/\(page.file)", session: session)
  }

  private func show(_ page: BuiltPage, on display: Display) throws -> Window {
    let window = Window(application: Screen.application)
    window.setDisplay(display)
    window.setContent(page.root)
    window.present()
    try #require(MainLoop.run { page.root.isMapped && page.root.height > 0 })
    return window
  }

  /// Blue, green, red and alpha at the left edge; nothing before the widget has a size.
  private func color(of widget: Widget) -> [UInt8]? {
    guard let texture = widget.texture() else { return nil }
    let start = (texture.height / 2 * texture.width + min(4, texture.width / 2)) * 4
    return Array(texture.pixels[start..<start + 4])
  }
}
