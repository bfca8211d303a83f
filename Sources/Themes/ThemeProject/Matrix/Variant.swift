/// One variant in which a theme is shown: an appearance, with the desktop's other settings.
public struct Variant: Hashable, Sendable, Codable {
  /// The names of the appearance's traits, joined by `+`, as the theme orders them.
  public let appearance: String
  public let accent: Accent
  public let textScale: TextScale
  public let direction: TextDirection

  public init(
    appearance: String, accent: Accent = .none, textScale: TextScale = .usual,
    direction: TextDirection = .leftToRight
  ) {
    (self.appearance, self.accent) = (appearance, accent)
    (self.textScale, self.direction) = (textScale, direction)
  }

  /// The variant with another appearance and the same other settings.
  public func of(_ appearance: String) -> Variant {
    Variant(appearance: appearance, accent: accent, textScale: textScale, direction: direction)
  }

  /// The variant's name, which is also that of its folder: the appearance, and settings that are
  /// not the default.
  public var name: String {
    var parts = [appearance]
    accent.digits.map { parts.append("accent-\($0)") }
    if textScale != .usual { parts.append("text-\(textScale.percent)") }
    if direction != .leftToRight { parts.append(direction.rawValue) }
    return parts.joined(separator: "+")
  }
}
