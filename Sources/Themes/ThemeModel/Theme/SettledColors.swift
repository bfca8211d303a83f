import ThemeColor

/// What the slots of a theme come to in one appearance.
struct SettledColors: Sendable {
  let appearance: Appearance
  let colors: [Color]

  /// Whether the theme or one it extends, other than the base, sets each.
  let isSet: [Bool]

  /// Whether each has a color.
  let isDone: [Bool]

  /// The values that are more than a painted color, by slot.
  let wide: [Int: SlotValue]

  /// How many references lead on from each slot.
  let links: [UInt8]

  /// Whether each slot comes to what it does whatever the base is.
  let isOwn: [Bool]
}
