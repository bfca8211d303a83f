package import ThemeCSS
package import ThemeFormats
import ThemeLint
package import ThemeProject
package import ThemeSource

extension EarlierFile {
  /// Every finding that counts in the file as it was, in the words of today: by the present
  /// configuration, and with the present names.
  ///
  /// None where it was not a theme or could not be read.
  package func findings(
    in library: ThemeLibrary, as format: ThemeFormat?, on target: Target?,
    under configuration: ProjectConfiguration
  ) -> [Finding] {
    guard let reading = try? library.read(path, as: format) else { return [] }
    return Linter.check(
      reading, at: path, knownAs: shown, target: target, under: configuration
    ).map(present)
  }
}
