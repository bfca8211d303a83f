package import ThemeSource

extension ThemeContent {
  /// A value of a property as theme files spell it.
  package func source(of value: StyleValue) -> SourceValue {
    switch value {
    case .color(let color): .string(text(of: color))
    case .lengths(let lengths):
      lengths.count == 1 ? .number(lengths[0]) : .array(lengths.map(SourceValue.number))
    case .number(let number), .metric(let number), .points(let number), .milliseconds(let number):
      .number(number)
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

  /// The names of the shadows that have one.
  private static let sizes = Dictionary(
    uniqueKeysWithValues: Shadow<ColorExpression>.named.compactMap { name, layers in
      layers.first.map { ($0, name) }
    })
}
