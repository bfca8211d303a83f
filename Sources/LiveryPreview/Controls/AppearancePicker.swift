import Adwaita
import LiveryGTK

protocol AppearancePickerDelegate: AnyObject {
  func chooseAppearance(_ choice: AppearanceChoice)
}

/// A segmented control with System, Light and Dark.
final class AppearancePicker {
  private let control = SegmentedControl()

  weak var delegate: (any AppearancePickerDelegate)?

  var widget: Widget { control.widget }

  init() {
    for choice in AppearanceChoice.allCases { control.add(Icon(choice.icon)) }
    control.onChosen = { [weak self] in
      self?.delegate?.chooseAppearance(AppearanceChoice.allCases[$0])
    }
  }

  /// Shows the chosen appearance, and disables the one that a theme has no colors for.
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
