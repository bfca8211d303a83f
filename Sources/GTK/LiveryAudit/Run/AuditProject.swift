import CommandLineKit
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

/// What the projects of themes say of the findings of an audit, as they do of those of `check`.
struct AuditProject {
  private let configurations: ProjectConfigurations
  private let baselines: Baselines

  /// - Parameters:
  ///   - path: The configuration that somebody names; `nil` to look for those of themes.
  ///   - known: The findings that are known already.
  init(_ path: String?, _ known: BaselineOption) {
    configurations = ProjectConfigurations(named: path)
    baselines = Baselines(known)
  }

  /// Reads the configuration for a theme, and its baseline; an error is printed and ends the
  /// command.
  func prepare(for argument: String) throws {
    _ = try baselines.new(among: [], under: configurations.configuration(for: argument))
  }

  /// The findings that count: neither allowed in the theme's file, nor left out by the
  /// configuration, nor known.
  func counted(
    _ findings: [AuditFinding], of reading: ThemeReading, at argument: String
  ) throws -> [AuditFinding] {
    let configuration = try configurations.configuration(for: argument)
    let path = reading.files.isEmpty ? nil : argument
    let unallowed = Set(Linter.unallowed(findings.map(\.finding), in: reading))
    let wanted = findings.filter { unallowed.contains($0.finding) }.compactMap { finding in
      configuration.applied(to: [finding.finding], of: path).first.map { finding.with($0.severity) }
    }
    var new = try baselines.new(among: wanted.map(\.finding), under: configuration)[...]
    return wanted.filter { finding in
      guard new.first == finding.finding else { return false }
      new.removeFirst()
      return true
    }
  }
}
