import ThemeFormats
import ThemeSource

/// Prints findings as compilers do, on a terminal with the line and a caret below it.
struct Findings {
  let stream: Terminal.Stream

  /// Prints the findings of a file; the lines come from the text where it is that file's.
  func write(_ diagnostics: [Diagnostic], of text: SourceText) throws {
    var output = ""
    let showsLines = stream.isTerminal
    for diagnostic in diagnostics {
      output += painted(diagnostic) + "\n"
      if showsLines, diagnostic.location.file == text.file {
        output += excerpt(of: text, at: diagnostic.location)
      }
    }
    try Terminal.write(output, to: stream)
  }

  private func painted(_ diagnostic: Diagnostic) -> String {
    guard stream.hasColor else { return diagnostic.description }
    let color =
      switch diagnostic.severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\(diagnostic.location): \u{1b}[1;\(color)m\(diagnostic.severity)\u{1b}[0m: "
      + "\(diagnostic.message) \u{1b}[2m[\(diagnostic.rule)]\u{1b}[0m"
  }

  /// The line and carets under the part that the finding is about, tabs kept so that they align.
  private func excerpt(of text: SourceText, at location: SourceLocation) -> String {
    let line = text.line(location.start.line)
    let shown = String(decoding: line, as: UTF8.self)
    let before = line.prefix(location.start.column - 1)
    let last = location.end.line == location.start.line ? location.end.column - 1 : line.count
    let marked = line.prefix(max(last, location.start.column)).dropFirst(before.count)
    let margin = String(decoding: before, as: UTF8.self).map { $0 == "\t" ? "\t" : " " }
    let carets = max(1, String(decoding: marked, as: UTF8.self).count)
    return "  \(shown)\n  \(margin.joined())\(String(repeating: "^", count: carets))\n"
  }
}

extension Array where Element == Diagnostic {
  /// The findings as the one object that `--format json` prints.
  var json: JSONValue {
    .members([
      "findings": .array(map(\.json)),
      "errors": .integer(count { $0.severity == .error }),
      "warnings": .integer(count { $0.severity == .warning }),
    ])
  }
}

extension Diagnostic {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("file", .string(location.file)),
      .init("line", .integer(location.start.line)),
      .init("column", .integer(location.start.column)),
      .init("endLine", .integer(location.end.line)),
      .init("endColumn", .integer(location.end.column)),
      .init("severity", .string(severity.rawValue)),
      .init("rule", .string(rule.rawValue)),
      .init("message", .string(message)),
    ]
    if let fix {
      members.append(
        .init(
          "fix",
          .members([
            "line": .integer(fix.location.start.line),
            "column": .integer(fix.location.start.column),
            "endLine": .integer(fix.location.end.line),
            "endColumn": .integer(fix.location.end.column),
            "replacement": .string(fix.replacement),
          ])))
    }
    return .object(members)
  }
}
