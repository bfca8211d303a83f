import ThemeLint
import ThemeSource

extension LanguageServer {
  /// Answers `textDocument/codeAction`: the changes that findings in a range suggest.
  mutating func codeActions(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let index = try index(parameters)
    let text = documents[index].text
    let range = try parameters["range"].range(in: text, client.encoding)
    let only = parameters["context"]["only"]
    let kinds =
      only.isMissing
      ? [""] : try only.elements().map { kind throws(RPCError) in try kind.string() }
    let isAsked = { (kind: String) in
      kinds.contains { $0.isEmpty || $0 == kind || kind.hasPrefix("\($0).") }
    }
    guard isAsked("quickfix") || isAsked(Self.modernizing) else { return .array([]) }
    let check = check(at: index)
    let places = TextPlaces(text, client.encoding)
    let list = DiagnosticList(of: text.file, check, places)
    let found = check.findings.lazy.filter { finding in
      let place = finding.location.range
      return finding.fix?.location.file == text.file && finding.location.file == text.file
        && place.lowerBound <= range.upperBound && range.lowerBound <= place.upperBound
    }
    var actions: [JSONValue] = []
    // It is offered together with other changes if something in the range is deprecated.
    if isAsked(Self.modernizing),
      !only.isMissing || found.contains(where: { $0.rule.family == "deprecated" })
    {
      actions += modernizeAction(check.findings, in: text, at: index, places)
    }
    guard isAsked("quickfix") else { return .array(actions) }
    return .array(
      found.prefix(LanguageServer.actionLimit).compactMap { finding in
        finding.fix.map { fix in
          [
            "title": .string(title(of: fix, finding.rule)),
            "kind": "quickfix",
            "diagnostics": .array([list.value(finding)]),
            // An editor may apply a preferred action without asking.
            "isPreferred": .boolean(fix.isSafe),
            "edit": edit(fix.changes, at: index, places),
          ]
        }
      } + actions)
  }

  /// The kind of the action that rewrites everything deprecated in a file.
  static let modernizing = "source.modernize.livery"

  /// The change of the whole file, if something can be rewritten.
  private func modernizeAction(
    _ findings: [Finding], in text: SourceText, at index: Int, _ places: TextPlaces
  ) -> [JSONValue] {
    let deprecated = findings.filter { $0.rule.family == "deprecated" }
    let changes = Repair.compatible(deprecated, in: text).compactMap(\.fix).flatMap(\.changes)
    if changes.isEmpty { return [] }
    return [
      [
        "title": "Modernize file",
        "kind": .string(Self.modernizing),
        "edit": edit(changes, at: index, places),
      ]
    ]
  }

  /// An edit of a document in the editor's format.
  private func edit(
    _ changes: [Finding.Fix.Change], at index: Int, _ places: TextPlaces
  ) -> JSONValue {
    [
      "changes": .object([
        .init(
          documents[index].uri,
          .array(changes.map { places.edit($0.location.range, $0.replacement) }))
      ])
    ]
  }

  /// The name of a fix in a menu.
  private func title(of fix: Finding.Fix, _ rule: RuleID) -> String {
    let others = fix.others.isEmpty ? "" : ", with \(fix.others.count) more changes"
    return "Write \(fix.replacement.utf8.shownOnOneLine)\(others) [\(rule)]"
  }

  /// The maximum number of changes that are offered at once; no menu shows more.
  private static let actionLimit = 100
}
