package import LiveryAdwaita
import ThemeModel
package import ThemeSession

/// A look on one widget and all that is in it, its popovers too, whatever is shown around it.
package final class LookPart {
  private let colors = CSSProvider()
  private let rules = CSSProvider()
  private let widgets = CSSProvider()
  private let contrast = CSSProvider()
  private let ground = CSSProvider()
  private let sheets: PartSheets
  private let root: Widget
  private var shown = LookTexts()
  private var shownContrast: Bool?

  /// Begins a part, which is shown like what is around it until it has a look.
  package init(around root: Widget) {
    self.root = root
    root.addStyleClass(ThemeLook.partClass)
    // What is around it has an inherited color of text, and the color that it stands on.
    ground.load("* { background-color: @window_bg_color; color: @window_fg_color; }")
    sheets = PartSheets(
      around: root,
      [
        (contrast, .theme.next), (colors, .user.next), (rules, .user.next),
        (widgets, StyleStage.widgetPriority.next),
      ], ground: [(ground, .fallback)])
  }

  /// Loads a look that was made for a part.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - hasContrast: Whether the toolkit shows high contrast already.
  package func show(_ look: ThemeLook, hasContrast: Bool = false) {
    let texts = LookTexts(colors: look.colors, rules: look.rules, widgets: look.widgets)
    if texts.colors != shown.colors { colors.load(texts.colors) }
    if texts.rules != shown.rules { rules.load(texts.rules) }
    if texts.widgets != shown.widgets { widgets.load(texts.widgets) }
    shown = texts
    let isStrong = look.appearance.traits.contains(.highContrast) && !hasContrast
    let wanted = isStrong ? look.appearance.scheme == .dark : nil
    guard wanted != shownContrast else { return }
    shownContrast = wanted
    if let wanted { contrast.loadHighContrast(isDark: wanted) } else { contrast.load("") }
  }

  /// Ends the part.
  package func leave() {
    root.removeStyleClass(ThemeLook.partClass)
    sheets.leave()
  }
}
