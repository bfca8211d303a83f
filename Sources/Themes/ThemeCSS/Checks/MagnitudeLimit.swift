import ThemeModel
import ThemeSource

/// How large the numbers of a property may be in CSS of a theme's own.
///
/// The same limits apply to what `[styles]` sets; beyond them GTK 4.8 dies or takes seconds to
/// paint. What it dies of is in `Tests/Vectors/gtk48-killers.tsv`, which `Tests/Killers` makes.
enum MagnitudeLimit {
  /// Every length of the value, in px.
  case lengths(Double)

  /// A length in px, or a share of 100 px.
  case iconSize(Double)

  /// Lengths in px, and numbers and percentages by which a picture is cut, also where widgets inside
  /// each other have it: GTK paints each part that repeats.
  case borderImage(lengths: Double, numbers: Double, nested: Double)

  /// Layers of `x y blur spread`, in px.
  case shadow(offset: Double, blur: Double, spread: Double)

  /// A length in px, or a factor of the font's size.
  case lineHeight(Double)

  /// Lengths in px, and shares of the font around it, as if that were one of 16 px.
  case fontSize(Double)

  /// Functions: lengths in px, factors by which they scale, and angles in degrees.
  case transform(lengths: Double, factors: Double, angles: Double)

  /// `blur()` and `drop-shadow()`.
  case filter(offset: Double, blur: Double)

  /// Numbers without a unit.
  case numbers(Double)
}

extension MagnitudeLimit {
  /// The limit of a property by its CSS name; `nil` where there is none.
  static func limit(of property: ArraySlice<UInt8>) -> MagnitudeLimit? {
    if property.starts(with: "--".utf8) { return .lengths(variable) }
    return names.index(of: property).map { table[$0].1 }
  }

  /// What 100% is in px, where percentages count as lengths.
  var whole: Double? {
    if case .iconSize = self { 100 } else { nil }
  }

  /// Whether widgets inside each other take as much more room, each for its own.
  static func addsUp(_ property: [UInt8]) -> Bool {
    ["padding", "margin", "border"].contains { property.starts(with: $0.utf8) }
      && !["radius", "spacing"].contains { property.reversed().starts(with: $0.utf8.reversed()) }
  }

  private static let names = NameTable(table.map(\.0))

  /// A variable may be any property's value, so that the highest limit counts.
  private static let variable = upper(.minWidth)

  private static let shadow = MagnitudeLimit.shadow(offset: 128, blur: 64, spread: 128)

  /// The radius by which libadwaita rounds the ends of buttons, which GTK cuts to the button.
  private static let radius = 9999.0

  private static let table: [(String, MagnitudeLimit)] =
    sides("padding", upper(.padding)) + sides("margin", upper(.margin))
    + ["border-spacing"].map { ($0, .lengths(upper(.spacing))) }
    + ["border", "border-top", "border-right", "border-bottom", "border-left"].map {
      ($0, .lengths(upper(.borderWidth)))
    }
    + [
      "border-width", "border-top-width", "border-right-width", "border-bottom-width",
      "border-left-width",
    ].map { ($0, .lengths(upper(.borderWidth))) }
    + ["border-image", "border-image-width", "border-image-slice"].map {
      ($0, .borderImage(lengths: upper(.borderWidth), numbers: 10_000, nested: 8))
    }
    + [
      "border-radius", "border-top-left-radius", "border-top-right-radius",
      "border-bottom-right-radius", "border-bottom-left-radius",
    ].map { ($0, .lengths(radius)) }
    + ["outline", "outline-width"].map { ($0, .lengths(upper(.outlineWidth))) }
    + [("outline-offset", .lengths(upper(.outlineOffset)))]
    + ["min-width", "min-height"].map { ($0, .lengths(upper(.minWidth))) }
    + [("-gtk-icon-size", .iconSize(upper(.iconSize)))]
    + ["font", "font-size"].map { ($0, .fontSize(fontSize)) }
    + [("letter-spacing", .lengths(upper(.letterSpacing))), ("line-height", .lineHeight(fontSize))]
    + ["box-shadow", "text-shadow", "-gtk-icon-shadow"].map { ($0, shadow) }
    + ["filter", "backdrop-filter", "-gtk-icon-filter"].map { ($0, .filter(offset: 128, blur: 64)) }
    + ["transform", "-gtk-icon-transform"].map {
      ($0, .transform(lengths: upper(.minWidth), factors: 16, angles: 36_000))
    }
    + [("transform-origin", .lengths(upper(.minWidth)))]
    + ["background", "background-image", "background-size", "background-position"].map {
      ($0, .lengths(upper(.minWidth)))
    }
    + [("-gtk-dpi", .numbers(384))]

  /// The largest font in px: as many points as `[styles]` allows.
  private static let fontSize = upper(.fontSize) * 4 / 3

  /// The limit of a property of `[styles]`.
  private static func upper(_ property: StyleProperty) -> Double {
    switch property.kind {
    case .length(let range), .lengths(let range), .number(let range), .fontSize(let range):
      range.upperBound
    default: .infinity
    }
  }

  private static func sides(_ name: String, _ limit: Double) -> [(String, MagnitudeLimit)] {
    [name, "\(name)-top", "\(name)-right", "\(name)-bottom", "\(name)-left"].map {
      ($0, .lengths(limit))
    }
  }
}
