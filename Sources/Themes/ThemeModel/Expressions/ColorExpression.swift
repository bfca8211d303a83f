package import ThemeColor

/// A color in a theme: a literal, a name, or a function of other colors.
package enum ColorExpression: Hashable, Sendable {
  /// A color of sRGB.
  case literal(Color)

  /// A color in another space or beyond sRGB's gamut, which mixing does not convert.
  indirect case wide(CSSColor)

  case reference(ColorSlot)

  /// GTK's `mix()`: the amount of the second, not clamped.
  indirect case mix(ColorExpression, ColorExpression, Double)

  /// GTK's `alpha()`: the color's own alpha times a factor.
  indirect case alpha(ColorExpression, Double)

  /// GTK's `shade()`: lightness and saturation of HSL times a factor.
  indirect case shade(ColorExpression, Double)

  /// CSS Color 5's `color-mix()`, with optional percentages.
  indirect case colorMix(ColorSpace, ColorExpression, Double?, ColorExpression, Double?)

  /// The candidate with the best contrast on a background; black and white by default.
  indirect case readable(on: ColorExpression, [ColorExpression])

  /// The accent for neutral surfaces that libadwaita derives from an accent's background.
  indirect case standalone(ColorExpression)

  /// Material Design's tone of a color: its hue and chroma in HCT at another CIE L*, `0...100`.
  indirect case tone(ColorExpression, Double)

  /// A color of GTK's stylesheets by channels, maybe another color's; not for theme files.
  indirect case channels(GTKChannels, from: ColorExpression?)

  /// `color-mix()` as GTK computes it; theme files cannot express it.
  indirect case gtkMix(GTKMixture, ColorExpression, ColorExpression)
}

extension ColorExpression {
  /// The painted color of a literal; `nil` for a name or a function.
  var constant: Color? {
    switch self {
    case .literal(let color): color
    case .wide(let color): color.mapped()
    default: nil
    }
  }

  /// The color arguments of a function; empty for a literal or a name.
  package var operands: [ColorExpression] {
    // Most are one color or name.
    switch self {
    case .literal, .wide, .reference: return []
    default: break
    }
    var operands: [ColorExpression] = []
    forEachOperand { operands.append($0) }
    return operands
  }

  /// Whether theme files can express it.
  var isWritable: Bool {
    switch self {
    case .channels, .gtkMix: false
    default: operands.allSatisfy(\.isWritable)
    }
  }

  /// The slots that the expression names, in order of writing.
  package var references: [ColorSlot] {
    var slots: [ColorSlot] = []
    forEachReference { slots.append($0) }
    return slots
  }

  /// Calls `body` with each slot that the expression names, in order of writing.
  package func forEachReference(_ body: (ColorSlot) -> Void) {
    if case .reference(let slot) = self { return body(slot) }
    forEachOperand { $0.forEachReference(body) }
  }

  /// Calls `body` with each color argument of a function.
  package func forEachOperand(_ body: (ColorExpression) -> Void) {
    switch self {
    case .literal, .wide, .reference: break
    case .channels(_, let origin): origin.map(body)
    case .alpha(let color, _), .shade(let color, _), .standalone(let color), .tone(let color, _):
      body(color)
    case .mix(let a, let b, _), .colorMix(_, let a, _, let b, _),
      .gtkMix(_, let a, let b):
      body(a)
      body(b)
    case .readable(let background, let candidates):
      body(background)
      candidates.forEach(body)
    }
  }
}

extension ColorExpression {
  /// A literal that keeps its own space if that makes a difference.
  package init(_ color: CSSColor) {
    let (first, second, third) = color.components
    let isWhole = first != nil && second != nil && third != nil && color.alpha != nil
    switch color.space {
    case .srgb where isWhole && color.isInGamut, .hsl where isWhole && color.isInGamut,
      .hwb where isWhole && color.isInGamut:
      self = .literal(color.mapped())
    default:
      self = .wide(color)
    }
  }
}
