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
    let places = TextPlaces(text, client.encoding)
    let list = DiagnosticList(of: text.file, check, places)
    let found = check.findings.lazy.filter { finding in
      let place = finding.location.range
      return finding.fix?.location.file == text.file && finding.location.file == text.file
        && place.lowerBound <= range.upperBound && range.lowerBound <= place.upperBound
    }
    return .array(
      found.prefix(LanguageServer.actionLimit).compactMap { finding in
        finding.fix.map { fix in
          [
            "title": "Write \(fix.replacement.utf8.shownOnOneLine) [\(finding.rule)]",
            "kind": "quickfix",
            "diagnostics": .array([list.value(finding)]),
            // What an editor may apply unasked.
            "isPreferred": .boolean(fix.isSafe),
            "edit": [
              "changes": .object([
                .init(
                  documents[index].uri,
                  .array([places.edit(fix.location.range, fix.replacement)]))
              ])
            ],
          ]
        }
      })
  }

  /// The most changes that are offered at once, which is more than a menu shows.
  private static let actionLimit = 100
}
