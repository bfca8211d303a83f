import ThemeModel

/// The name of a token in a theme.
///
/// The parts of its path are joined by hyphens, without a first `color` and without `$root`. If the
/// result is the name of a role, or libadwaita's name for it, it is that role; a token in a group
/// `palette` is a palette entry; any other is a color of the app's own.
enum TokenName: Hashable {
  case role(ColorRole)
  case palette(String)
  case custom(String)

  private static let colorGroups: Set<String> = ["color", "colors", "colour", "colours"]

  init(_ path: TokenPath) {
    var names = path.filter { $0 != TokenGroup.root }
    if names.count > 1, TokenName.colorGroups.contains(names[0].lowercased()) {
      names.removeFirst()
    }
    if names.count > 1, names[0].lowercased() == "palette" {
      self = .palette(
        ImportedColorName.free(ImportedColorName.joined(Array(names.dropFirst())), or: "palette-"))
      return
    }
    let name = ImportedColorName.joined(names)
    if let role = TokenName.role(name) {
      self = .role(role)
    } else {
      self = .custom(ImportedColorName.free(name, or: "color-"))
    }
  }

  /// The role that a name is, as theme files or as libadwaita spells it.
  private static func role(_ name: String) -> ColorRole? {
    let spelled = words(of: name).joined(separator: "-")
    if let role = ColorRole(name: spelled) { return role }
    let ending = "-color"
    return spelled.hasSuffix(ending) ? ColorRole(name: String(spelled.dropLast(ending.count))) : nil
  }

  /// The words of a name in lowercase: `windowBg`, `Window Bg` and `window_bg` are two words.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in name {
      let isWord = character.isASCII && (character.isLetter || character.isNumber)
      if !isWord || character.isUppercase && wasSmall {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWord { word += character.lowercased() }
      wasSmall = isWord && character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
