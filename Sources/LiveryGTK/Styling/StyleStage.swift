package import Adwaita
package import ThemeSession

/// The stylesheets of the theme on a display.
///
/// Colors, rules and the styles of single widgets have a provider each, parsed anew only when their
/// text changes. They stand at the user's priority, since a `gtk.css` in the user's folder beats an
/// application's; of one priority, what was added later wins.
package final class StyleStage {
  private let display: Display
  private let clock: Widget
  private let colors = CSSProvider()
  private let rules = CSSProvider()
  private let widgets = CSSProvider()
  private let contrast = CSSProvider()
  private let stock = CSSProvider()
  private let stillness = Stillness()
  private var asked = LookTexts()
  private var shown = LookTexts()
  private var isHighContrast = false
  private var vision = Vision.full

  /// What GTK's parser objects to in the rules that are shown.
  package private(set) var findings: [CSSFinding] = []

  /// How often a stylesheet was parsed.
  private(set) var parses = 0

  /// Told of each look before GTK sees it, and gives what GTK is to see.
  package var admit: (LookTexts) -> LookTexts = { $0 }

  /// Creates a stage whose frames are those of a window.
  package init(display: Display, clock: Widget) {
    self.display = display
    self.clock = clock
    display.add(colors, priority: .user)
    display.add(rules, priority: .user)
    display.add(widgets, priority: .user)
    // Before any rule of a theme.
    display.add(stock, priority: .application)
  }

  /// Puts a look on the display, to be seen with the next frame, without any fading.
  package func show(_ look: ThemeLook) {
    show(colors: look.colors, rules: look.rules, widgets: look.widgets)
    guard look.vision != vision else { return }
    vision = look.vision
    stillness.hold(on: clock, of: display)
    stock.load(StockColors.rules(seenBy: vision))
  }

  package func show(colors: String, rules: String, widgets: String = "") {
    let texts = LookTexts(colors: colors, rules: rules, widgets: widgets)
    guard texts != asked else { return }
    asked = texts
    put(admit(texts))
  }

  /// Has the look that was asked for last admitted anew.
  package func showAgain() {
    put(admit(asked))
  }

  private func put(_ texts: LookTexts) {
    guard texts != shown else { return }
    stillness.hold(on: clock, of: display)
    if texts.colors != shown.colors {
      colors.load(texts.colors)
      parses += 1
    }
    if texts.rules != shown.rules {
      findings = rules.load(texts.rules)
      parses += 1
    }
    if texts.widgets != shown.widgets {
      widgets.load(texts.widgets)
      parses += 1
    }
    shown = texts
  }

  /// Shows the toolkit's own high contrast where the desktop did not ask for it.
  package func setHighContrast(_ isHighContrast: Bool) {
    guard isHighContrast != self.isHighContrast else { return }
    self.isHighContrast = isHighContrast
    stillness.hold(on: clock, of: display)
    if isHighContrast {
      contrast.load(resource: "/org/gnome/Adwaita/styles/base-hc.css")
      display.add(contrast, priority: .theme.next)
    } else {
      display.remove(contrast)
    }
  }

  /// Takes the theme off the display.
  package func leave() {
    for provider in [colors, rules, widgets, stock] { display.remove(provider) }
    setHighContrast(false)
  }
}
