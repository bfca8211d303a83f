import ThemeSource

extension LanguageServer {
  /// Answers `textDocument/codeAction`: the changes that findings in a range suggest.
  mutating func codeActions(_ parameters: Parameters) throws(RPCError) -> JSONValue {
    let index = try index(parameters)
    let text = documents[index].text
    let range = try parameters["range"].range(in: text, client.encoding)
    let only = parameters["context"]["only"]
    if !only.isMissing {
      let kinds = try only.elements().map { kind throws(RPCError) in try kind.string() }
      guard kinds.contains(where: { $0 == "quickfix" || $0.isEmpty }) else { return .array([]) }
    }
    let check = check(at: index)
    let actions = check.findings.compactMap { finding -> JSONValue? in
      let place = finding.location.range
      guard let fix = finding.fix, fix.location.file == text.file,
        finding.location.file == text.file,
        place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound
      else { return nil }
      return action(fix, for: finding, at: index)
    }
    return .array(actions)
  }

  private func action(_ fix: Finding.Fix, for finding: Finding, at index: Int) -> JSONValue {
    let document = documents[index]
    let edit = document.text.edit(fix.location.range, fix.replacement, in: client.encoding)
    let list = DiagnosticList(
      document: document, check: FileCheck(finding), encoding: client.encoding, hasRelated: false)
    return .members([
      "title": .string("Write \(fix.replacement.utf8.shownOnOneLine) [\(finding.rule)]"),
      "kind": .string("quickfix"),
      "diagnostics": list.value,
      "isPreferred": .boolean(true),
      "edit": .members(["changes": .object([.init(document.uri, .array([edit]))])]),
    ])
  }
}
