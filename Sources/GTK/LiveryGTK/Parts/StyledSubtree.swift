package import LiveryAdwaita
import ThemeModel
package import ThemeSession

/// A look on one widget and all that is in it, its popovers too, whatever is shown around it.
package final class StyledSubtree {
  private let colors = CSSProvider()
  private let rules = CSSProvider()
  private let widgets = CSSProvider()

  /// The toolkit's own stylesheet: for a part with other contrast, or for any appearance.
  private let stock = CSSProvider()

  /// The colors that the toolkit's stylesheet names.
  private let stockColors = CSSProvider()

  /// Its colors without a name, as they appear with a color vision.
  private let seen = CSSProvider()
  private let sheets: PartSheets
  private let root: Widget
  private let isApart: Bool
  private var shown = LoadedStylesheets()

  /// The appearance that the toolkit's own stylesheet is loaded for; `nil` where none is.
  private var stockAppearance: StockAppearance?

  private struct StockAppearance: Hashable {
    let isDark: Bool
    let isHighContrast: Bool
    let vision: Vision
  }

  /// Begins a part, which is shown like what is around it until it has a look.
  ///
  /// No rule for what is around it holds in a part that is apart, so that it may have another
  /// theme. The widget is then best painted as a window, whose rules it gets.
  package init(around root: Widget, isApart: Bool = false) {
    (self.root, self.isApart) = (root, isApart)
    root.addStyleClass(LoadedTheme.partClass)
    let ground = CSSProvider()
    if isApart {
      // What a theme says of single widgets has the highest priority of all around it.
      let reset = CSSProvider()
      reset.load("* { all: unset; }")
      ground.load("* { all: initial; }")
      let none = StyleStage.widgetPriority.next
      let (toolkit, theme) = (none.next, none.next.next)
      sheets = PartSheets(
        around: root,
        [
          (reset, none), (stockColors, toolkit), (stock, toolkit), (seen, toolkit),
          (colors, theme), (rules, theme), (widgets, theme.next),
        ], ground: [(ground, none)])
    } else {
      // What is around it has an inherited color of text, and the color that it stands on.
      ground.load("* { background-color: @window_bg_color; color: @window_fg_color; }")
      sheets = PartSheets(
        around: root,
        [
          (stock, .theme.next), (colors, .user.next), (rules, .user.next),
          (widgets, StyleStage.widgetPriority.next),
        ], ground: [(ground, .fallback)])
    }
  }

  /// Loads a look that was made for a part, or the admitted stylesheets instead.
  package func show(
    _ look: LoadedTheme, hasContrast: Bool = false, admitting admitted: LoadedStylesheets? = nil
  ) {
    let texts = admitted ?? LoadedStylesheets(look)
    if texts.colors != shown.colors { colors.load(texts.colors) }
    if texts.rules != shown.rules { rules.load(texts.rules) }
    if texts.widgets != shown.widgets { widgets.load(texts.widgets) }
    shown = texts
    let wanted = StockAppearance(
      isDark: look.appearance.scheme == .dark,
      isHighContrast: look.appearance.traits.contains(.highContrast), vision: look.vision)
    showStock(isApart || wanted.isHighContrast && !hasContrast ? wanted : nil)
    root.recolorLinks()
  }

  private func showStock(_ wanted: StockAppearance?) {
    guard wanted != stockAppearance else { return }
    stockAppearance = wanted
    guard let wanted else { return _ = stock.load("") }
    stock.loadBase(isDark: wanted.isDark, isHighContrast: wanted.isHighContrast)
    guard isApart else { return }
    stockColors.loadBaseColors(isDark: wanted.isDark)
    seen.load(StockColors.rules(seenBy: wanted.vision))
  }

  package func leave() {
    root.removeStyleClass(LoadedTheme.partClass)
    sheets.leave()
    root.recolorLinks()
  }
}
