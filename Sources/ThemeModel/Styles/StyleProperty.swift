import ThemeSource

/// A property that a theme can set on a component.
public enum StyleProperty: UInt8, CaseIterable, Hashable, Sendable {
  case color, background, borderColor, borderWidth, borderStyle, radius
  case outlineColor, outlineWidth, outlineOffset
  case opacity, padding, margin, minWidth, minHeight, spacing
  case font, fontFamily, fontSize, fontWeight, fontStyle, letterSpacing
  case shadow, iconSize, transition
}

extension StyleProperty {
  /// What a property's value may be.
  public enum Kind: Hashable, Sendable {
    case color
    /// A length in px.
    case length(ClosedRange<Double>)
    /// One length in px, or two (vertical, horizontal), or four (top, right, bottom, left).
    case lengths(ClosedRange<Double>)
    case number(ClosedRange<Double>)
    /// A size in pt.
    case fontSize(ClosedRange<Double>)
    case keyword([String])
    /// A family's name.
    case family
    /// The name of one of the theme's fonts.
    case font
    case shadow
    /// A time in ms.
    case time(ClosedRange<Double>)
  }

  /// How many layers a shadow may have; each costs as much again to paint.
  public static let shadowLimit = 8

  /// The name as theme files spell it, such as `border-color`.
  public var name: String { definition.name }

  public var kind: Kind { definition.kind }

  init?(name: ArraySlice<UInt8>) {
    guard let index = StyleProperty.names.index(of: name) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  static let names = NameTable(definitions.map(\.name))

  var definition: Definition { StyleProperty.definitions[Int(rawValue)] }

  struct Definition: Sendable {
    let property: StyleProperty
    let name: String
    let kind: Kind

    init(_ property: StyleProperty, _ name: String, _ kind: Kind) {
      self.property = property
      self.name = name
      self.kind = kind
    }
  }

  /// Every property in the order of the cases.
  ///
  /// The limits are measured: beyond them GTK 4.8 dies or takes seconds to paint.
  static let definitions: [Definition] = [
    Definition(.color, "color", .color),
    Definition(.background, "background", .color),
    Definition(.borderColor, "border-color", .color),
    Definition(.borderWidth, "border-width", .lengths(0...128)),
    Definition(
      .borderStyle, "border-style",
      .keyword([
        "none", "solid", "inset", "outset", "dotted", "dashed", "double", "groove", "ridge",
      ])),
    Definition(.radius, "radius", .lengths(0...128)),
    Definition(.outlineColor, "outline-color", .color),
    Definition(.outlineWidth, "outline-width", .length(0...128)),
    Definition(.outlineOffset, "outline-offset", .length(-128...128)),
    Definition(.opacity, "opacity", .number(0...1)),
    Definition(.padding, "padding", .lengths(0...64)),
    Definition(.margin, "margin", .lengths(-64...64)),
    Definition(.minWidth, "min-width", .length(0...1024)),
    Definition(.minHeight, "min-height", .length(0...1024)),
    Definition(.spacing, "spacing", .length(0...64)),
    Definition(.font, "font", .font),
    Definition(.fontFamily, "font-family", .family),
    Definition(.fontSize, "font-size", .fontSize(4...96)),
    Definition(.fontWeight, "font-weight", .number(100...1000)),
    Definition(.fontStyle, "font-style", .keyword(["normal", "italic", "oblique"])),
    Definition(.letterSpacing, "letter-spacing", .length(-8...32)),
    Definition(.shadow, "shadow", .shadow),
    Definition(.iconSize, "icon-size", .length(1...256)),
    Definition(.transition, "transition", .time(0...2000)),
  ]
}
