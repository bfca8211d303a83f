import GTKKnowledge
import ThemeCSS
import ThemeModel
package import ThemeSource

/// The names that GTK and libadwaita know colors by, and what they mean in a theme.
package enum GTKColorNames {
  /// The role of a name as `@define-color` spells it, or of a variable with its two hyphens.
  static func role(_ name: ArraySlice<UInt8>) -> ColorRole? {
    let isVariable = name.starts(with: hyphens)
    let index = isVariable ? variables.index(of: name) : named.index(of: name)
    return index.flatMap { ColorRole(rawValue: UInt8($0)) }
  }

  /// The names of every role as `@define-color` spells them.
  static var names: [String] { named.names }

  private static let hyphens = Array("--".utf8)

  private static let named = NameTable(ColorRole.allCases.map(\.namedColor))

  private static let variables = NameTable(ColorRole.allCases.map(\.variableName))

  /// What libadwaita 1.2.2 defines besides its own names so that older stylesheets go on working,
  /// as an expression over roles; `nil` for any other name.
  static func compatibility(_ name: ArraySlice<UInt8>) -> String? {
    compatibilityNames.index(of: name).map { compatibilityColors[$0].1 }
  }

  /// The names that libadwaita defines so that older stylesheets go on working.
  package static let compatibilityNames = NameTable(compatibilityColors.map(\.0))

  private static let compatibilityColors: [(String, String)] = [
    ("theme_bg_color", "$window-bg"), ("theme_fg_color", "$window-fg"),
    ("theme_base_color", "$view-bg"), ("theme_text_color", "$view-fg"),
    ("theme_selected_bg_color", "$accent-bg"), ("theme_selected_fg_color", "$accent-fg"),
    ("theme_unfocused_bg_color", "$window-bg"), ("theme_unfocused_fg_color", "$window-fg"),
    ("theme_unfocused_base_color", "$view-bg"), ("theme_unfocused_text_color", "$view-fg"),
    ("theme_unfocused_selected_bg_color", "$accent-bg"),
    ("theme_unfocused_selected_fg_color", "$accent-fg"),
    ("insensitive_bg_color", "mix($window-bg, $view-bg, 0.4)"),
    ("insensitive_fg_color", "alpha($window-fg, 0.5)"),
    ("insensitive_base_color", "$view-bg"),
    ("unfocused_insensitive_color", "mix($window-bg, $view-bg, 0.4)"),
    // The text's color decides; the window's stands for it.
    ("borders", "alpha($window-fg, 0.15)"), ("unfocused_borders", "alpha($window-fg, 0.15)"),
  ]

  /// The name of a color of the theme's own that is exported as a name of GTK's CSS; `nil` where
  /// none would come out the same.
  ///
  /// `body_text` becomes `body-text`, and comes out as `@body_text` and `--body-text`.
  static func custom(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    let isVariable = name.starts(with: hyphens)
    let name = isVariable ? name.dropFirst(2) : name
    let (separator, other) = isVariable ? (hyphen, underscore) : (underscore, hyphen)
    guard let first = name.first, isLetter(first) else { return nil }
    guard name.allSatisfy({ isWordByte($0) && $0 != other || $0 == separator }) else { return nil }
    let own = name.map { $0 == underscore ? hyphen : $0 }
    return ColorRole(name: own[...]) == nil ? own : nil
  }

  /// How a stylesheet refers to a color that a theme exports, such as `@accent_bg_color`; `nil` for
  /// a name that it doesn't export.
  static func exported(_ name: [UInt8]) -> [UInt8]? {
    let at = [UInt8(ascii: "@")]
    if let role = role(name[...]) { return at + Array(role.namedColor.utf8) }
    return custom(name[...]).map { at + $0.map { $0 == hyphen ? underscore : $0 } }
  }

  /// A name of letters, digits and hyphens for what cannot be a custom color: other
  /// bytes as `u` and their number.
  static func palette(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var own: [UInt8] = []
    for byte in name {
      if isWordByte(byte) {
        own.append(byte)
      } else {
        own += Array("u\(String(byte, radix: 16))-".utf8)
      }
    }
    let isNamed = own.first.map(isLetter) ?? false
    return isNamed && ColorRole(name: own[...]) == nil ? own : Array("gtk-".utf8) + own
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let underscore = UInt8(ascii: "_")

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == hyphen || byte == underscore
  }
}
