import GTKKnowledge
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
  private var roots: [WeakWidget] = []
  private let isApart: Bool
  private var shown = LoadedStylesheets()
  private var shownAll = ""

  /// The appearance that the toolkit's own stylesheet is loaded for; `nil` if none is.
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
    self.isApart = isApart
    let ground = CSSProvider()
    if isApart {
      ground.load("* { all: initial; \(Self.iconPalette) }" + (isWindow ? "" : Self.ground))
      sheets = PartSheets(
        around: root, Self.apart(stockColors, stock, seen, colors, rules, all, widgets),
        ground: [(ground, Self.lowest)])
    } else {
      // What is around it has an inherited color of text, and the color that it stands on.
      ground.load(Self.ground)
      sheets = PartSheets(
        around: root,
        [
          (stock, .theme.next), (colors, .user.next), (rules, .user.next),
          (all, StyleStage.widgetPriority), (widgets, StyleStage.widgetPriority.next),
        ], ground: [(ground, .fallback)])
    }
    mark(root)
  }

  /// Begins a part of a window and its dialogs, apart from its display, with rules of its own.
  ///
  /// Inner parts are not in it. The window itself has the given rules alone: what is in it inherits
  /// variables from it, which are those of the display.
  package init(of window: Widget, windowRules: CSSProvider, ownRules: CSSProvider) {
    isApart = true
    let ground = CSSProvider()
    ground.load("* { all: initial; \(Self.iconPalette) } \(Self.ground)")
    window.addStyleClass(LoadedTheme.holderClass)
    sheets = PartSheets(
      of: window,
      Self.apart(stockColors, stock, seen, colors, rules, all, widgets)
        + [(ownRules, Self.highest)],
      ground: [(ground, Self.lowest)], window: [(windowRules, Self.lowest)])
  }

  /// The colors of symbolic icons, which windows hand on since libadwaita has variables.
  package static var iconPalette: String {
    guard Toolkit.release >= .v4_16 else { return "" }
    let colors = ["success", "warning", "error", "accent"].map { "\($0) var(--\($0)-color)" }
    return "-gtk-icon-palette: " + colors.joined(separator: ", ") + ";"
  }

  private static let ground = "* { background-color: @window_bg_color; color: @window_fg_color; }"

  /// What a theme says of single widgets has the highest priority of all around a part.
  private static let lowest = StyleStage.widgetPriority.next
  private static let highest = lowest.next.next.next.next

  /// The providers of a part that is apart, the lowest first, after one that leaves nothing.
  private static func apart(
    _ stockColors: CSSProvider, _ stock: CSSProvider, _ seen: CSSProvider, _ colors: CSSProvider,
    _ rules: CSSProvider, _ all: CSSProvider, _ widgets: CSSProvider
  ) -> PartSheets.Sheets {
    let reset = CSSProvider()
    reset.load("* { all: unset; }")
    let (toolkit, theme) = (lowest.next, lowest.next.next)
    return [
      (reset, lowest), (stockColors, toolkit), (stock, toolkit), (seen, toolkit), (colors, theme),
      (rules, theme), (all, theme.next), (widgets, highest),
    ]
  }

  /// Makes another widget one of the outermost of the part.
  package func add(_ root: Widget) {
    mark(root)
    sheets.add(root)
  }

  private func mark(_ root: Widget) {
    root.addStyleClass(LoadedTheme.partClass)
    roots.append(WeakWidget(root))
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
    for root in roots { root.widget?.refreshCachedColors() }
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
    let widgets = roots.compactMap(\.widget)
    for widget in widgets { widget.removeStyleClass(LoadedTheme.partClass) }
    sheets.leave()
    for widget in widgets { widget.refreshCachedColors() }
  }
}
