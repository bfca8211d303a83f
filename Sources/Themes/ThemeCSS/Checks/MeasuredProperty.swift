import ThemeSource

/// The measurement that applies to the numbers of a property.
enum MeasuredProperty: Sendable {
  /// Every length, as one component.
  case lengths(String)

  /// Numbers without a unit.
  case numbers(String)

  /// A length in px, or a share of 100 px.
  case iconSize

  /// The length of text: a length in px.
  case letterSpacing

  /// The height of text: a length in px, or a factor of the font's size.
  case lineHeight
  case fontSize

  /// Layers of `x y blur spread`.
  case shadow(String)

  /// Functions of filters, and of transforms.
  case filter(String)
  case transform(String)
  case borderImage

  /// The property with a CSS name in small letters; `nil` if no number of it is measured.
  init?(_ name: [UInt8]) {
    guard let index = MeasuredProperty.names.index(of: name[...]) else { return nil }
    self = MeasuredProperty.table[index].1
  }

  private static let names = NameTable(table.map(\.0))

  private static let table: [(String, MeasuredProperty)] =
    sides("padding").map { ($0, .lengths("padding")) }
    + sides("margin").map { ($0, .lengths("extent")) }
    + (sides("border") + sides("border", "-width")).map { ($0, .lengths("border-width")) }
    + ["", "-top-left", "-top-right", "-bottom-right", "-bottom-left"].map {
      ("border\($0)-radius", .lengths("border-radius"))
    }
    + ["outline", "outline-width"].map { ($0, .lengths("outline-width")) }
    + ["min-width", "min-height"].map { ($0, .lengths("min-width")) }
    + ["border-spacing", "outline-offset", "background-size"].map {
      ($0, .lengths($0))
    }
    + ["background", "background-image", "background-position", "transform-origin"].map {
      ($0, .lengths("background-position"))
    }
    + ["border-image", "border-image-width", "border-image-slice"].map { ($0, .borderImage) }
    + ["box-shadow", "text-shadow", "-gtk-icon-shadow"].map { ($0, .shadow($0)) }
    + ["filter", "backdrop-filter", "-gtk-icon-filter"].map { ($0, .filter($0)) }
    + ["transform", "-gtk-icon-transform"].map { ($0, .transform($0)) }
    + ["font", "font-size"].map { ($0, .fontSize) }
    + [
      ("-gtk-icon-size", .iconSize), ("letter-spacing", .letterSpacing),
      ("line-height", .lineHeight), ("-gtk-dpi", .numbers("-gtk-dpi")),
    ]

  private static func sides(_ name: String, _ suffix: String = "") -> [String] {
    ["", "-top", "-right", "-bottom", "-left"].map { "\(name)\($0)\(suffix)" }
  }
}
