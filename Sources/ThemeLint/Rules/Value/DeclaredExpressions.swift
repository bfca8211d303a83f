import ThemeModel
import ThemeSource

extension Theme.DeclaredColor {
  /// The color's values, with their locations.
  var expressions: [(SourceLocation, ColorExpression)] { values.map { ($0.location, $0.value) } }
}

extension Theme.DeclaredRule {
  /// The colors that the rule's values are made of, with the locations of the values.
  var expressions: [(SourceLocation, ColorExpression)] {
    declarations.flatMap(\.values).flatMap { value in
      value.value.colors.map { (value.location, $0) }
    }
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
