import Adwaita
import ThemeModel

/// High Contrast, Pure Black, and the traits that a theme declares itself.
final class TraitToggles {
  /// How many characters of a summary a toggle shows.
  private static let longestSummary = 18

  let widget = Box(.horizontal, spacing: 6)
  private let contrast = ToggleButton()
  private let black = ToggleButton()
  private let own = Box(.horizontal, spacing: 6)
  private let scroller: ScrolledWindow
  private var ownToggles: [(trait: Traits.Custom, button: ToggleButton)] = []
  private var isUpdating = false

  /// Told a trait's name, and whether it is asked for now.
  var onChosen: (String, Bool) -> Void = { _, _ in }

  init() {
    scroller = ScrolledWindow(child: own, .sideways)
    contrast.setIcon("livery-contrast-symbolic")
    contrast.setAccessibleLabel("High Contrast")
    black.setIcon("livery-black-symbolic")
    black.setAccessibleLabel("Pure Black")
    for (button, name) in [(contrast, "high-contrast"), (black, "pure-black")] {
      prepare(button, name)
      widget.append(button)
    }
    widget.append(scroller)
  }

  /// Shows which traits hold, of those that a theme knows.
  func show(_ asked: Set<String>, of theme: Theme, isForced: Bool) {
    isUpdating = true
    defer { isUpdating = false }
    if theme.traits.custom != ownToggles.map(\.trait) { fill(theme.traits.custom) }
    contrast.isActive = isForced || asked.contains("high-contrast")
    contrast.isSensitive = !isForced
    contrast.tooltip = isForced ? "The desktop asks for high contrast" : "High Contrast"
    black.isActive = asked.contains("pure-black")
    black.tooltip =
      theme.usedTraits.contains(.pureBlack)
      ? "Pure Black" : "Pure Black: “\(theme.name)” has no colors for it"
    for toggle in ownToggles { toggle.button.isActive = asked.contains(toggle.trait.name) }
  }

  private func fill(_ traits: [Traits.Custom]) {
    while let last = ownToggles.popLast() { own.remove(last.button) }
    for trait in traits {
      let button = ToggleButton()
      let label = Label(trait.summary)
      label.ellipsize(afterCharacters: Self.longestSummary)
      button.child = label
      button.setAccessibleLabel(trait.summary)
      button.tooltip = trait.summary
      prepare(button, trait.name)
      own.append(button)
      ownToggles.append((trait, button))
    }
    scroller.isVisible = !traits.isEmpty
  }

  private func prepare(_ button: ToggleButton, _ name: String) {
    button.focusesOnClick = false
    button.onToggled { [weak self, weak button] in
      guard let self, let button, !isUpdating else { return }
      onChosen(name, button.isActive)
    }
  }
}
