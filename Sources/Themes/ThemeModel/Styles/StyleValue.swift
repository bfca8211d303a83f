/// A value that fits a property, its colors still expressions.
package enum StyleValue: Hashable, Sendable {
  case color(ColorExpression)
  /// Lengths in px, written as CSS orders them: one, two or four.
  case lengths([Double])
  /// A length in px that a metric gives to all controls alike.
  case metric(Double)
  case number(Double)
  /// A size in pt.
  case points(Double)
  /// A time in ms.
  case milliseconds(Double)
  case keyword(String)
  case family(String)
  case text(String)
  case font(FontName)
  /// Layers of a shadow, the topmost first; empty for `none`.
  case shadow([Shadow<ColorExpression>])
}

extension StyleValue {
  package var references: [ColorSlot] {
    switch self {
    case .color(let color): color.references
    case .shadow(let layers): layers.flatMap(\.color.references)
    default: []
    }
  }

  /// The resolved value, if it is the same in every appearance.
  var constant: ResolvedValue? {
    switch self {
    case .color(.reference(let slot)): slot.role.map(ResolvedValue.role)
    case .color(let color): color.constant.map(ResolvedValue.color)
    case .lengths(let lengths): .lengths(lengths)
    case .number(let number): .number(number)
    case .points(let points): .points(points)
    case .milliseconds(let time): .milliseconds(time)
    case .keyword(let keyword): .keyword(keyword)
    case .family(let family): .family(family)
    case .text(let text): .text(text)
    case .metric, .font, .shadow: nil
    }
  }
}
