import Adwaita

/// The stylesheets of the theme on a display.
///
/// Colors and rules have a provider each, parsed anew only when their text changes. They stand at the
/// user's priority, since a `gtk.css` in the user's folder beats an application's.
final class StyleStage {
  private let display: Display
  private let clock: Widget
  private let colors = CSSProvider()
  private let rules = CSSProvider()
  private let stillness = Stillness()
  private var shown: (colors: String, rules: String) = ("", "")

  /// What GTK's parser objects to in the rules that are shown.
  private(set) var findings: [CSSFinding] = []

  /// How often a stylesheet was parsed.
  private(set) var parses = 0

  /// Creates a stage whose frames are those of a window.
  init(display: Display, clock: Widget) {
    self.display = display
    self.clock = clock
    display.add(colors, priority: .user)
    display.add(rules, priority: .user)
  }

  /// Puts a theme on the display, to be seen with the next frame, without any fading.
  func show(colors colorsText: String, rules rulesText: String) {
    guard (colorsText, rulesText) != shown else { return }
    stillness.hold(on: clock, of: display)
    if colorsText != shown.colors {
      colors.load(colorsText)
      parses += 1
    }
    if rulesText != shown.rules {
      findings = rules.load(rulesText)
      parses += 1
    }
    shown = (colorsText, rulesText)
  }

  /// Takes the theme off the display.
  func leave() {
    display.remove(colors)
    display.remove(rules)
  }
}
