import ThemeColor
import ThemeModel

/// The color that fixes all faults of a value.
struct Remedy: Sendable {
  let fixTarget: FixTarget

  /// The nearest color that passes, by scheme if no color passes in both.
  let colors: Colors

  /// Whether it is for one appearance only, since others derive other colors from the value.
  var isPartial = false

  enum Colors: Hashable, Sendable {
    case one(Color)
    case each(light: Color, dark: Color)
  }

  func color(in scheme: Appearance.Scheme) -> Color {
    switch colors {
    case .one(let color): color
    case .each(let light, let dark): scheme == .dark ? dark : light
    }
  }
}
