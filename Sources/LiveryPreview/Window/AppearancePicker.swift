import Adwaita
import LiveryGTK

/// System, Light and Dark, side by side.
final class AppearancePicker {
  private let control = SegmentedControl()

  var widget: Widget { control.widget }

  init(onChosen: @escaping (AppearanceChoice) -> Void) {
    for choice in AppearanceChoice.allCases { control.add(Icon(choice.icon)) }
    control.onChosen = { onChosen(AppearanceChoice.allCases[$0]) }
  }

  /// Shows which appearance was asked for, and forbids the one that a theme has no colors for.
  func show(_ choice: AppearanceChoice, missing: AppearanceChoice?, of theme: String) {
    for (index, other) in AppearanceChoice.allCases.enumerated() {
      control.describe(
        index, name: other.title,
        tooltip: other == missing ? "“\(theme)” has no \(other.rawValue) colors" : other.tooltip,
        isAllowed: other != missing)
    }
    control.setActive(AppearanceChoice.allCases.firstIndex(of: choice))
  }
}

extension AppearanceChoice {
  fileprivate var tooltip: String {
    switch self {
    case .system: "Follow the Desktop"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}
