import Fixtures
import GTKFixtures
import LiveryAdwaita
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryGTK
@testable import LiveryGallery
@testable import LiveryPreview

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ComparisonTests {
  private let preview: PreviewWindow
  private let comparison: CompareSession

  init() throws {
    let library = ThemeLibrary.onScreen
    let preview = PreviewWindow(
      application: Screen.application, display: try #require(Display.standard), library: library)
    (self.preview, comparison) = (preview, preview.compareSession)
    preview.window.setDefaultSize(width: 900, height: 500)
    preview.live.session.select("ocean")
    preview.show(.controls)
    preview.window.present()
    // The header bar shows the theme.
    preview.chrome?.isOn = false
    let window = preview.window
    try #require(MainLoop.run { window.isMapped })
  }

  private func opened() throws -> CompareWindow {
    comparison.open()
    let other = try #require(comparison.other)
    comparison.setWearsTheme(true)
    try #require(MainLoop.run { other.window.isMapped && other.window.width > 0 })
    return other
  }

  /// A pixel of a window's header bar, as it is painted, once it is the one expected, or at the
  /// latest after 5 s: blue, green, red.
  private func header(of window: Window, awaiting color: [UInt8]) throws -> [UInt8] {
    var seen: [UInt8] = []
    for _ in 1...50 where seen != color {
      _ = MainLoop.run(until: { false }, milliseconds: 100)
      guard let texture = window.texture() else { continue }
      let start = (5 * texture.width + texture.width / 2) * 4
      seen = Array(texture.pixels[start..<start + 3])
    }
    return seen
  }

  private func bytes(_ theme: String, _ appearance: String) throws -> [UInt8] {
    let hex = try ResolvedColors(theme, appearance)["headerbar-bg"].dropFirst()
    let value = try #require(Int(hex, radix: 16))
    return [UInt8(value & 0xff), UInt8(value >> 8 & 0xff), UInt8(value >> 16 & 0xff)]
  }

  @Test func holdsTwoThemesAtOnce() throws {
    let other = try opened()
    defer { preview.close() }
    #expect(other.window.title == "Compare: Adwaita — Livery")
    let window = other.window
    let (ocean, adwaita) = (try bytes("ocean", "light"), try bytes("adwaita", "light"))
    #expect(try header(of: window, awaiting: adwaita) == adwaita)
    #expect(try header(of: preview.window, awaiting: ocean) == ocean)

    other.live.session.select("mint")
    other.live.choose(.dark)
    let mint = try bytes("mint", "dark")
    #expect(try header(of: window, awaiting: mint) == mint)
    #expect(try header(of: preview.window, awaiting: ocean) == ocean)
    #expect(!preview.live.isDark)
  }

  @Test func staysOnThePageAndAtThePlaceOfTheOther() throws {
    let other = try opened()
    defer { preview.close() }
    #expect(other.gallery.page == .controls)
    let places = [preview.gallery, other.gallery].map { gallery in
      { () -> ScrolledWindow? in
        guard let page = gallery.visiblePage else { return nil }
        return ([page] + page.descendants).lazy.compactMap { $0.as(ScrolledWindow.self) }.first
      }
    }
    let (one, two) = (try #require(places[0]()), try #require(places[1]()))
    try #require(MainLoop.run { two.height > 0 && one.height > 0 })
    one.position.down = 0.5
    #expect(
      MainLoop.run { abs(one.position.down - 0.5) < 0.01 && abs(two.position.down - 0.5) < 0.01 })
    two.position.down = 1
    #expect(MainLoop.run { one.position.down > 0.99 })

    preview.show(.text)
    #expect(other.gallery.page == .text)
    other.window.activateAction("win.next-page")
    #expect(preview.gallery.page == .lists && other.gallery.page == .lists)
  }

  @Test func showsEditsThatNoFileHolds() throws {
    let other = try opened()
    defer { preview.close() }
    let session = preview.live.session
    try session.set(.role(.headerbarBg), to: "#204060")
    #expect(MainLoop.run { other.live.session.entry("ocean-copy") != nil })
    #expect(other.live.session.currentID == "adwaita")
    other.live.session.select("ocean-copy")
    let (first, second): ([UInt8], [UInt8]) = ([0x60, 0x40, 0x20], [0x20, 0x40, 0x60])
    #expect(try header(of: other.window, awaiting: first) == first)

    try session.set(.role(.headerbarBg), to: "#604020")
    #expect(try header(of: other.window, awaiting: second) == second)
    try session.undo()
    #expect(try header(of: other.window, awaiting: first) == first)
    session.close("ocean-copy")
    #expect(MainLoop.run { other.live.session.currentID == "adwaita" })
  }

  @Test func showsAnOwnPageAVisionAndContrastAsTheOther() throws {
    let folder = try TemporaryFolder()
    let label: (String) -> String = {
      """
      <interface><object class='GtkLabel' id='one'>
        <property name='label'>\($0)</property>
      </object></interface>
      """
    }
    let path = try folder.write("own.ui", label("One"))
    let other = try opened()
    defer { preview.close() }
    let shown = { (text: String) in
      other.gallery.visiblePage?.descendants.contains { $0.as(Label.self)?.text == text } ?? false
    }
    preview.openUI(path)
    #expect(MainLoop.run { shown("One") })
    try folder.write("own.ui", label("Two"))
    #expect(MainLoop.run { shown("Two") })
    preview.show(.text)
    #expect(MainLoop.run { other.gallery.page == .text })

    preview.setVision(.grayscale)
    #expect(MainLoop.run { other.visionBar.widget.isRevealed })
    #expect(other.live.session.vision == .grayscale)
    other.visionBar.onEnded()
    #expect(MainLoop.run { !other.visionBar.widget.isRevealed })
    #expect(preview.live.session.vision == .full)
    preview.setTrait("high-contrast", isOn: true)
    #expect(
      MainLoop.run { other.live.session.loadedTheme.appearance.traits.contains(.highContrast) })
  }

  @Test func isOutOfTheWayWhileItIsClosed() throws {
    let other = try opened()
    defer { preview.close() }
    other.live.session.select("mint")
    other.window.close()
    #expect(MainLoop.run { !other.window.isMapped })
    let parses = other.live.stage.parses
    other.live.session.select("pumpkin")
    #expect(!MainLoop.run(until: { other.live.stage.parses > parses }, milliseconds: 200))
    #expect(try opened() === other)
    #expect(MainLoop.run { other.live.stage.parses > parses })
  }
}
