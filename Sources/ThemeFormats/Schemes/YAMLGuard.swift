import ThemeModel
import ThemeSource

/// Checks a scheme before the YAML parser reads it: what a scheme never has, and what would take
/// the parser minutes or its stack, is refused at its location.
enum YAMLGuard {
  static let sizeLimit = 256 * 1024
  private static let nestingLimit = 32

  /// The first thing that must not be parsed; `nil` for a file that is safe.
  static func finding(in text: SourceText) -> Finding? {
    guard text.bytes.count <= sizeLimit else {
      return Finding(
        .error, .size, at: text.location(of: sizeLimit..<text.bytes.count),
        "a scheme has at most 256 KiB")
    }
    var scanner = YAMLScanner(bytes: text.bytes)
    while let token = scanner.next() {
      if let message = message(for: token, nesting: scanner.nesting) {
        return Finding(
          .error, .yaml, at: text.location(of: token.offset..<(token.offset + 1)), message)
      }
    }
    return nil
  }

  private static func message(for token: YAMLScanner.Token, nesting: Int) -> String? {
    switch token.kind {
    case .anchor, .alias, .tag:
      "anchors, aliases and tags are not read; write the value itself"
    case .other: nesting > nestingLimit ? "values nest more than \(nestingLimit) deep" : nil
    }
  }
}

extension RuleID {
  static let yaml: RuleID = "syntax/yaml"
}
