extension StyleProperty {
  /// The properties that every component has, each at the index of its definition.
  package enum Known: UInt8, CaseIterable, Hashable, Sendable {
    case color, background, borderColor, borderWidth, borderStyle, radius
    case outlineColor, outlineWidth, outlineOffset
    case opacity, padding, margin, minWidth, minHeight, spacing
    case font, fontFamily, fontSize, fontWeight, fontStyle, letterSpacing
    case shadow, iconSize, transition
  }

  /// The properties that every component has, in the order of the table of definitions.
  public static let known = Known.allCases.map { StyleProperty($0) }

  public static var color: StyleProperty { StyleProperty(.color) }
  public static var background: StyleProperty { StyleProperty(.background) }
  public static var borderColor: StyleProperty { StyleProperty(.borderColor) }
  public static var borderWidth: StyleProperty { StyleProperty(.borderWidth) }
  public static var borderStyle: StyleProperty { StyleProperty(.borderStyle) }
  public static var radius: StyleProperty { StyleProperty(.radius) }
  public static var outlineColor: StyleProperty { StyleProperty(.outlineColor) }
  public static var outlineWidth: StyleProperty { StyleProperty(.outlineWidth) }
  public static var outlineOffset: StyleProperty { StyleProperty(.outlineOffset) }
  public static var opacity: StyleProperty { StyleProperty(.opacity) }
  public static var padding: StyleProperty { StyleProperty(.padding) }
  public static var margin: StyleProperty { StyleProperty(.margin) }
  public static var minWidth: StyleProperty { StyleProperty(.minWidth) }
  public static var minHeight: StyleProperty { StyleProperty(.minHeight) }
  public static var spacing: StyleProperty { StyleProperty(.spacing) }
  public static var font: StyleProperty { StyleProperty(.font) }
  public static var fontFamily: StyleProperty { StyleProperty(.fontFamily) }
  public static var fontSize: StyleProperty { StyleProperty(.fontSize) }
  public static var fontWeight: StyleProperty { StyleProperty(.fontWeight) }
  public static var fontStyle: StyleProperty { StyleProperty(.fontStyle) }
  public static var letterSpacing: StyleProperty { StyleProperty(.letterSpacing) }
  public static var shadow: StyleProperty { StyleProperty(.shadow) }
  public static var iconSize: StyleProperty { StyleProperty(.iconSize) }
  public static var transition: StyleProperty { StyleProperty(.transition) }
}
