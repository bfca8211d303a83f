import CommandLineKit
import ThemeSource

extension Review {
  /// The review as lines for people to read on a terminal.
  var text: String {
    var lines = changed.flatMap { $0.lines + [""] }
    if let sameLine { lines.append(sameLine) }
    lines.append("since '\(revision)': \(count.counted("theme")); \(headline)")
    return lines.map { $0.escapingControls + "\n" }.joined()
  }
}

extension ThemeReview {
  /// A description of what happened to the file.
  var event: String {
    switch kind {
    case .changed: "changed"
    case .added: "new"
    case .removed: "removed"
    case .renamed(let old): "renamed from '\(old)'"
    }
  }

  fileprivate var lines: [String] {
    ["\(file): \(event)\(isWorse ? ", worse" : "")"] + (note.map { ["  \($0)"] } ?? [])
      + sections.flatMap { section in
        ["  \(section.heading)"] + section.lines.map { "    \($0.text)" }
      }
      + Self.block("contrast", contrast.map(\.line)) + Self.block("new", new.map(\.description))
      + Self.block("solved or better", solved.map(\.description))
  }

  private static func block(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["  \(heading)"] + lines.map { "    \($0)" }
  }
}

extension ThemeDifference.Line {
  fileprivate var text: String {
    "\(name)  \(first) -> \(second)" + (distance.map { "  (\($0.fixed(3)) apart)" } ?? "")
  }
}

extension ContrastChange {
  fileprivate var line: String {
    "\(isWorse ? "!" : " ") \(name)  \(figures)  \(pair.appearance)"
  }
}
