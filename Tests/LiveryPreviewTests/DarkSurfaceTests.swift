import Adwaita
import Desk
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

@testable import LiveryPreview

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
      let reading = try ThemeLibrary(userFolder: nil).read(
        SourceText(file: "t.livery.toml", text), path: nil)
      provider.load(Stylesheet(try #require(reading.theme).resolved(.light)).text)
    }
    shown.layOut(width: 200)
    #expect(color(of: dimmed) == "rgba(255,255,255,0.9)")
    // Half of libadwaita's accent and half white.
    #expect(color(of: link) == "rgb(154,193,241)" || color(of: link) == "rgb(154,194,242)")
    if !text.isEmpty { #expect(color(of: plain) == "rgb(51,51,51)") }
  }

  private func color(of widget: Widget) -> String? {
    NodeStyles(of: widget).values[0]["color"]
  }
}
