public import ThemeCSS
public import ThemeFormats
public import ThemeLint
public import ThemeSource

extension Linter {
  /// Every finding of a file that counts in its project, by location.
  ///
  /// - Parameters:
  ///   - reading: The file as it was read.
  ///   - path: Its path; `nil` for what is in none.
  ///   - target: The releases that are to read the theme; `nil` for those of the project, or all.
  ///   - configuration: What the project asks for.
  /// - Returns: The findings.
  public static func check(
    _ reading: ThemeReading, at path: String?, target: Target?,
    under configuration: ProjectConfiguration
  ) -> [Finding] {
    let target = self.target(target, under: configuration)
    return configuration.applied(to: check(reading, target: target), of: path)
  }

  /// Reads what libadwaita paints on the releases of a target, on all processors, so that checks which
  /// run at the same time need not wait for each other.
  ///
  /// - Parameters:
  ///   - target: The releases; `nil` for those of the project, or all.
  ///   - configuration: What the project asks for.
  public static func prepare(for target: Target?, under configuration: ProjectConfiguration) {
    prepare(for: self.target(target, under: configuration))
  }

  private static func target(
    _ target: Target?, under configuration: ProjectConfiguration
  ) -> Target { target ?? configuration.target ?? .all4 }
}
