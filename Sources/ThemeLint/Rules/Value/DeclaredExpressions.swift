import ThemeModel
import ThemeSource

extension Theme {
  /// The color expressions of the theme's own file, with the locations of their values.
  var declaredExpressions: [(SourceLocation, ColorExpression)] {
    let rules = declaredRules.flatMap(\.declarations).flatMap(\.values)
    return declaredColorValues
      + rules.flatMap { value in value.value.colors.map { (value.location, $0) } }
  }
}

extension StyleValue {
  fileprivate var colors: [ColorExpression] {
    switch self {
    case .color(let color): [color]
    case .shadow(let layers): layers.map(\.color)
    default: []
    }
  }
}
