import LiveryAdwaita
import ThemeFormats
import ThemeModel
import ThemeSource

extension SourceLocation {
  /// A short description of a value's location: its line in the theme's own file, or the other
  /// theme.
  func words(isOwn: Bool) -> String {
    isOwn ? translated("Line \(start.line)") : ThemeLibrary.id(ofFile: file)
  }

  /// The location of a value, or the file that has it, and its traits if it is not for all
  /// appearances.
  func words(isOwn: Bool, _ traits: TraitSet, of theme: Theme, in file: String? = nil) -> String {
    let words = file ?? words(isOwn: isOwn)
    let key = theme.traits.name(of: traits)
    return key.isEmpty ? words : translated("\(words), \(key)")
  }
}
