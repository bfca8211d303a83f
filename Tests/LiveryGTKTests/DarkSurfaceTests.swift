import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// What lies on surfaces that libadwaita paints dark in light schemes too.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct DarkSurfaceTests {
  /// Dark text for light windows, which would be all but unseen there.
  private nonisolated static let theme = """
    livery = 1
    name = "Dark text"
    [colors]
    secondary-label = "#333333"
    subtle-label = "#222222"
    link = "#000080"
    """

  @Test(arguments: ["", theme])
  func keepTheirOwnTextAndLinks(text: String) throws {
    let (dimmed, link, plain) = (Label("Later"), Button(label: "Undo"), Label("Later"))
    dimmed.addStyleClass("dim-label")
    plain.addStyleClass("dim-label")
    link.addStyleClass("link")
    let (surface, window) = (Box(.vertical), Box(.vertical))
    surface.addStyleClass("osd")
    for widget in [dimmed, link] { surface.append(widget) }
    for widget in [surface, plain] { window.append(widget) }
    let shown = HiddenWindow(window)
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    display.add(provider, priority: .user)
    defer { display.remove(provider) }
    if !text.isEmpty {
      let reading = try ThemeLibrary.onScreen.read(
        SourceText(file: "t.livery.toml", text), path: nil)
      let theme = try #require(reading.theme).resolved(.light)
      provider.load(Stylesheet(theme, target: Target(Toolkit.release)).text)
    }
    shown.layOut(width: 200)
    #expect(color(of: dimmed) == "rgba(255,255,255,0.9)")
    #expect(Self.links.contains(color(of: link) ?? "no color"))
    if !text.isEmpty { #expect(color(of: plain) == "rgb(51,51,51)") }
  }

  /// Half of libadwaita's accent and half white, as it may be rounded.
  ///
  /// Since 1.6 the accent of such a surface is a faint white.
  private static let links =
    Toolkit.release.has(.customProperties)
    ? ["rgba(255,255,255,0.875)"] : ["rgb(154,193,241)", "rgb(154,194,242)"]

  private func color(of widget: Widget) -> String? {
    NodeStyles(of: widget).values[0]["color"]
  }
}
