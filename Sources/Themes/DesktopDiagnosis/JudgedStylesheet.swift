import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeLint
import ThemeSource

/// The findings of `livery check` that affect apps in a user's stylesheet, and the widgets that it
/// styles.
struct JudgedStylesheet {
  /// Statements that GTK ignores, or crashes on.
  private(set) var ignored: [Finding] = []

  /// Selectors that reach every widget of a kind that all apps have.
  private(set) var broad: [Diagnosis.Problem] = []

  /// The nodes that rules select, each once, in order.
  private(set) var nodes: [String] = []

  /// The theme that the stylesheet is or imports, if it is a complete one.
  private(set) var wholeTheme: String?

  private var ruleCount = 0
  private let path: String

  /// The maximum number of findings that are reported as separate problems.
  private static let limit = 3

  /// The rules of findings about statements that GTK skips.
  private static let families: Set<String> = ["css", "syntax", "reference"]

  init(_ user: UserStylesheet, on target: Target) {
    path = user.path
    if case .theme(let name)? = user.link?.owner { wholeTheme = name }
    for address in user.imports where wholeTheme == nil {
      let names = address.split(separator: "/")
      if let place = names.firstIndex(of: "themes"), names[place...].count > 3 {
        wholeTheme = String(names[place + 1])
      }
    }
    var library = ThemeLibrary(userFolder: nil, release: target.releases.lowerBound)
    library.survivors = target
    do throws(ThemeFileError) {
      let text = SourceText(file: user.path, bytes: user.bytes)
      let reading = try library.read(text, path: user.path, as: .gtkCSS)
      let findings = Linter.check(reading, target: target)
      ignored = findings.filter { finding in
        Self.families.contains(String(finding.rule.family)) && finding.severity == .error
          && finding.rule != .importedCSS
          || finding.severity > .note && finding.rule == .magnitude
      }
      let selectors = findings.filter { $0.rule == "css/selector" }
      broad = selectors.prefix(Self.limit).map {
        .init(
          .warning, "\($0.location): \($0.message), and goes over what apps set themselves",
          "# narrow the selector at \($0.location), such as by a style class")
      }
      if let sheet = reading.sheet { collect(sheet.statements, of: sheet) }
    } catch {
      ignored = []
    }
  }

  /// The first findings, and the number of the others.
  var problems: [Diagnosis.Problem] {
    let remedy = "livery check \(quoted(path))"
    var problems = ignored.prefix(Self.limit).map { finding in
      Diagnosis.Problem(
        .warning, "\(finding.location): \(finding.message) [\(finding.rule)]", remedy)
    }
    if ignored.count > Self.limit {
      problems.append(
        .init(.warning, "'\(path)' has \(ignored.count - Self.limit) more of such places", remedy))
    }
    return problems
  }

  /// A description of the widgets that the rules select; `nil` if there is no rule.
  var reach: String? {
    guard ruleCount > 0 else { return nil }
    let more = nodes.count - 5
    let names = nodes.prefix(5).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return "\(ruleCount) \(ruleCount == 1 ? "rule reaches" : "rules reach") \(names)"
  }

  private mutating func collect(_ statements: [CSSStatement], of sheet: CSSStylesheet) {
    for statement in statements {
      switch statement {
      case .declaration: continue
      case .atRule(let rule):
        guard !sheet.isWord(rule.name, "keyframes") else { continue }
        collect(rule.block?.statements ?? [], of: sheet)
      case .rule(let rule):
        let subjects = SelectorTokens.all(rule.prelude, in: sheet)
          .compactMap { $0.compounds.last.map { name(of: $0, in: sheet) } }
        // Variables of the root have no effect on widgets by themselves.
        guard subjects.contains(where: { $0 != ":root" }) else { continue }
        ruleCount += 1
        for subject in subjects where !nodes.contains(subject) { nodes.append(subject) }
      }
    }
  }

  private func name(of compound: [SelectorTokens.Part], in sheet: CSSStylesheet) -> String {
    let name = { (kind: SelectorTokens.Part.Kind) in
      compound.first { $0.kind == kind }.map { sheet.name(of: sheet.tokens[$0.token]) }
    }
    if let node = name(.node) { return node }
    if let styleClass = name(.styleClass) { return ".\(styleClass)" }
    if let id = name(.id) { return "#\(id)" }
    let isRoot = compound.contains { part in
      sheet.text.bytes[part.range].elementsEqual(":root".utf8)
    }
    return isRoot ? ":root" : "*"
  }
}
