import ThemeColor

/// A color on its way through functions: painted, still in its own space, or as GTK stores it
/// between two functions, where a component may be outside `0...1`, since 4.16 with its original
/// space.
enum SlotValue: Sendable {
  case painted(Color)
  case wide(CSSColor)
  case gtk(GTKColor)
  case space(GTKSpaceColor)

  var painted: Color {
    switch self {
    case .painted(let color): color
    case .wide(let color): color.mapped()
    case .gtk(let color): Color(color)
    case .space(let color): color.painted
    }
  }

  var css: CSSColor {
    switch self {
    case .painted(let color): CSSColor(color)
    case .wide(let color): color
    case .gtk, .space: CSSColor(painted)
    }
  }

  var gtk: GTKColor {
    switch self {
    case .gtk(let color): color
    case .space(let color): color.srgb
    case .painted, .wide: GTKColor(painted)
    }
  }

  var space: GTKSpaceColor {
    if case .space(let color) = self { return color }
    return GTKSpaceColor(gtk)
  }
}
