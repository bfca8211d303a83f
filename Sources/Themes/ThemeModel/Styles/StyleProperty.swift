package import ThemeSource

/// A property that a theme can set on a component: one of CSS, or one that a registered component
/// has.
public struct StyleProperty: Hashable, Sendable {
  private enum Origin: Hashable, Sendable {
    case known(Known)
    indirect case own(OwnProperty)
  }

  private let origin: Origin

  init(_ known: Known) { origin = .known(known) }

  package init(_ own: OwnProperty) { origin = .own(own) }
}

extension StyleProperty {
  /// The kind of a property's values.
  package enum Kind: Hashable, Sendable {
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
    /// Any text, up to a number of bytes.
    case text(Int)
  }

  /// The maximum number of layers of a shadow; each takes as long to paint as the first.
  package static let shadowLimit = 8

  /// The index in the table of definitions; `nil` for a property of a registered component.
  package var index: Int? {
    if case .known(let known) = origin { return Int(known.rawValue) }
    return nil
  }

  /// The property of a registered component; `nil` for a property of CSS.
  public var own: OwnProperty? {
    if case .own(let own) = origin { return own }
    return nil
  }

  /// The name as theme files spell it, such as `border-color`.
  public var name: String { own?.name ?? index.map { StyleProperty.definitions[$0].name } ?? "" }

  package var kind: Kind {
    switch origin {
    case .known(let known): StyleProperty.definitions[Int(known.rawValue)].kind
    case .own(let own): own.kind.ofValues
    }
  }

  package init?(name: ArraySlice<UInt8>) {
    guard let index = StyleProperty.names.index(of: name) else { return nil }
    self = StyleProperty.known[index]
  }

  package static let names = NameTable(definitions.map(\.name))

  /// Every property in the order of the cases.
  ///
  /// The limits were measured: beyond them GTK 4.8 crashes or takes seconds to paint.
  static let definitions: [(name: String, kind: Kind)] = [
    ("color", .color),
    ("background", .color),
    ("border-color", .color),
    ("border-width", .lengths(0...128)),
    (
      "border-style",
      .keyword([
        "none", "solid", "inset", "outset", "dotted", "dashed", "double", "groove", "ridge",
      ])
    ),
    ("radius", .lengths(0...128)),
    ("outline-color", .color),
    ("outline-width", .length(0...128)),
    ("outline-offset", .length(-128...128)),
    ("opacity", .number(0...1)),
    ("padding", .lengths(0...64)),
    ("margin", .lengths(-64...64)),
    ("min-width", .length(0...1024)),
    ("min-height", .length(0...1024)),
    ("spacing", .length(0...64)),
    ("font", .font),
    ("font-family", .family),
    ("font-size", .fontSize(4...96)),
    ("font-weight", .number(100...1000)),
    ("font-style", .keyword(["normal", "italic", "oblique"])),
    ("letter-spacing", .length(-8...32)),
    ("shadow", .shadow),
    ("icon-size", .length(1...256)),
    ("transition", .time(0...2000)),
  ]
}

extension OwnProperty.Kind {
  /// The kind of its values.
  fileprivate var ofValues: StyleProperty.Kind {
    switch self {
    case .color: .color
    case .length: .length(OwnProperty.lengths)
    case .number: .number(OwnProperty.numbers)
    case .text: .text(OwnProperty.textLimit)
    }
  }
}
