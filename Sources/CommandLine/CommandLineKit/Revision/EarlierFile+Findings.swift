package import ThemeCSS
package import ThemeFormats
import ThemeLint
package import ThemeProject
package import ThemeSource

extension EarlierFile {
  /// The findings of the earlier file that count, by the present configuration and with the present
  /// names.
  package func findings(
    of reading: ThemeReading, on target: Target?, under configuration: ProjectConfiguration
  ) -> [Finding] {
    Linter.check(
      reading, at: path, knownAs: shown, target: target, under: configuration
    ).map(present)
  }
}
