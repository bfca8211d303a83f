import LiveryAdwaita
import LiveryGTK

/// A segmented control with System, Light and Dark, or some of them.
final class AppearancePicker {
  private let control = SegmentedControl()
  private let choices: [AppearanceChoice]

  /// The accessible name of each choice.
  private let name: (AppearanceChoice) -> String

  var onChosen: (AppearanceChoice) -> Void = { _ in }

  var widget: Widget { control.widget }

  /// Creates a control for some choices, none of which is active yet.
  init(
    _ choices: [AppearanceChoice] = AppearanceChoice.allCases,
    name: @escaping (AppearanceChoice) -> String = { $0.title }
  ) {
    (self.choices, self.name) = (choices, name)
    for choice in choices { control.add(Icon(choice.icon)) }
    control.onChosen = { [weak self] in self?.onChosen(choices[$0]) }
  }

  /// Shows the chosen appearance, and disables the one for which a theme has no colors.
  func show(_ choice: AppearanceChoice, missing: AppearanceChoice?, of theme: String) {
    for (index, other) in choices.enumerated() {
      control.describe(
        index, name: name(other),
        tooltip: other == missing ? Self.words(for: other, missingIn: theme) : other.explanation,
        isAllowed: other != missing)
    }
    control.setActive(choices.firstIndex(of: choice))
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
