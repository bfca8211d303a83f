import ThemeColor

extension Shadow<ColorExpression> {
  /// A shadow of black at 30 % that falls straight down.
  package static func black30(y: Double, blur: Double) -> Shadow {
    Shadow(x: 0, y: y, blur: blur, color: .alpha(.literal(.black), 0.3))
  }

  /// The shadows that have a name, each with its layers.
  package static let named: [String: [Shadow]] = [
    "none": [], "small": [.black30(y: 1, blur: 2)], "medium": [.black30(y: 2, blur: 6)],
    "large": [.black30(y: 6, blur: 18)],
  ]
}
