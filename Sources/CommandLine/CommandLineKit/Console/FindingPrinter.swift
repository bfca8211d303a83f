package import ThemeSource

/// Prints findings as compilers do; on a terminal with the line, and carets below it.
package struct FindingPrinter {
  private let stream: Terminal.Stream
  private let hasColor: Bool

  package init(stream: Terminal.Stream) {
    (self.stream, hasColor) = (stream, stream.hasColor)
  }

  /// The maximum number of bytes of a line that is printed below a finding.
  private static let lineLimit = 1000

  /// Prints findings; those in the text's own file with the source line, unless that is very long.
  package func write(_ findings: [Finding], of text: SourceText) throws {
    var output = ""
    let showsLines = stream.isTerminal
    for finding in findings {
      output += painted(finding) + "\n"
      if showsLines, finding.location.file == text.file {
        output += excerpt(of: text, at: finding.location)
      }
    }
    try Terminal.write(colored: output, to: stream)
  }

  private func painted(_ finding: Finding) -> String {
    guard hasColor else { return finding.description }
    let color =
      switch finding.severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\(finding.location): \u{1b}[1;\(color)m\(finding.severity)\u{1b}[0m: "
      + "\(finding.message) \u{1b}[2m[\(finding.rule)]\u{1b}[0m"
  }

  /// The line, and carets below the range of the finding; tabs are kept so that they align.
  private func excerpt(of text: SourceText, at location: SourceLocation) -> String {
    let line = text.line(location.start.line)
    guard line.count <= Self.lineLimit else { return "" }
    let shown = self.shown(line)
    let before = line.prefix(location.start.column - 1)
    let last = location.end.line == location.start.line ? location.end.column - 1 : line.count
    let marked = line.prefix(max(last, location.start.column)).dropFirst(before.count)
    let margin = self.shown(before).map { $0 == "\t" ? "\t" : " " }
    let carets = max(1, self.shown(marked).count)
    return "  \(shown)\n  \(margin.joined())\(String(repeating: "^", count: carets))\n"
  }

  /// A part of a line as a terminal may show it.
  private func shown(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self).escapingControlsInLines
  }
}
