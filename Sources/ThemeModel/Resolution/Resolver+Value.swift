import ThemeColor

extension Resolver {
  /// A color on its way through functions: painted, still in its own space, or as GTK holds it
  /// between two of its functions, where a component may lie outside `0...1`.
  enum Value {
    case painted(Color)
    case wide(CSSColor)
    case gtk(GTKColor)

    var painted: Color {
      switch self {
      case .painted(let color): color
      case .wide(let color): color.mapped()
      case .gtk(let color): Color(color)
      }
    }

    var css: CSSColor {
      switch self {
      case .painted(let color): CSSColor(color)
      case .wide(let color): color
      case .gtk(let color): CSSColor(Color(color))
      }
    }

    var gtk: GTKColor {
      if case .gtk(let color) = self { return color }
      return GTKColor(painted)
    }
  }
}
