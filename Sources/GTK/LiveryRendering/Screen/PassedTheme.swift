import GTKKnowledge
import LiverySystem
import ThemeFormats
import ThemeModel
package import ThemeSession
import ThemeSource

/// The window's theme in a form for another program.
///
/// A theme's text may be too large for a pipe, and would then block the window until the program
/// reads it; so it is written to a file.
package struct PassedTheme {
  /// The ID of a built-in theme, or the theme's file.
  package let theme: String

  /// A file with the theme as it is in the window, with unsaved edits; `nil` for a built-in one.
  package let text: String?

  /// The release of GTK that provides the colors that the theme does not set.
  package let release: String

  /// The names of the traits, joined by `+`.
  package let appearance: String

  /// Passes on a loaded theme; `nil` if it cannot be written to a file.
  package init?(_ loadedTheme: LoadedTheme, in folder: inout PrivateFolder?) {
    let theme = loadedTheme.theme
    let library = ThemeLibrary(userFolder: nil, release: loadedTheme.release)
    let isBuiltIn = library.builtIn(theme.id)?.theme?.source.bytes == theme.source.bytes
    var text: String?
    if !isBuiltIn {
      folder = folder ?? PrivateFolder()
      guard let path = folder.map({ "\($0.path)/theme" }),
        (try? AtomicFile.write(theme.source.files[0].bytes, to: path, isDurable: false)) != nil
      else { return nil }
      text = path
    }
    (self.theme, self.text) = (isBuiltIn ? theme.id : theme.source.file, text)
    release = loadedTheme.release.rawValue
    appearance = theme.traits.name(of: loadedTheme.appearance.traits)
  }
}
