import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// Reads the keys of a `livery.toml`.
struct ConfigurationReader {
  private let document: SourceDocument

  /// The folder to which paths and patterns are relative.
  private let folder: String

  /// The folders whose files it may name.
  private let project: ConfigurationProject

  var findings: [Finding] = []

  /// Whether the commands that it names may be run.
  var isTrusted = true

  /// The largest size of all patterns in bytes: each of them is compared with the path of each
  /// file.
  private static let patternLimit = 16 * 1024

  init(_ text: SourceText, in folder: String, of project: ConfigurationProject) {
    (self.folder, self.project) = (folder, project)
    document = SourceDocument(toml: text, findings: &findings)
  }

  /// The keys, as the schema lists them.
  static let keys = [
    "extends", "target", "select", "ignore", "severity", "exclude", "per-file-ignores",
    "vocabulary", "baseline", "palettes", "tokens", "matrix", "apps",
  ]

  /// Whether the text is a configuration, even with errors: it has one of its keys, or nothing at
  /// all.
  var isConfiguration: Bool {
    let names = document.root.children.map(\.key)
    return names.isEmpty ? findings.isEmpty : names.contains(where: Self.keys.contains)
  }

  /// The path of the configuration that this one extends.
  mutating func parent() -> String? { path("extends") }

  /// The place in this file where `extends` names it.
  var parentLocation: SourceLocation? { document.root["extends"]?.location }

  /// Adds the values of the file to those of another one.
  mutating func read(onto configuration: inout ProjectConfiguration) {
    for node in document.root.children where !Self.keys.contains(node.key) {
      findings.append(
        Finding(
          .error, .key, at: node.keyLocation, "no key is called '\(node.key)'", unknown: node.key,
          at: node.keyNameLocation, among: Self.keys, where: { document.root[$0] == nil }))
    }
    if let target = target() { configuration.target = target }
    if let rules = document.root["select"].map({ self.rules($0) }) {
      configuration.selected = rules
    }
    if let node = document.root["ignore"] { configuration.ignored += rules(node) }
    for node in table("severity") {
      guard let rules = selector(node.key, at: node.keyLocation, node.keyNameLocation) else {
        continue
      }
      readSeverity(of: rules, node, &configuration)
    }
    var room = Self.patternLimit
    for (node, text) in texts("exclude") {
      guard let files = pattern(text, at: node.location, &room) else { continue }
      configuration.exclusions.append(files)
    }
    for node in table("per-file-ignores") {
      guard let files = pattern(node.key, at: node.keyLocation, &room) else { continue }
      configuration.fileIgnores.append(.init(files: files, rules: rules(node)))
    }
    if let node = document.root["vocabulary"] {
      configuration.vocabularies = VocabularyListReader.read(
        node, in: folder, of: project, findings: &findings)
    }
    for node in table("tokens") { readToken(node, &configuration.tokens) }
    for node in table("matrix") {
      configuration.matrices[node.key] = MatrixReader.read(
        node, in: folder, of: project, findings: &findings)
    }
    for node in table("apps") {
      guard var app = AppReader.read(node, in: folder, findings: &findings) else { continue }
      app.isTrusted = isTrusted
      configuration.apps.removeAll { $0.name == app.name }
      configuration.apps.append(app)
    }
    if let path = projectPath("baseline") { configuration.baseline = path }
    if let path = projectPath("palettes") { configuration.palettes = path }
  }

  private mutating func readSeverity(
    of rules: RuleSelector, _ node: SourceNode, _ configuration: inout ProjectConfiguration
  ) {
    if node.string == "off" {
      configuration.ignored.append(rules)
    } else if let severity = node.string.flatMap(Finding.Severity.init) {
      configuration.severities.append((rules, severity))
    } else {
      report(.configurationValue, node.location, "expected 'error', 'warning', 'note' or 'off'")
    }
  }

