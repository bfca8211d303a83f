import LiverySystem
public import ThemeCSS
public import ThemeFormats
package import ThemeLint
public import ThemeSource

/// The settings of a `livery.toml`: the GTK, the rules that count and their severity, and
/// exceptions.
public struct ProjectConfiguration: Sendable {
  /// The releases of GTK for which themes are made; `nil` if the file does not give them.
  public internal(set) var target: Target?

  /// The rules that count; `nil` for all.
  public internal(set) var selected: [RuleSelector]?

  /// The rules that do not count.
  public internal(set) var ignored: [RuleSelector] = []

  /// The severities of rules; the last one that names a rule counts.
  public internal(set) var severities: [(rules: RuleSelector, severity: Finding.Severity)] = []

  /// The rules that do not count in some files.
  var fileIgnores: [FileIgnore] = []

  /// The files that are left out.
  var exclusions: [PatternOfFiles] = []

  /// The names of programs whose stylesheets are in the project, in the order of the file.
  package internal(set) var vocabularies: [ProgramVocabulary] = []

  /// The path of the file of findings that are not reported.
  public internal(set) var baseline: String?

  /// The path of the folder with palettes for proving templates.
  public internal(set) var palettes: String?

  /// The tokens that paint roles.
  public internal(set) var tokens = TokenRoles()

  /// The matrices of variants, by name.
  public internal(set) var matrices: [String: Matrix] = [:]

  /// The apps for taking pictures, in the order of the files.
  public internal(set) var apps: [DeclaredApp] = []

  public init() {}

  /// A pattern of paths, and the folder to which it is relative.
  struct PatternOfFiles: Sendable {
    let folder: String
    let pattern: PathPattern
  }

  /// The rules that do not count in the files that a pattern matches.
  struct FileIgnore: Sendable {
    let files: PatternOfFiles
    let rules: [RuleSelector]
  }
}

extension ProjectConfiguration.PatternOfFiles {
  /// Whether it matches an absolute path, or one of the folders on it.
  fileprivate func covers(_ path: [UInt8], steps: inout Int) -> Bool {
    let start = Array((folder == "/" ? "/" : folder + "/").utf8)
    guard path.starts(with: start) else { return false }
    let names = path.dropFirst(start.count).split(separator: UInt8(ascii: "/")).map { Array($0) }
    return pattern.covers(names[...], steps: &steps)
  }
}

extension ProjectConfiguration {
  /// The findings of a file that count, with their configured severity.
  public func applied(to findings: [Finding], of path: String?) -> [Finding] {
    let ignored = self.ignored + (path.map(ignored) ?? [])
    return findings.compactMap { finding in
      let rule = finding.rule
      if let selected, !selected.contains(where: { $0.matches(rule) }) { return nil }
      if ignored.contains(where: { $0.matches(rule) }) { return nil }
      if finding.severity == .note, RuleCatalog.quiet.contains(rule), !names(rule) { return nil }
      let severity = severities.last { $0.rules.matches(rule) }?.severity
      return severity.map(finding.with) ?? finding
    }
  }

  /// Whether it names a rule, or its family.
  private func names(_ rule: RuleID) -> Bool {
    (selected ?? []).contains { $0.matches(rule) } || severities.contains { $0.rules.matches(rule) }
  }

  /// Whether a file is left out.
  public func excludes(_ path: String) -> Bool {
    let path = Array(RegularFile.path(path, in: ".").utf8)
    var steps = Int.max
    return exclusions.contains { $0.covers(path, steps: &steps) }
  }

  /// The rules that do not count in a file.
  private func ignored(in path: String) -> [RuleSelector] {
    let path = Array(RegularFile.path(path, in: ".").utf8)
    // The patterns are few and short.
    var steps = Int.max
    return fileIgnores.flatMap { $0.files.covers(path, steps: &steps) ? $0.rules : [] }
  }
}
