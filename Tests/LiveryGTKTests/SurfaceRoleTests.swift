import Foundation
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

/// Surfaces of libadwaita 1.4 and later, by their nodes and style classes, with a theme of 1.2's.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct SurfaceRoleTests {
  @Test func theMiddlePaneOfThreeKeepsItsOwnRoles() throws {
    let (first, middle, list) = (Box(.vertical), Box(.vertical), ListBox())
    let (outer, inner, content) = (Box(.horizontal), Box(.horizontal), Box(.vertical))
    for pane in [first, middle] { pane.addStyleClass("sidebar-pane") }
    content.addStyleClass("content-pane")
    list.addStyleClass("navigation-sidebar")
    first.append(Label("First"))
    list.append(ListRow(name: "row", child: Label("Middle")))
    middle.append(Label("Middle"))
    middle.append(list)
    inner.append(middle)
    content.append(inner)
    for pane in [first, content] { outer.append(pane) }
    try show(
      outer,
      with: """
        sidebar-bg = "#102030"
        secondary-sidebar-bg = "#405060"
        secondary-sidebar-fg = "#708090"
        """
    ) {
      // Libadwaita 1.2 has no panes; what has their style classes stays as it is.
      let hasPanes = Toolkit.release >= .v4_12
      #expect(background(of: first) == (hasPanes ? "#102030ff" : "#00000000"))
      #expect(background(of: middle) == (hasPanes ? "#405060ff" : "#00000000"))
      #expect(background(of: list) == "#00000000")
      #expect(color(of: middle) == (hasPanes ? "rgb(112,128,144)" : color(of: outer)))
      #expect(color(of: list) == color(of: middle))
    }
  }

  private func show(_ widget: Widget, with colors: String, _ body: () -> Void) throws {
    let window = HiddenWindow(widget)
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    display.add(provider, priority: .user)
    defer { display.remove(provider) }
    let reading = try ThemeLibrary(userFolder: nil).read(
      SourceText(
        file: "t.livery.toml", "livery = 1\nname = \"Surfaces\"\n[colors]\n\(colors)\n"),
      path: nil)
    provider.load(Stylesheet(try #require(reading.theme).resolved(.light)).text)
    window.layOut(width: 200)
    body()
  }

  private func color(of widget: Widget) -> String? {
    NodeStyles(of: widget).values[0]["color"]
  }

  /// The color of a corner, painted without what lies under it.
  private func background(of widget: Widget) -> String? {
    widget.texture().flatMap { texture in
      let pixel = Array(texture.pixels.prefix(4))
      let bytes = [pixel[2], pixel[1], pixel[0], pixel[3]]
      return "#" + bytes.map { String(format: "%02x", $0) }.joined()
    }
  }
}
