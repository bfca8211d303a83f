import TOMLKit
import ThemeSource

/// TOMLKit's reading of a text, and where it differs from ours.
enum TOMLKitJudge {
  /// What differs between our reading of a text and TOMLKit's; `nil` where they agree.
  ///
  /// They also agree where both refuse it. TOMLKit is not asked where it would abort the tests: it
  /// asserts that keys, values and times begin where it looks for them. NUL ends its strings.
  static func disagreement(on text: String) -> String? {
    var findings: [Finding] = []
    let document = SourceDocument(
      toml: SourceText(file: "t", text), limits: SourceLimits(nesting: 200), findings: &findings)
    guard findings.allSatisfy({ isSafe($0) }) else { return nil }
    do {
      let table = try TOMLTable(string: text)
      if let finding = findings.first { return "only we refuse it: \(finding)" }
      return difference(document.root, table)
    } catch {
      return findings.isEmpty ? "only TOMLKit refuses it: \(error)" : nil
    }
  }

  /// Whether TOMLKit, meeting what a finding says, reports it instead of aborting.
  static func isSafe(_ finding: Finding) -> Bool {
    let parts = [
      "set twice", "here, but", "no escape", "hexadecimal", "unclosed", "expected '=' after",
      "begins with a zero", "too large", "between two digits", "no part of one",
      "on both sides", "trailing", "']]'", "control character", "ends on its line",
    ]
    return parts.contains { finding.message.contains($0) }
  }

  private static func difference(_ node: SourceNode, _ value: any TOMLValueConvertible) -> String? {
    let isEqual =
      switch (node.kind, value.type) {
      case (.string, .string): node.string == value.string
      case (.integer, .int): value.int.map { Double($0) == node.number } ?? false
      case (.float, .double):
        node.number == value.double || node.number?.isNaN == true && value.double?.isNaN == true
      case (.boolean, .bool): node.boolean == value.bool
      case (.dateTime, .date), (.dateTime, .time), (.dateTime, .dateTime): true
      case (.array, .array), (.table, .table): true
      default: false
      }
    guard isEqual else { return "'\(node.key)' is \(node.outline), for TOMLKit \(value)" }
    if let array = value.array {
      let children = Array(node.children)
      guard children.count == array.count else { return "'\(node.key)' has another length" }
      for (child, element) in zip(children, array) {
        if let found = difference(child, element) { return found }
      }
    } else if let table = value.table {
      guard Array(node.children).count == table.count else { return "'\(node.key)' has other keys" }
      for child in node.children {
        guard let member = table[child.key] else { return "TOMLKit misses '\(child.key)'" }
        if let found = difference(child, member) { return found }
      }
    }
    return nil
  }
}
