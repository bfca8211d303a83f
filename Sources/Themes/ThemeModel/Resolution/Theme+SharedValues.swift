package import ThemeSource

extension Theme {
  /// A metric, or a font's property, as a file of the chain writes it.
  package struct SharedValue: Hashable, Sendable {
    /// The index of its file in `sources`: 0 is the base's.
    package let layer: Int
    package let location: SourceLocation

    package let value: StyleValue
  }

  /// The value of a metric; `nil` if it is the toolkit's.
  package func value(of metric: Metric) -> SharedValue? {
    layers.indices.reversed().lazy.compactMap { index in
      let layer = layers[index]
      guard let value = layer.metrics[metric], let range = layer.metricRanges[metric] else {
        return nil
      }
      return SharedValue(
        layer: index, location: layer.text.location(of: range), value: .lengths([value]))
    }.first
  }

  /// A font's value for a property; `nil` if it is the toolkit's.
  package func value(of property: StyleProperty, in font: FontName) -> SharedValue? {
    layers.indices.reversed().lazy.compactMap { index in
      let layer = layers[index]
      guard let range = layer.fontRanges[font]?[property],
        let value = layer.fonts[font]?.declarations.first(where: { $0.0 == property })?.1
      else { return nil }
      return SharedValue(layer: index, location: layer.text.location(of: range), value: value)
    }.first
  }
}
