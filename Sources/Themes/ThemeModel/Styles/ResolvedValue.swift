public import ThemeColor

/// A value of a property in one appearance.
public enum ResolvedValue: Hashable, Sendable {
  /// A role's color under its name, so that a rule follows when the role changes.
  case role(ColorRole)
  /// An app's own color, by its name.
  case custom(String)
  case color(Color)
  /// Lengths in px, written as CSS orders them.
  case lengths([Double])
  case number(Double)
  case points(Double)
  case milliseconds(Double)
  case keyword(String)
  case family(String)
  /// The text of a registered component's property.
  case text(String)
  case shadow([Shadow<Color>])
}
