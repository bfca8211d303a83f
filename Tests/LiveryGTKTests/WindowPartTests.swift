import CLiveryAdwaita
import GTKFixtures
import LiveryGTK
import TestDisplay
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession

@testable import LiveryAdwaita

/// Parts of a window in other traits than what is around them, and widgets with a style of their
/// own.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct WindowPartTests {
  private let label = Label("Text")
  private let entry = Entry()
  private let around = Box(.vertical)
  private let inside = Box(.vertical)
  private let shown: TestWindow
  private let theme: LiveryTheme

  init() throws {
    inside.append(label)
    inside.append(entry)
    around.append(inside)
    shown = TestWindow(around)
    theme = LiveryTheme(
      ThemeSession(library: ThemeLibrary(userFolder: nil, release: Toolkit.release)),
      on: try #require(Display.standard))
    theme.choose(.light)
    let window = shown.window
    try #require(MainLoop.run { window.isMapped })
    Toolkit.enablesAnimations = false
  }

  private func end() {
    theme.leave()
    Toolkit.enablesAnimations = true
  }

  private func resolved(_ scheme: Appearance.Scheme, _ traits: TraitSet = []) -> ResolvedTheme {
    theme.session.loadedTheme.theme.resolved(Appearance(scheme, traits))
  }

  /// Whether the text of a widget is to be painted in a color.
  private func has(_ widget: Widget, _ color: Color) -> Bool {
    let shown = Self.textColor(of: widget)
    let near = { (one: Double, other: Double) in abs(one - other) < 0.01 }
    return near(shown.red, color.red) && near(shown.green, color.green)
      && near(shown.blue, color.blue) && near(shown.alpha, color.alpha)
  }

  private func expectText(
    _ widget: Widget, _ color: @autoclosure () -> Color,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isShown = MainLoop.run { has(widget, color()) }
    let found = Self.textColor(of: widget).hex
    #expect(isShown, "\(found) instead of \(color().hex)", sourceLocation: sourceLocation)
  }

  private static func textColor(of widget: Widget) -> Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget.native), &color)
    return Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }

  @Test func showsAWidgetAndWhatIsInItDarkInALightWindow() throws {
    theme.override(.dark, for: inside)
    expectText(label, resolved(.dark)[.windowFg])
    expectText(entry, resolved(.dark)[.windowFg])
    expectText(around, resolved(.light)[.windowFg])
    let background = resolved(.dark)[.windowBg].bytes
    #expect(
      MainLoop.run {
        inside.texture().map { Array($0.pixels[0..<3]) } == [
          background.blue, background.green, background.red,
        ]
      })
    theme.clearTraits(of: inside)
    expectText(label, resolved(.light)[.windowFg])
    end()
  }

  @Test func keepsAPartThroughChangesOfTheTheme() {
    theme.override(.dark, for: inside)
    theme.show(id: "mint")
    expectText(label, resolved(.dark)[.windowFg])
    expectText(around, resolved(.light)[.windowFg])
    theme.show(id: "pumpkin")
    theme.choose(.dark)
    expectText(around, resolved(.dark)[.windowFg])
    #expect(has(label, resolved(.dark)[.windowFg]))
    theme.choose(.light)
    expectText(around, resolved(.light)[.windowFg])
    #expect(has(label, resolved(.dark)[.windowFg]))
    end()
  }

  @Test func takesInWhatComesLaterAndLetsGoOfWhatLeaves() {
    theme.override(.dark, for: inside)
    let guest = Label("Guest")
    inside.append(guest)
    expectText(guest, resolved(.dark)[.windowFg])
    inside.remove(guest)
    around.append(guest)
    expectText(guest, resolved(.light)[.windowFg])
    end()
  }

  @Test func showsTheInnerOfTwoParts() {
    let deep = Box(.vertical)
    let text = Label("Deep")
    deep.append(text)
    inside.append(deep)
    theme.override(.dark, for: inside)
    theme.override(.light, for: deep)
    expectText(text, resolved(.light)[.windowFg])
    expectText(label, resolved(.dark)[.windowFg])
    theme.clearTraits(of: deep)
    expectText(text, resolved(.dark)[.windowFg])
    end()
  }

  @Test func showsPopoversOfAPartLikeIt() throws {
    let text = Label("Bubble")
    let popover = Popover(child: text)
    theme.override(.dark, for: inside)
    popover.open(on: inside, at: label)
    try #require(MainLoop.run { text.isMapped })
    expectText(text, resolved(.dark)[.popoverFg])
    theme.show(id: "mint")
    expectText(text, resolved(.dark)[.popoverFg])
    theme.clearTraits(of: inside)
    expectText(text, resolved(.light)[.popoverFg])
    popover.close()
    #expect(MainLoop.run { !popover.isMapped })
    popover.detach()
    end()
  }

  @Test func showsADialogLikeThePartThatItIsOpenedFrom() throws {
    theme.override(.dark, for: inside)
    let text = Label("Question")
    let dialog = TestWindow(text)
    try #require(MainLoop.run { text.isMapped })
    expectText(text, resolved(.light)[.windowFg])
    theme.show(dialog.window.opaque, like: label.opaque)
    expectText(text, resolved(.dark)[.windowFg])
    theme.clearTraits(of: inside)
    expectText(text, resolved(.light)[.windowFg])
    end()
  }

  @Test func showsADialogLikeTheWindowItIsTransientFor() throws {
    theme.override(.dark, for: shown.window)
    let text = Label("Question")
    let dialog = TestWindow(text)
    shown.window.lend { gtk_window_set_transient_for(dialog.window.cast(), $0) }
    try #require(MainLoop.run { text.isMapped })
    expectText(text, resolved(.dark)[.windowFg])
    end()
  }

  @Test func forgetsAPartThatIsDestroyed() throws {
    let other = TestWindow(Label("Other"))
    try #require(MainLoop.run { other.window.isMapped })
    theme.override(.dark, for: other.window)
    other.window.destroy()
    theme.show(id: "mint")
    expectText(label, resolved(.light)[.windowFg])
    end()
  }

  @Test func setsPropertiesOfOneWidgetThroughChangesOfTheTheme() {
    let red = Color(red: 1, green: 0, blue: 0)
    theme.override(label, with: Style(color: .color(red)), in: [])
    expectText(label, red)
    theme.show(id: "mint")
    expectText(around, resolved(.light)[.windowFg])
    #expect(has(label, red))
    theme.override(label, with: Style(color: .accent), in: [])
    expectText(label, resolved(.light)[.accent])
    theme.override(.dark, for: inside)
    expectText(label, resolved(.dark)[.accent])
    theme.clearStyle(of: label)
    expectText(label, resolved(.dark)[.windowFg])
    #expect(label.styleClasses == [])
    end()
  }

  @Test func setsPropertiesForAState() {
    let red = Color(red: 1, green: 0, blue: 0)
    theme.override(label, with: Style(color: .color(red)), in: .hover)
    expectText(label, resolved(.light)[.windowFg])
    label.set(.hovered)
    expectText(label, red)
    label.clear(.hovered)
    expectText(label, resolved(.light)[.windowFg])
    end()
  }
}
