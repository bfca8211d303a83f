import Foundation
import GTKFixtures
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeCSS
import ThemeFormats
import ThemeModel

/// Selected rows as GTK paints them, wherever they are.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct SelectedRowTests {
  private func row(_ text: String) -> ListRow { ListRow(name: text, child: Label(text)) }

  private func list(_ styleClass: String?, _ rows: ListRow...) -> ListBox {
    let list = ListBox()
    if let styleClass { list.addStyleClass(styleClass) }
    for row in rows { list.append(row) }
    return list
  }

  @Test(arguments: [nil, "boxed-list", "navigation-sidebar", "rich-list", "content"])
  func haveTheColorOfTheSelection(styleClass: String?) throws {
    let (first, second) = (row("First"), row("Second"))
    let list = list(styleClass, first, second)
    list.setTitles { $0 == 0 ? "A header" : nil }
    list.selection = 0
    try show(list) {
      #expect(background(of: first) == "#123456ff")
      #expect(background(of: second) != "#123456ff")
    }
  }

  @Test func haveItInsideOfOtherRows() throws {
    let (inner, other) = (row("Inner"), row("Other"))
    let nested = list("nested", inner, other)
    nested.selection = 0
    let outer = list("boxed-list", ListRow(name: "Outer", child: nested))
    try show(outer) {
      #expect(background(of: inner) == "#123456ff")
      #expect(background(of: other) != "#123456ff")
    }
  }

  /// A background of the theme's own for all rows leaves the selected one different from others.
  @Test(arguments: [("[colors]\nselection = '#123456'", true), ("", false)])
  func areToldFromOthersWithABackgroundOfTheTheme(colors: String, isSet: Bool) throws {
    let (first, second) = (row("First"), row("Second"))
    let list = list(nil, first, second)
    list.selection = 1
    let text = "livery = 1\nname = 'T'\n\(colors)\n[styles]\nrow = { background = '#654321' }"
    try show(Theme(text: text, id: "t"), list) {
      #expect(background(of: first) == "#654321ff")
      #expect(background(of: second) != "#654321ff")
      #expect((background(of: second) == "#123456ff") == isSet)
    }
  }

  private func show(_ list: Widget, _ body: () -> Void) throws {
    let text = "livery = 1\nname = 'T'\n[colors]\nselection = '#123456'"
    try show(Theme(text: text, id: "t"), list, body)
  }

  private func show(_ theme: Theme, _ list: Widget, _ body: () -> Void) throws {
    let window = HiddenWindow(list)
    let display = try #require(Display.standard)
    let provider = CSSProvider()
    display.add(provider, priority: .user)
    Toolkit.enablesAnimations = false
    defer {
      display.remove(provider)
      Toolkit.enablesAnimations = true
    }
    let target = Target(Toolkit.release)
    provider.load(Stylesheet(theme.resolved(.light), target: target).text)
    window.layOut(width: 300)
    body()
  }

  /// The color in the middle of the left half, painted without what lies under it.
  private func background(of widget: Widget) -> String? {
    widget.texture().flatMap { texture in
      let index = (texture.height / 2 * texture.width + 3 * texture.width / 4) * 4
      let pixel = Array(texture.pixels[index..<index + 4])
      let bytes = [pixel[2], pixel[1], pixel[0], pixel[3]]
      return "#" + bytes.map { String(format: "%02x", $0) }.joined()
    }
  }
}
