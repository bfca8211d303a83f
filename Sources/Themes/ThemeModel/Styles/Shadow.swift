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
