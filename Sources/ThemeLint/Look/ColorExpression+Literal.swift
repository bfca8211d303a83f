import ThemeModel

extension ColorExpression {
  /// Whether the expression is one color and nothing more.
  var isLiteral: Bool {
    switch self {
    case .literal, .wide: true
    default: false
    }
  }
}
