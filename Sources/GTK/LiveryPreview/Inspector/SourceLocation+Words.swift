import LiveryAdwaita
import ThemeFormats
import ThemeModel
import ThemeSource

extension SourceLocation {
  /// Where a value is, in a few words: its line in the theme's own file, or the other theme.
  func words(isOwn: Bool) -> String {
    isOwn ? translated("Line \(start.line)") : ThemeLibrary.id(ofFile: file)
  }

  /// Where a value stands, and the traits that it asks for where it is not for all appearances.
  func words(isOwn: Bool, _ traits: TraitSet, of theme: Theme) -> String {
    let words = words(isOwn: isOwn)
    let key = theme.traits.name(of: traits)
    return key.isEmpty ? words : translated("\(words), \(key)")
  }
}
