import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeCSS
import ThemeModel

@testable import LiveryGallery

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct ComponentPagesTests {
  /// Paints all that a component's selectors match, and looks for a page that then looks otherwise.
  @Test func standOnAPageEach() throws {
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    display.add(provider, priority: .override)
    Toolkit.enablesAnimations = false
    defer {
      display.remove(provider)
      Toolkit.enablesAnimations = true
    }
    // A text view keeps what it painted when the rule for selections alone changes; that one is on
    // the page Text, as the test of roles shows. Documents are a style class, which none has.
    var missing = Component.known.filter {
      $0.since <= Toolkit.release.adwaita && ![.selection, .document].contains($0)
    }
    let folder = try #require(Resources.folder("gallery"))
    for page in Page.allCases {
      let built = try BuiltPage(page, file: "\(folder)/\(page.file)")
      let window = HiddenWindow(built.root)
      let paint = { (css: String) -> Pixels? in
        provider.load(css)
        window.layOut(width: 1_000)
        return built.root.paintedNode?.pixels(
          in: PixelRect(width: built.root.width, height: built.root.height))
      }
      let stock = try #require(paint(""))
      missing.removeAll { component in
        let selectors = component.selectors
          .map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: ", ")
        return paint("\(selectors) { background: #f0f; color: #0ff; opacity: 0.5; }") != stock
      }
    }
    #expect(missing.map(\.name) == [])
  }
}
