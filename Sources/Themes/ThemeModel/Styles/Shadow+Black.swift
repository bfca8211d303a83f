import ThemeColor

extension Shadow<ColorExpression> {
  /// A shadow of black at 30 % that falls straight down.
  package static func black30(y: Double, blur: Double) -> Shadow {
    Shadow(x: 0, y: y, blur: blur, color: .alpha(.literal(.black), 0.3))
  }
}
