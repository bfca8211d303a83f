package import LiveryAdwaita
import ThemeModel
package import ThemeSession

/// A look on one widget and all that is in it, its popovers too, whatever is shown around it.
package final class StyledSubtree {
  private let colors = CSSProvider()
  private let rules = CSSProvider()
  private let widgets = CSSProvider()

  /// What every widget of the part has.
  private let all = CSSProvider()

  /// The toolkit's own stylesheet: for a part with other contrast, or for any appearance.
  private let stock = CSSProvider()

  /// The colors that the toolkit's stylesheet names.
  private let stockColors = CSSProvider()

  /// Its colors without a name, as they appear with a color vision.
  private let seen = CSSProvider()
  private let sheets: PartSheets
  private let root: WeakWidget
  private let isApart: Bool
  private var shown = LoadedStylesheets()
  private var shownAll = ""

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
  /// theme. The widget is then best painted as a window, whose rules it gets. The widget is not
  /// kept alive.
  ///
  /// - Parameters:
  ///   - root: The outermost widget.
  ///   - isApart: Whether the part is apart.
  ///   - isWindow: Whether the widget of a part that is apart is painted as a window; where it is not,
  ///     it gets the colors of one.
  package init(around root: Widget, isApart: Bool = false, isWindow: Bool = true) {
    (self.root, self.isApart) = (WeakWidget(root), isApart)
    root.addStyleClass(LoadedTheme.partClass)
    let ground = CSSProvider()
    if isApart {
      // What a theme says of single widgets has the highest priority of all around it.
      let reset = CSSProvider()
      reset.load("* { all: unset; }")
      ground.load(
        "* { all: initial; }"
          + (isWindow ? "" : "* { background-color: @window_bg_color; color: @window_fg_color; }"))
      let none = StyleStage.widgetPriority.next
      let (toolkit, theme) = (none.next, none.next.next)
      sheets = PartSheets(
        around: root,
        [
          (reset, none), (stockColors, toolkit), (stock, toolkit), (seen, toolkit),
          (colors, theme), (rules, theme), (all, theme.next), (widgets, theme.next.next),
        ], ground: [(ground, none)])
    } else {
      // What is around it has an inherited color of text, and the color that it stands on.
      ground.load("* { background-color: @window_bg_color; color: @window_fg_color; }")
      sheets = PartSheets(
        around: root,
        [
          (stock, .theme.next), (colors, .user.next), (rules, .user.next),
          (all, StyleStage.widgetPriority), (widgets, StyleStage.widgetPriority.next),
        ], ground: [(ground, .fallback)])
    }
  }

  /// Loads a look that was made for a part, or the admitted stylesheets instead.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - hasContrast: Whether what is around the part has high contrast.
  ///   - admitted: What is loaded instead of the look's stylesheets.
  ///   - style: What every widget of the part has.
  package func show(
    _ look: LoadedTheme, hasContrast: Bool = false, admitting admitted: LoadedStylesheets? = nil,
    all style: Style = Style()
  ) {
    let texts = admitted ?? LoadedStylesheets(look)
    if texts.colors != shown.colors { colors.load(texts.colors) }
    if texts.rules != shown.rules { rules.load(texts.rules) }
    if texts.widgets != shown.widgets { widgets.load(texts.widgets) }
    shown = texts
    let rule = look.stylesheet(ofAll: style)
    if rule != shownAll { all.load(rule) }
    shownAll = rule
    let wanted = StockAppearance(
      isDark: look.appearance.scheme == .dark,
      isHighContrast: look.appearance.traits.contains(.highContrast), vision: look.vision)
    showStock(isApart || wanted.isHighContrast && !hasContrast ? wanted : nil)
    root.widget?.recolorLinks()
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
    let root = root.widget
    root?.removeStyleClass(LoadedTheme.partClass)
    sheets.leave()
    root?.recolorLinks()
  }
}
