import GTKKnowledge
import ThemeCSS
package import ThemeModel
package import ThemeSource

/// GTK's and libadwaita's names of colors, and their meaning in a theme.
package enum GTKColorNames {
  /// The role of a name as `@define-color` spells it, or of a variable with its two hyphens.
  static func role(_ name: ArraySlice<UInt8>) -> ColorRole? {
    guard name.starts(with: hyphens) else { return role(named: name) }
    return variables.index(of: name).flatMap { ColorRole(rawValue: UInt8($0)) }
  }

  /// The role of a name as `@define-color` spells it.
  package static func role(named name: ArraySlice<UInt8>) -> ColorRole? {
    named.index(of: name).flatMap { ColorRole(rawValue: UInt8($0)) }
  }

  /// The names of every role as `@define-color` spells them.
  static var names: [String] { named.names }

  private static let hyphens = Array("--".utf8)

  private static let named = NameTable(ColorRole.allCases.map(\.namedColor))

  private static let variables = NameTable(ColorRole.allCases.map(\.variableName))

  /// The definition of a libadwaita color for compatibility with older stylesheets, and its value
  /// in high contrast if that differs; `nil` for any other name.
  static func compatibility(
    _ name: ArraySlice<UInt8>
  ) -> (color: ColorExpression, inHighContrast: ColorExpression?)? {
    compatibilityNames.index(of: name).map { index in
      let (_, color, contrast) = compatibilityColors[index]
      return (color, contrast)
    }
  }

  /// The names that libadwaita defines so that older stylesheets go on working.
  package static let compatibilityNames = NameTable(compatibilityColors.map(\.0))

  private static let compatibilityColors: [(String, ColorExpression, ColorExpression?)] =
    [
      ("theme_bg_color", .windowBg), ("theme_fg_color", .windowFg),
      ("theme_base_color", .viewBg), ("theme_text_color", .viewFg),
      ("theme_selected_bg_color", .accentBg), ("theme_selected_fg_color", .accentFg),
      ("theme_unfocused_bg_color", .windowBg), ("theme_unfocused_fg_color", .windowFg),
      ("theme_unfocused_base_color", .viewBg), ("theme_unfocused_text_color", .viewFg),
      ("theme_unfocused_selected_bg_color", .accentBg),
      ("theme_unfocused_selected_fg_color", .accentFg), ("insensitive_base_color", .viewBg),
    ].map { ($0, color($1), nil) }
    + ["insensitive_bg_color", "unfocused_insensitive_color"].map {
      ($0, .mix(color(.windowBg), color(.viewBg), 0.4), nil)
    }
    + [("insensitive_fg_color", .alpha(color(.windowFg), 0.5), nil)]
    // They depend on the text's color; the window's text color is used.
    + ["borders", "unfocused_borders"].map {
      ($0, .alpha(color(.windowFg), 0.15), .alpha(color(.windowFg), 0.5))
    }

  private static func color(_ role: ColorRole) -> ColorExpression { .reference(ColorSlot(role)) }

  /// The custom color's name for an exported name of GTK's CSS, if there is one.
  ///
  /// `body_text` becomes `body-text`, and is written as `@body_text` and `--body-text`.
  static func custom(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    let isVariable = name.starts(with: hyphens)
    let name = isVariable ? name.dropFirst(2) : name
    let (separator, other) = isVariable ? (hyphen, underscore) : (underscore, hyphen)
    guard let first = name.first, first.isASCIILetter else { return nil }
    guard name.allSatisfy({ isWordByte($0) && $0 != other || $0 == separator }) else { return nil }
    let own = name.map { $0 == underscore ? hyphen : $0 }
    return ColorRole(name: own[...]) == nil ? own : nil
  }

  /// The reference of a stylesheet to an exported color, such as `@accent_bg_color`.
  static func exported(_ name: [UInt8]) -> [UInt8]? {
    let at = [UInt8(ascii: "@")]
    if let role = role(name[...]) { return at + Array(role.namedColor.utf8) }
    return custom(name[...]).map { at + $0.map { $0 == hyphen ? underscore : $0 } }
  }

  /// A name of letters, digits and hyphens, with other bytes as `u` and their number.
  static func palette(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var own: [UInt8] = []
    for byte in name {
      if isWordByte(byte) {
        own.append(byte)
      } else {
        own += Array("u\(String(byte, radix: 16))-".utf8)
      }
    }
    let isNamed = own.first?.isASCIILetter ?? false
    return isNamed && ColorRole(name: own[...]) == nil ? own : Array("gtk-".utf8) + own
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let underscore = UInt8(ascii: "_")

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isBareKey
  }
}
