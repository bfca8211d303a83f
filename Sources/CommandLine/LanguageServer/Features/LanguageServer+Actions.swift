import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeProject
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
      actions += modernizeAction(at: index, places)
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

  /// The change of the whole file, if something can be rewritten that keeps every color.
  private mutating func modernizeAction(at index: Int, _ places: TextPlaces) -> [JSONValue] {
    guard let file = modernized(at: index), file.isChanged else { return [] }
    return [
      [
        "title": "Modernize file",
        "kind": .string(Self.modernizing),
        "edit": edit(Self.changes(of: file), at: index, places),
      ]
    ]
  }

  /// The rewritten document; `nil` if it is not read as a theme.
  private mutating func modernized(at index: Int) -> ModernizedFile? {
    let check = check(at: index)
    if let known = check.modernized { return known }
    // Of a text that is too long not all is read.
    guard let reading = check.reading, reading.text.bytes == documents[index].text.bytes else {
      return nil
    }
    let path = documents[index].path
    let configuration = FileCheck.configuration(for: path)
    let modernizer = Modernizer(
      library, configuration, for: askedTarget ?? configuration.target ?? .all4)
    let file = try? modernizer.modernized(reading, at: path)
    documents[index].check?.modernized = file
    return file
  }

  /// The changes of a rewritten file: those of its findings, or all of it from the first byte that
  /// differs to the last.
  private static func changes(of file: ModernizedFile) -> [Finding.Fix.Change] {
    let (old, new) = (file.before, file.after)
    let own = Repair.compatible(file.made, in: old).compactMap(\.fix)
    if old.applying(own.flatMap(\.edits)).bytes == new.bytes { return own.flatMap(\.changes) }
    let isInside = { (byte: UInt8) in byte & 0xc0 == 0x80 }
    var start = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
    while start > 0,
      [old, new].contains(where: { $0.bytes.dropFirst(start).first.map(isInside) ?? false })
    {
      start -= 1
    }
    let rest = min(old.bytes.count, new.bytes.count) - start
    var end = zip(old.bytes.reversed(), new.bytes.reversed()).prefix(rest).prefix { $0 == $1 }.count
    while end > 0, isInside(old.bytes[old.bytes.count - end]) { end -= 1 }
    let replaced = old.location(of: start..<old.bytes.count - end)
    let text = String(decoding: new.bytes[start..<new.bytes.count - end], as: UTF8.self)
    return [.init(replacing: replaced, with: text)]
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
