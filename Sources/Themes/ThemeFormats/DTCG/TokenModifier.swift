import ThemeColor
import ThemeSource

/// A change of a token's color in Tokens Studio: `modify` among its `studio.tokens`.
///
/// Each moves the color a part of the way to white, to black or to another color, in a color space.
struct TokenModifier {
  private enum Kind: String { case lighten, darken, mix, alpha }

  private let kind: Kind
  private let space: ColorSpace

  /// The part of the way to the other color, `0...1`.
  private let amount: Double
  private let other: CSSColor?

  private static let spaces: [String: ColorSpace] = [
    "lch": .lch, "srgb": .srgb, "p3": .displayP3, "hsl": .hsl,
  ]

  /// The node of a token's modifier.
  static func node(of token: Token) -> SourceNode? {
    token.dialect == .text ? token.node["$extensions"]?["studio.tokens"]?["modify"] : nil
  }

  /// Reads a modifier, given its amount and its other color with all references replaced; `nil` if
  /// Tokens Studio does not have it.
  init?(_ node: SourceNode, amount: String?, other: String?) {
    guard let kind = node["type"]?.string.flatMap(Kind.init), let amount,
      let share = TokenArithmetic.share(amount),
      let space = TokenModifier.spaces[node["space"]?.string ?? "srgb"]
    else { return nil }
    (self.kind, self.space) = (kind, space)
    self.amount = min(max(share, 0), 1)
    self.other = other.flatMap(TokenText.color)
    if kind == .mix, self.other == nil { return nil }
  }

  func applied(to color: CSSColor) -> CSSColor {
    let own = color.converted(to: space)
    let (first, second, third) = own.components
    switch kind {
    case .alpha: return CSSColor(own.space, first, second, third, alpha: amount)
    case .mix:
      return CSSColor.mix(in: space, color, nil, other ?? color, amount * 100)
    case .lighten, .darken:
      let isLighter = kind == .lighten
      let toward = { (value: Double?, end: Double) in
        value.map { $0 + (end - $0) * amount }
      }
      switch space {
      case .lch:
        return CSSColor(
          space, toward(first, isLighter ? 100 : 0), toward(second, 0), third, alpha: own.alpha)
      case .hsl:
        return CSSColor(space, first, second, toward(third, isLighter ? 100 : 0), alpha: own.alpha)
      default:
        let end = isLighter ? 1.0 : 0
        return CSSColor(
          space, toward(first, end), toward(second, end), toward(third, end), alpha: own.alpha)
      }
    }
  }
}
