import ThemeModel
import ThemeSource

extension LintSubject {
  /// Calls `body` with each color expression of the theme's own file, and its location.
  func forEachDeclaredExpression(_ body: (SourceLocation, ColorExpression) -> Void) {
    for color in declaredColors {
      for value in color.values { body(value.location, value.value) }
    }
    for rule in declaredRules {
      for declaration in rule.declarations {
        for value in declaration.values {
          for color in value.value.colors { body(value.location, color) }
        }
      }
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
