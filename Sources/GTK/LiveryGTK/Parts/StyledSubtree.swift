import GTKKnowledge
package import LiveryAdwaita
import ThemeModel
package import ThemeSession

/// Shows one widget and everything in it, including its popovers, in a loaded theme of its own.
package final class StyledSubtree {
  private let colors = CSSProvider()
  private let rules = CSSProvider()
  private let widgets = CSSProvider()

  /// The provider of every widget of the part.
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

  /// The appearance for which the toolkit's own stylesheet is loaded; `nil` if it is not loaded.
  private var stockAppearance: StockAppearance?

  private struct StockAppearance: Hashable {
    let isDark: Bool
    let isHighContrast: Bool
    let vision: Vision
  }

  /// Starts a part; it has the style around it until it gets a theme.
  ///
  /// No outer rule applies in a part that is isolated (`isApart`), so that it may have another
  /// theme. Its root is then usually painted as a window, with the rules for windows. The widget is
  /// not kept alive.
  ///
  /// - Parameters:
  ///   - root: The outermost widget.
  ///   - isApart: Whether the part is isolated.
  ///   - isWindow: Whether the root of an isolated part is painted as a window; otherwise
  ///     it gets the colors of one.
  package init(around root: Widget, isApart: Bool = false, isWindow: Bool = true) {
    self.isApart = isApart
    let background = CSSProvider()
    if isApart {
      background.load("* { all: initial; \(Self.iconPalette) }" + (isWindow ? "" : Self.background))
      sheets = PartSheets(
        around: root, Self.apart(stockColors, stock, seen, colors, rules, all, widgets),
        background: [(background, Self.lowest)])
    } else {
      // The outer style has an inherited text color and a background.
      background.load(Self.background)
      sheets = PartSheets(
        around: root,
        [
          (stock, .theme.next), (colors, .user.next), (rules, .user.next),
          (all, StyleStage.widgetPriority), (widgets, StyleStage.widgetPriority.next),
        ], background: [(background, .fallback)])
    }
    mark(root)
  }

  /// Starts an isolated part of a window and its dialogs, with rules of its own.
  ///
  /// Inner parts are not included. The window itself only gets the given rules: its content
  /// inherits the display's variables from it.
  package init(of window: Widget, windowRules: CSSProvider, ownRules: CSSProvider) {
    isApart = true
    let background = CSSProvider()
    background.load("* { all: initial; \(Self.iconPalette) } \(Self.background)")
    window.addStyleClass(LoadedTheme.holderClass)
    sheets = PartSheets(
      of: window,
      Self.apart(stockColors, stock, seen, colors, rules, all, widgets)
        + [(ownRules, Self.highest)],
      background: [(background, Self.lowest)], window: [(windowRules, Self.lowest)])
  }

  /// The colors of symbolic icons, which windows hand on since libadwaita has variables.
  package static var iconPalette: String {
    guard Toolkit.release >= .v4_16 else { return "" }
    let colors = ["success", "warning", "error", "accent"].map { "\($0) var(--\($0)-color)" }
    return "-gtk-icon-palette: " + colors.joined(separator: ", ") + ";"
  }

  private static let background =
    "* { background-color: @window_bg_color; color: @window_fg_color; }"

  /// The theme's styles of single widgets have the highest priority around a part.
  private static let lowest = StyleStage.widgetPriority.next
  private static let highest = lowest.next.next.next.next

  /// The providers of an isolated part, lowest first, after one that resets everything.
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

  /// Adds another outermost widget to the part.
  package func add(_ root: Widget) {
    mark(root)
    sheets.add(root)
  }

  private func mark(_ root: Widget) {
    root.addStyleClass(LoadedTheme.partClass)
    roots.append(WeakWidget(root))
  }

  /// Loads a theme that was loaded for a part, or instead the admitted stylesheets.
  ///
  /// - Parameters:
  ///   - loadedTheme: The loaded theme.
  ///   - hasContrast: Whether high contrast is on around the part.
  ///   - admitted: The stylesheets to load instead of the theme's.
  ///   - style: The style of every widget of the part.
  package func show(
    _ loadedTheme: LoadedTheme, hasContrast: Bool = false,
    admitting admitted: LoadedStylesheets? = nil,
    all style: Style = Style()
  ) {
    let texts = admitted ?? LoadedStylesheets(loadedTheme)
    if texts.colors != shown.colors { colors.load(texts.colors) }
    if texts.rules != shown.rules { rules.load(texts.rules) }
    if texts.widgets != shown.widgets { widgets.load(texts.widgets) }
    shown = texts
    let rule = loadedTheme.stylesheet(ofAll: style)
    if rule != shownAll { all.load(rule) }
    shownAll = rule
    let wanted = StockAppearance(
      isDark: loadedTheme.appearance.scheme == .dark,
      isHighContrast: loadedTheme.appearance.traits.contains(.highContrast),
      vision: loadedTheme.vision)
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
