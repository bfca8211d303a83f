import ThemeColor

/// The resolved colors of a theme's slots in one appearance.
struct SettledColors: Sendable {
  let appearance: Appearance
  let colors: [Color]

  /// Whether the theme or one it extends, other than the base, sets each.
  let isSet: [Bool]

  /// Whether each has a color.
  let isDone: [Bool]

  /// The values that are more than a painted color, by slot.
  let wide: [Int: SlotValue]

  /// The length of the longest chain of references from each slot.
  let links: [UInt8]

  /// Whether each slot's value is independent of the base theme.
  let isOwn: [Bool]
}
