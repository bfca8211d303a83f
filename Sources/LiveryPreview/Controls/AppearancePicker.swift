import LiveryAdwaita
import LiveryGTK

/// A segmented control with System, Light and Dark.
final class AppearancePicker {
  private let control = SegmentedControl()

  /// Called when the user chooses an appearance.
  var onChosen: (AppearanceChoice) -> Void = { _ in }

  var widget: Widget { control.widget }

  init() {
    for choice in AppearanceChoice.allCases { control.add(Icon(choice.icon)) }
    control.onChosen = { [weak self] in self?.onChosen(AppearanceChoice.allCases[$0]) }
  }

  /// Shows the chosen appearance, and disables the one that a theme has no colors for.
  func show(_ choice: AppearanceChoice, missing: AppearanceChoice?, of theme: String) {
    for (index, other) in AppearanceChoice.allCases.enumerated() {
      control.describe(
        index, name: other.title,
        tooltip: other == missing ? Self.words(for: other, missingIn: theme) : other.explanation,
        isAllowed: other != missing)
    }
    control.setActive(AppearanceChoice.allCases.firstIndex(of: choice))
  }

  private static func words(for choice: AppearanceChoice, missingIn theme: String) -> String {
    choice == .dark
      ? translated("“\(theme)” has no dark colors") : translated("“\(theme)” has no light colors")
  }
}

extension AppearanceChoice {
  fileprivate var explanation: String {
    self == .system ? translated("Follow the Desktop") : title
  }
}
