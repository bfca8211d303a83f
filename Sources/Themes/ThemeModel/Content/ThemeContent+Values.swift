package import ThemeSource

extension ThemeContent {
  /// A value of a property as theme files spell it.
  package func source(of value: StyleValue) -> SourceValue {
    switch value {
    case .color(let color): .string(text(of: color))
    case .lengths(let lengths):
      lengths.count == 1 ? .number(lengths[0]) : .array(lengths.map(SourceValue.number))
    case .number(let number), .points(let number), .milliseconds(let number): .number(number)
    case .keyword(let text), .family(let text), .text(let text): .string(text)
    case .font(let name): .string(name.rawValue)
    case .shadow(let layers): source(of: layers)
    }
  }

  private func source(of layers: [Shadow<ColorExpression>]) -> SourceValue {
    if layers.isEmpty { return .string("none") }
    if layers.count > 1 { return .array(layers.map { .string(text(of: $0)) }) }
    return .string(ThemeContent.sizes[layers[0]] ?? text(of: layers[0]))
  }

  private func text(of layer: Shadow<ColorExpression>) -> String {
    [layer.x, layer.y, layer.blur, layer.spread].map { "\($0.text) " }.joined()
      + text(of: layer.color)
  }

  /// The shadows that have a name.
  private static let sizes: [Shadow<ColorExpression>: String] = [
    .black30(y: 1, blur: 2): "small", .black30(y: 2, blur: 6): "medium",
    .black30(y: 6, blur: 18): "large",
  ]
}
