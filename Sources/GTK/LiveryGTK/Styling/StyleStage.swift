package import LiveryAdwaita
import LiverySystem
package import ThemeSession

/// The stylesheets of the theme on a display.
///
/// Colors, rules and the styles of single widgets have a provider each, parsed again only when
/// their text changes. They have the user's priority, since a `gtk.css` in the user's folder wins
/// over an application's priority; of providers with one priority, the one added later wins.
package final class StyleStage {
  private let display: Display
  private let clock: FrameClock
  private let colors = CSSProvider()
  private let rules = CSSProvider()
  private let widgets = CSSProvider()
  private let contrast = CSSProvider()
  private let stock = CSSProvider()
  private let transitions = TransitionBlocker()
  private let renewal = CSSProvider()
  private var renewals = 0
  private var requested = LoadedStylesheets()
  private var shown = LoadedStylesheets()

  /// Whether the shown high contrast is dark; `nil` if there is none.
  private var shownContrast: Bool?
  private var vision = Vision.full

  /// The findings of GTK's parser in the rules that are shown.
  package private(set) var findings: [CSSFinding] = []

  /// A file for the rules, from which GTK loads them, so that it can report that a value comes from
  /// them; `nil` to load them as text.
  package var rulesFile: String?

  /// The number of times that a stylesheet was parsed.
  package private(set) var parses = 0

  /// Called with each theme before GTK loads it; returns the stylesheets to load.
  package var admit: (LoadedStylesheets) -> LoadedStylesheets = { $0 }

  /// The priority of the styles of single widgets, above that of a part's rules.
  static let widgetPriority = StylePriority.user.next.next

  /// Creates a stage with the frames of a window.
  package convenience init(display: Display, clock: Widget) {
    self.init(display: display, clock: FrameClock(display, of: clock))
  }

  init(display: Display, clock: FrameClock) {
    self.display = display
    self.clock = clock
    display.add(colors, priority: .user)
    display.add(rules, priority: .user)
    display.add(widgets, priority: Self.widgetPriority)
    // With a lower priority than any rule of a theme.
    display.add(stock, priority: .application)
  }

  /// Loads a theme, which the next frame shows without transitions.
  package func show(_ loadedTheme: LoadedTheme) {
    show(colors: loadedTheme.colors, rules: loadedTheme.rules, widgets: loadedTheme.widgets)
    guard loadedTheme.vision != vision else { return }
    vision = loadedTheme.vision
    transitions.block(on: clock, of: display)
    stock.load(StockColors.rules(seenBy: vision))
    display.refreshCachedColors()
  }

  package func show(colors: String, rules: String, widgets: String = "") {
    let texts = LoadedStylesheets(colors: colors, rules: rules, widgets: widgets)
    guard texts != requested else { return }
    requested = texts
    put(admit(texts))
  }

  /// Loads the last theme again, through `admit`.
  package func showAgain() {
    put(admit(requested))
  }

  private func put(_ texts: LoadedStylesheets) {
    guard texts != shown else { return }
    transitions.block(on: clock, of: display)
    if texts.colors != shown.colors {
      colors.load(texts.colors)
      parses += 1
    }
    if texts.rules != shown.rules {
      findings = loadRules(texts.rules)
      parses += 1
    }
    if texts.widgets != shown.widgets {
      widgets.load(texts.widgets)
      parses += 1
    }
    shown = texts
    display.refreshCachedColors()
  }

  /// Lets widgets change at once from now on, without transitions.
  package func stopTransitions() {
    transitions.blockForGood(on: display)
  }

  /// Gives each widget a new style, with the declarations that set its values in its present state.
  ///
  /// GTK keeps the style of a widget, with the declarations of an earlier state, when its state
  /// changes and no value does. So a property changes here that is seen nowhere.
  package func renewStyles() {
    if renewals == 0 { display.add(renewal, priority: .override) }
    renewals += 1
    renewal.load("* { -gtk-secondary-caret-color: rgba(0, 0, 0, 0.\(1 + renewals % 8)); }")
  }

  /// Lets this frame and the next change at once, for content that is shown elsewhere.
  package func blockTransitions() {
    transitions.block(on: clock, of: display)
  }

  private func loadRules(_ text: String) -> [CSSFinding] {
    guard let rulesFile,
      (try? AtomicFile.write(Array(text.utf8), to: rulesFile, isDurable: false)) != nil
    else { return rules.load(text) }
    return rules.load(file: rulesFile)
  }

  /// Turns the toolkit's high contrast on or off, if the desktop does not request it.
  package func setHighContrast(_ isHighContrast: Bool, isDark: Bool) {
    let wanted = isHighContrast ? isDark : nil
    guard wanted != shownContrast else { return }
    transitions.block(on: clock, of: display)
    if isHighContrast {
      contrast.loadBase(isDark: isDark, isHighContrast: true)
      if shownContrast == nil { display.add(contrast, priority: .theme.next) }
    } else {
      display.remove(contrast)
    }
    shownContrast = wanted
    display.refreshCachedColors()
  }

  /// Removes the theme from the display.
  package func leave() {
    for provider in [colors, rules, widgets, stock] { display.remove(provider) }
    setHighContrast(false, isDark: false)
    display.refreshCachedColors()
  }
}
