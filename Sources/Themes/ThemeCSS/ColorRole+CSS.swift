import GTKKnowledge
public import ThemeModel

extension ColorRole {
  /// The role's name for GTK's `@` and libadwaita, such as `accent_bg_color` or `blue_1`.
  public var namedColor: String {
    String(decoding: ColorRole.namedColors[Int(rawValue)], as: UTF8.self)
  }

  /// Every role, by raw value; `allCases` would create a new array each time.
  static let all = allCases

  /// The names in UTF-8, by raw value.
  static let namedColors: [[UInt8]] = allCases.map { Array($0.colorName.utf8.dropFirst()) }

  /// The start of the definition of each role's color, by raw value.
  static let definitionStarts = namedColors.map { Array("@define-color ".utf8) + $0 + [0x20] }

  /// The names of the variables of `:root`, by raw value; empty for a role without one.
  ///
  /// `--border-color` is a variable of libadwaita's own, the text's color with an opacity, which no
  /// theme should replace by a fixed color; so the role `border` only has its named color.
  static let variables: [[UInt8]] = allCases.map { role in
    role == .border ? [] : Array(role.variableName.utf8)
  }

  /// The variable of `:root` for the role, such as `--accent-bg-color`, if it has one.
  public var variable: String? {
    let name = ColorRole.variables[Int(rawValue)]
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Whether every libadwaita of a target has the role, so that a stylesheet may leave it out.
  ///
  /// Later releases have all roles of the first one.
  func isKnown(to target: Target) -> Bool { target.releases.lowerBound.knowledge.has(self) }
}
