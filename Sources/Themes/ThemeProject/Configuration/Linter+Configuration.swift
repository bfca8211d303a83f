public import ThemeCSS
public import ThemeFormats
public import ThemeLint
import ThemeModel
public import ThemeSource

extension Linter {
  /// Every finding of a file that counts in its project, by location.
  ///
  /// What has no path is in no project; the default target is the project's, or all.
  public static func check(
    _ reading: ThemeReading, at path: String?, target: Target?,
    under configuration: ProjectConfiguration
  ) -> [Finding] {
    let findings = check(
      reading, target: target ?? configuration.target,
      vocabularies: configuration.vocabularies(of: path))
    return configuration.applied(to: asPart(findings, of: reading, at: path), of: path)
  }

  /// The findings without the names that nobody defines, where another stylesheet imports this one and
  /// may define them; a note says so in their place.
  private static func asPart(
    _ findings: [Finding], of reading: ThemeReading, at path: String?
  ) -> [Finding] {
    guard reading.format == .gtkCSS, let path, findings.contains(where: { $0.rule == .undefined }),
      let importer = StylesheetImporter.first(of: path)
    else { return findings }
    let note = Finding(
      .note, .importedCSS, at: reading.text.location(of: 0..<0),
      "names that are not defined here may be in '\(ConfigurationFile.shown(importer))', which "
        + "imports this; check that one")
    return (findings.filter { $0.rule != .undefined } + [note]).sortedByLocation()
  }

  /// Reads what libadwaita paints on the releases of a target, on all processors, so that checks which
  /// run at the same time need not wait for each other.
  public static func prepare(for target: Target?, under configuration: ProjectConfiguration) {
    prepare(for: target ?? configuration.target ?? .all4)
  }
}
