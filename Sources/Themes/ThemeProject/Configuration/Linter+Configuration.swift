public import ThemeCSS
public import ThemeFormats
public import ThemeLint
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
    return configuration.applied(to: findings, of: path)
  }

  /// Reads what libadwaita paints on the releases of a target, on all processors, so that checks which
  /// run at the same time need not wait for each other.
  public static func prepare(for target: Target?, under configuration: ProjectConfiguration) {
    prepare(for: target ?? configuration.target ?? .all4)
  }
}
