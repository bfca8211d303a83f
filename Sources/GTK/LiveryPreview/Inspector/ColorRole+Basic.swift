import ThemeModel

extension ColorRole {
  /// The basic roles with which a theme begins: accent, backgrounds, and the text on them.
  static let basic: [ColorRole] = [
    .accentBg, .accentFg, .accent, .windowBg, .windowFg, .viewBg, .viewFg, .headerbarBg,
    .headerbarFg, .cardBg, .cardFg,
  ]

  /// All other roles, in their order.
  static let further = allCases.filter { !basic.contains($0) }
}
