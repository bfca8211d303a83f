import ThemeModel

extension Style {
  /// Sets properties: `Style(color: .accent, radius: .px(3))`.
  ///
  /// Missing properties stay those of the theme. A number outside of its property's range becomes
  /// the nearest allowed one, since GTK crashes or hangs with larger ones.
  ///
  /// - Parameters:
  ///   - color: The color of text and symbolic icons.
  ///   - background: The color behind the content.
  ///   - borderColor: The color of the border.
  ///   - borderWidth: The width of the border, up to 128 px.
  ///   - radius: How round the corners are, up to 128 px.
  ///   - outlineColor: The color of the focus ring.
  ///   - outlineWidth: The width of the focus ring, up to 128 px.
  ///   - opacity: From 0, unseen, to 1.
  ///   - padding: The space within the border, up to 64 px.
  ///   - margin: The space around the border, from -64 to 64 px.
  ///   - minWidth: The least width, up to 1024 px.
  ///   - minHeight: The least height, up to 1024 px.
  ///   - fontSize: The size of text in pt, from 4 to 96.
  ///   - fontWeight: The weight of text, from 100 to 1000.
  ///   - iconSize: The size of icons, from 1 to 256 px.
  public init(
    color: StyleColor? = nil, background: StyleColor? = nil, borderColor: StyleColor? = nil,
    borderWidth: StyleSides? = nil, radius: StyleSides? = nil, outlineColor: StyleColor? = nil,
    outlineWidth: StyleLength? = nil, opacity: Double? = nil, padding: StyleSides? = nil,
    margin: StyleSides? = nil, minWidth: StyleLength? = nil, minHeight: StyleLength? = nil,
    fontSize: Double? = nil, fontWeight: Double? = nil, iconSize: StyleLength? = nil
  ) {
    self.init()
    let colors: [(StyleProperty, StyleColor?)] = [
      (.color, color), (.background, background), (.borderColor, borderColor),
      (.outlineColor, outlineColor),
    ]
    for (property, color) in colors { put(color?.resolved, for: property) }
    let sides: [(StyleProperty, StyleSides?)] = [
      (.borderWidth, borderWidth), (.radius, radius), (.padding, padding), (.margin, margin),
    ]
    for (property, sides) in sides { put(sides.map { .lengths($0.pixels) }, for: property) }
    let lengths: [(StyleProperty, StyleLength?)] = [
      (.outlineWidth, outlineWidth), (.minWidth, minWidth), (.minHeight, minHeight),
      (.iconSize, iconSize),
    ]
    for (property, length) in lengths { put(length.map { .lengths([$0.pixels]) }, for: property) }
    put(opacity.map { .number($0) }, for: .opacity)
    put(fontSize.map { .points($0) }, for: .fontSize)
    put(fontWeight.map { .number($0) }, for: .fontWeight)
  }

  private mutating func put(_ value: ResolvedValue?, for property: StyleProperty) {
    guard let value = value?.clamped(to: property.kind) else { return }
    let isSet = set(property, to: value)
    assert(isSet, "\(property.name) takes another kind of value")
  }
}

extension ResolvedValue {
  /// The value with each number limited to the range of a kind.
  fileprivate func clamped(to kind: StyleProperty.Kind) -> ResolvedValue {
    switch (self, kind) {
    case (.lengths(let lengths), .length(let range)), (.lengths(let lengths), .lengths(let range)):
      .lengths(lengths.map(range.nearest))
    case (.number(let number), .number(let range)): .number(range.nearest(to: number))
    case (.points(let points), .fontSize(let range)): .points(range.nearest(to: points))
    default: self
    }
  }
}

extension ClosedRange<Double> {
  /// The nearest number in the range; for NaN, the lowest.
  fileprivate func nearest(to number: Double) -> Double {
    number.isNaN ? lowerBound : Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
