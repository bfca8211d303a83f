import ThemeSource

/// A comment that goes on past the beginning of another, and takes the rules between for comment.
struct CommentRule: LintRule {
  let description = RuleDescription(
    "css/comment", .warning,
    finds: "a comment without an end, which hides rules up to that of the next",
    remedy: "write '*/' where the comment ends")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let sheet = subject.css?.sheet else { return [] }
    return sheet.tokens.filter { $0.kind == .comment && $0.isClosed }.compactMap { token in
      guard let inner = hidingUntil(token, in: sheet) else { return nil }
      let next = sheet.text.location(of: inner)
      return Finding(
        .warning, description.id, at: sheet.text.location(of: token.range.prefix(2)),
        "the comment ends after the next one, on line \(next.start.line), so that GTK reads no rule "
          + "between; is its '*/' missing?")
    }
  }

  /// The beginning of another comment in one, with whole rules before it; `nil` where there is
  /// none.
  private func hidingUntil(_ token: CSSToken, in sheet: CSSStylesheet) -> Range<Int>? {
    let bytes = sheet.text.bytes
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var (depth, rules) = (0, 0)
    for index in token.range.dropFirst(2).dropLast(2) {
      switch bytes[index] {
      case open: depth += 1
      case close:
        depth -= 1
        rules += 1
      case UInt8(ascii: "*") where bytes[index - 1] == UInt8(ascii: "/"):
        return depth == 0 && rules > 0 ? index - 1..<index + 1 : nil
      default: break
      }
    }
    return nil
  }
}