  private mutating func target() -> Target? {
    guard let text = string("target"), let node = document.root["target"] else { return nil }
    do throws(TargetError) {
      return try Target(parsing: text)
    } catch {
      report(.configurationValue, node.location, "\(error)")
      return nil
    }
  }
}

// MARK: - Files

extension ConfigurationReader {
  /// A pattern of files; `nil` if it is invalid, or there are too many before it.
  private mutating func pattern(
    _ text: String, at location: SourceLocation, _ room: inout Int
  ) -> ProjectConfiguration.PatternOfFiles? {
    guard room >= 0 else { return nil }
    room -= text.utf8.count
    guard room >= 0 else {
      report(
        .configurationValue, location,
        "the patterns of a file have at most \(Self.patternLimit / 1024) KiB; "
          + "this one and those after it are ignored")
      return nil
    }
    guard let pattern = PathPattern(text), !pattern.isNegated else {
      report(
        .configurationValue, location, "expected a pattern of files, such as 'legacy/*.css'")
      return nil
    }
    return .init(folder: folder, pattern: pattern)
  }

  /// The strings of an array.
  private mutating func texts(_ key: String) -> [(node: SourceNode, text: String)] {
    guard let node = document.root[key] else { return [] }
    guard node.kind == .array else {
      report(.type, node.location, "expected an array of patterns, not \(node.kind.article)")
      return []
    }
    var texts: [(SourceNode, String)] = []
    for item in node.children {
      if let text = item.string {
        texts.append((item, text))
      } else {
        report(.type, item.location, "expected a pattern in quotes, not \(item.kind.article)")
      }
    }
    return texts
  }
}

// MARK: - Values

extension ConfigurationReader {
  mutating func report(_ rule: RuleID, _ location: SourceLocation, _ message: String) {
    findings.append(Finding(.error, rule, at: location, message))
  }

  private mutating func string(_ key: String) -> String? {
    guard let node = document.root[key] else { return nil }
    if let string = node.string { return string }
    report(.type, node.location, "expected a string, not \(node.kind.article)")
    return nil
  }

  private mutating func path(_ key: String) -> String? {
    string(key).map { RegularFile.path($0, in: folder) }
  }

  /// A path in the project; one that leads out of it is reported.
  private mutating func projectPath(_ key: String) -> String? {
    guard let path = path(key), let node = document.root[key] else { return nil }
    guard project.holds(path) else {
      report(
        .configurationFile, node.location,
        "'\(node.string ?? "")' cannot be read: \(project.refusal)")
      return nil
    }
    return path
  }

  private mutating func table(_ key: String) -> [SourceNode] {
    guard let node = document.root[key] else { return [] }
    if node.kind == .table { return Array(node.children) }
    report(.type, node.location, "expected a table, not \(node.kind.article)")
    return []
  }

  private mutating func rules(_ node: SourceNode) -> [RuleSelector] {
    guard node.kind == .array else {
      report(.type, node.location, "expected an array of rules, not \(node.kind.article)")
      return []
    }
    var rules: [RuleSelector] = []
    for item in node.children {
      guard let name = item.string else {
        report(.type, item.location, "expected a rule in quotes, not \(item.kind.article)")
        continue
      }
      let content = item.location(of: 0..<name.utf8.count)
      if let rule = selector(name, at: item.location, content) { rules.append(rule) }
    }
    return rules
  }

  /// A rule or family by its name; an unknown one is a warning: another version may have it.
  private mutating func selector(
    _ name: String, at location: SourceLocation, _ content: SourceLocation
  ) -> RuleSelector? {
    if RuleSelector.known.contains(name) { return RuleSelector(name) }
    findings.append(
      Finding(
        .warning, .unknownRule, at: location, "no rule or family is called '\(name)'",
        unknown: name, at: content, among: RuleSelector.known))
    return nil
  }
}

extension RuleID {
  static let configurationValue: RuleID = "value/configuration"
  static let configurationFile: RuleID = "reference/file"
}
