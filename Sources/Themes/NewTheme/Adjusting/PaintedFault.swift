public import ThemeColor
public import ThemeModel

/// Something that GTK painted with less contrast than it needs, such as a label under the pointer.
public struct PaintedFault: Hashable, Sendable {
  public let appearance: Appearance

  /// The two colors that were compared: what is painted, and what lies below or beside it.
  public let foreground, background: Color

  /// The contrast that they have, and the one that they need; WCAG 2.2's ratios, `1...21`.
  public let ratio, needed: Double

  /// The roles that the colors may come from, the likeliest first.
  public let roles: [ColorRole]

  public init(
    in appearance: Appearance, _ foreground: Color, on background: Color, ratio: Double,
    needed: Double, from roles: [ColorRole]
  ) {
    (self.appearance, self.foreground, self.background) = (appearance, foreground, background)
    (self.ratio, self.needed, self.roles) = (ratio, needed, roles)
  }
}
