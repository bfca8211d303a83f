/// One look that a theme is shown in: an appearance, and what the desktop asks for beside it.
public struct Cell: Hashable, Sendable, Codable {
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

  /// The cell of another appearance, with the same beside it.
  public func of(_ appearance: String) -> Cell {
    Cell(appearance: appearance, accent: accent, textScale: textScale, direction: direction)
  }

  /// The cell's name, which is also that of its folder: the appearance, and what is not usual.
  public var name: String {
    var parts = [appearance]
    accent.digits.map { parts.append("accent-\($0)") }
    if textScale != .usual { parts.append("text-\(textScale.percent)") }
    if direction != .leftToRight { parts.append(direction.rawValue) }
    return parts.joined(separator: "+")
  }
}
