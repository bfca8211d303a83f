/// A theme's values for a text style; missing ones stay the toolkit's.
public struct Font: Hashable, Sendable {
  public var family: String?
  /// In pt, 4 to 96.
  public var size: Double?
  /// 100 to 1000.
  public var weight: Double?
  public var style: String?
  /// In px, -8 to 32.
  public var letterSpacing: Double?

  public init() {}

  /// The declarations that set the font's values.
  package var declarations: [(StyleProperty, StyleValue)] {
    var all: [(StyleProperty, StyleValue)] = []
    if let family { all.append((.fontFamily, .family(family))) }
    if let size { all.append((.fontSize, .points(size))) }
    if let weight { all.append((.fontWeight, .number(weight))) }
    if let style { all.append((.fontStyle, .keyword(style))) }
    if let letterSpacing { all.append((.letterSpacing, .lengths([letterSpacing]))) }
    return all
  }

  /// The keys of a font in theme files, each with the property that it sets.
  public static let keys: [(name: String, property: StyleProperty)] = [
    ("family", .fontFamily), ("size", .fontSize), ("weight", .fontWeight), ("style", .fontStyle),
    ("letter-spacing", .letterSpacing),
  ]

  /// The property of a font's key; `nil` if fonts do not have the key.
  package static func property(named key: String) -> StyleProperty? {
    keys.first { $0.name == key }?.property
  }

  /// The font, with missing values taken from another font.
  func filled(from other: Font?) -> Font {
    var font = self
    font.family = family ?? other?.family
    font.size = size ?? other?.size
    font.weight = weight ?? other?.weight
    font.style = style ?? other?.style
    font.letterSpacing = letterSpacing ?? other?.letterSpacing
    return font
  }
}
