public import ThemeColor
public import ThemeModel

/// A color in the style of a widget.
public enum StyleColor: Hashable, Sendable {
  /// The theme's color for a role, updated when it changes.
  case role(ColorRole)
  /// The theme's color for an app's own color, updated when it changes.
  case custom(CustomColor)
  case color(Color)

  var resolved: ResolvedValue {
    switch self {
    case .role(let role): .role(role)
    case .custom(let name): .custom(name.rawValue)
    case .color(let color): .color(color)
    }
  }
}

/// A length in the style of a widget.
public struct StyleLength: Hashable, Sendable {
  let pixels: Double

  public static func px(_ pixels: Double) -> StyleLength { StyleLength(pixels: pixels) }
}

/// The lengths of the four sides, or corners, of a widget.
public struct StyleSides: Hashable, Sendable {
  let pixels: [Double]

  /// The same length on all sides.
  public static func px(_ all: Double) -> StyleSides { StyleSides(pixels: [all]) }

  public static func px(vertical: Double, horizontal: Double) -> StyleSides {
    StyleSides(pixels: [vertical, horizontal])
  }

  public static func px(
    top: Double, right: Double, bottom: Double, left: Double
  ) -> StyleSides {
    StyleSides(pixels: [top, right, bottom, left])
  }
}
