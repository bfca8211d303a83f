import Fixtures
import GTKFixtures
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryGallery
@testable import LiveryPreview

/// The second gallery of a window, as it is painted beside the first.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct SplitViewTests {
  private let preview: PreviewWindow
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    preview = PreviewWindow(
      application: Screen.application, display: try #require(Display.standard),
      library: .onScreen)
    preview.window.setDefaultSize(width: 1100, height: 600)
    preview.live.choose(.light)
    preview.window.present()
    let window = preview.window
    try #require(MainLoop.run { window.isMapped })
  }

  /// A theme that says something of all that it can say something of.
  private static let loud = """
    livery = 1
    name = "Loud"

    [colors]
    accent-bg = { light = "#7a1fa2", dark = "#b05010" }
    window-bg = { light = "#fff4e0", dark = "#201000" }

    [fonts]
    body = { family = "Serif", size = 15 }

    [styles]
    button = { radius = 0, padding = [2, 30] }
    entry = { background = "#ffff00", color = "#000000" }

    [extra]
    css = "label { letter-spacing: 2px; } switch { filter: invert(1); } * { text-shadow: 1px 1px red; }"

    """

  private func side() throws -> SplitSide {
    preview.window.activateAction("win.split")
    let side = try #require(preview.split.side)
    try #require(MainLoop.run { side.background.isMapped && side.background.width > 0 })
    return side
  }

  private func show(_ id: String, _ choice: AppearanceChoice) {
    preview.live.session.select(id)
    preview.live.choose(choice)
    _ = MainLoop.run(until: { false }, milliseconds: 400)
  }

  /// The pixels of the second gallery.
  private func pixels(of side: SplitSide) throws -> [UInt8] {
    try #require(side.background.texture()).pixels
  }

  @Test(arguments: [Page.controls, .text, .lists, .surfaces])
  func isNotTouchedByTheThemeOfTheFirst(page: Page) throws {
    defer { preview.close() }
    let path = try folder.write("loud.livery.toml", Self.loud)
    preview.live.open([path])
    let session = preview.live.session
    try #require(MainLoop.run { session.current?.name == "Loud" })
    let loud = session.currentID
    preview.show(page)
    show("adwaita", .light)
    let side = try side()
    #expect(
      side.session.currentID == "adwaita" && side.session.loadedTheme.appearance.scheme == .dark)
    show("adwaita", .light)
    let alone = try pixels(of: side)
    #expect(alone.count > 400 * 400 * 4)
    for choice in [AppearanceChoice.light, .dark] {
      show(loud, choice)
      let beside = try pixels(of: side)
      #expect(beside.count == alone.count)
      // Since GTK 4.20 a row of a letter's edge may be one shade lighter.
      let different = zip(beside, alone).count { $0 != $1 }
      #expect(different < 64, "\(different) in \(choice)")
    }
  }

  @Test func isSeenBesideAThemeThatNobodyCanRead() throws {
    defer { preview.close() }
    show("adwaita", .light)
    let side = try side()
    let window = preview.window
    let path = try folder.write(
      "faint.livery.toml",
      "livery = 1\nname = \"Faint\"\n[extra]\ncss = \"* { opacity: 0.1; }\"\n")
    preview.live.open([path])
    let session = preview.live.session
    try #require(MainLoop.run { session.current?.name == "Faint" })
    // Text and background are far apart, which a tenth of either is not.
    let isSeen = {
      guard let area = side.background.area(in: window),
        let seen = window.texture(of: area)?.pixels,
        let most = seen.max(),
        let least = stride(from: 0, to: seen.count, by: 4).map({ seen[$0] }).min()
      else { return false }
      return most - least > 150
    }
    #expect(MainLoop.run(until: isSeen))
  }

  @Test func isPaintedAsAWindowOfItsTheme() throws {
    defer { preview.close() }
    let path = try folder.write("loud.livery.toml", Self.loud)
    preview.live.open([path])
    let session = preview.live.session
    try #require(MainLoop.run { session.current?.name == "Loud" })
    preview.show(.text)
    let side = try side()
    side.session.select(session.currentID)
    side.update()
    show(session.currentID, .light)
    let first = try #require(preview.gallery.visiblePage?.texture(of: Self.corner))
    let second = try #require(side.gallery.visiblePage?.texture(of: Self.corner))
    let different = zip(first.pixels, second.pixels).count { $0 != $1 }
    #expect(different < 64, "\(different)")
  }

  /// The part of a page that has the same content in galleries of any width.
  private static let corner = PixelRect(x: 0, y: 0, width: 200, height: 300)

  @Test func followsEditsVisionAndTraits() throws {
    defer { preview.close() }
    preview.live.session.select("ocean")
    let side = try side()
    try preview.live.session.set(.role(.windowBg), to: "#204060")
    #expect(MainLoop.run { side.session.entry("ocean-copy") != nil })
    side.session.select("ocean-copy")
    side.update()
    #expect(side.session.loadedTheme.resolved[.windowBg].hex.hasPrefix("#204060"))
    try preview.live.session.set(.role(.windowBg), to: "#406020")
    #expect(MainLoop.run { side.session.loadedTheme.resolved[.windowBg].hex.hasPrefix("#406020") })
    preview.setVision(.grayscale)
    preview.setTrait("high-contrast", isOn: true)
    #expect(
      MainLoop.run {
        side.session.loadedTheme.vision == .grayscale
          && side.session.loadedTheme.appearance.traits.contains(.highContrast)
      })
    preview.live.session.close("ocean-copy")
    #expect(MainLoop.run { side.session.currentID == "adwaita" })
  }

  @Test func staysOnThePageAndInTheSizeOfTheFirst() throws {
    defer { preview.close() }
    preview.show(.controls)
    let side = try side()
    #expect(side.gallery.page == .controls)
    preview.show(.text)
    #expect(side.gallery.page == .text)
    preview.zoom(by: 2)
    #expect(side.gallery.options == preview.gallery.options)
    // What is closed does not follow, and what is opened again does.
    preview.window.activateAction("win.split")
    #expect(MainLoop.run { !side.background.isMapped })
    preview.show(.lists)
    #expect(side.gallery.page == .text)
    preview.window.activateAction("win.split")
    #expect(side.gallery.page == .lists)
  }

  @Test func swapsBothThemesWithTheirSchemes() throws {
    defer { preview.close() }
    show("ocean", .dark)
    let side = try side()
    show("ocean", .light)
    side.swapThemes()
    let live = preview.live
    #expect(MainLoop.run { live.session.currentID == "adwaita" && live.isDark })
    #expect(side.session.currentID == "ocean")
    #expect(MainLoop.run { side.session.loadedTheme.appearance.scheme == .light })
  }

  @Test func standsBelowTheFirstWhereThereIsNoRoomBesideIt() throws {
    defer { preview.close() }
    let side = try side()
    let (first, second) = (preview.gallery.widget, side.background)
    let split = preview.split.widget
    let isBeside = { () -> Bool? in
      guard let one = first.area(in: split), let two = second.area(in: split) else {
        return nil
      }
      return two.x >= one.x + one.width
    }
    #expect(MainLoop.run { isBeside() == true })
    preview.window.setDefaultSize(width: 400, height: 600)
    #expect(MainLoop.run { isBeside() == false && second.height > 100 && first.height > 100 })
  }
}
