/// A value that fits a property, its colors still expressions.
public enum StyleValue: Hashable, Sendable {
  case color(ColorExpression)
  /// Lengths in px, written as CSS orders them: one, two or four.
  case lengths([Double])
  case number(Double)
  /// A size in pt.
  case points(Double)
  /// A time in ms.
  case milliseconds(Double)
  case keyword(String)
  case family(String)
  case font(FontName)
  /// Layers of a shadow, the topmost first; none at all for `none`.
  case shadow([Shadow<ColorExpression>])
}

/// One layer of a shadow, lengths in px.
public struct Shadow<ShadowColor: Hashable & Sendable>: Hashable, Sendable {
  public let x, y, blur, spread: Double
  public let color: ShadowColor

  public init(x: Double, y: Double, blur: Double, spread: Double = 0, color: ShadowColor) {
    (self.x, self.y, self.blur, self.spread) = (x, y, blur, spread)
    self.color = color
  }

  func map<Other>(_ transform: (ShadowColor) -> Other) -> Shadow<Other> {
    Shadow<Other>(x: x, y: y, blur: blur, spread: spread, color: transform(color))
  }
}
