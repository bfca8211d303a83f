import GTKKnowledge
import ThemeSource

/// Reads the statements of GTK 3 that GTK 4 removed, and continues after an error like GTK 3.
extension GTKParser {
  /// Whether the statement ends with a semicolon; always true for GTK 4.
  var isAtSemicolon: Bool {
    mutating get { isAtEnd && (!isGTK3 || peekAny()?.kind == .semicolon) }
  }

  /// Whether a brace is next that opens a block of the statement.
  var isAtAlternative: Bool {
    mutating get { isGTK3 && isAtEnd && peekAny()?.kind == .openBrace }
  }

  /// Whether only semicolons come before the brace that closes the keyframe.
  var isLastSemicolon: Bool {
    mutating get {
      let rest = tokens[placeOfNext()...].drop { $0.isSpace || $0.kind == .semicolon }
      return rest.first.map { $0.kind == .closeBrace } ?? true
    }
  }

  /// Reads a name that may begin with a digit, or contain no letters at all.
  mutating func consumeName() -> Bool {
    if let token = next() { consume(bytes: nameLength(of: token)) }
    return true
  }

  /// Whether a property belongs to a widget type, such as `-GtkArrow-arrow-scaling`: GTK 3 leaves
  /// its value to the widget.
  func isStyleProperty(_ name: CSSToken) -> Bool {
    let name = sheet.content(of: name)
    return name.first == UInt8(ascii: "-") && !name.starts(with: "-gtk-".utf8)
  }

  mutating func parseStyleProperty() {
    guard consume(.colon) else {
      fail("expected ':' after the name")
      return
    }
    context = .cssValue
    defer { context = .cssParse }
    guard !isAtEnd else {
      fail("expected a value")
      return
    }
    while let token = next() {
      guard token.kind != .badString, token.kind != .string || token.isClosed else {
        fail("expected a closed string")
        return
      }
      if token.closer == nil { consume() } else { skip(to: .semicolon) }
    }
  }

  /// Reads key bindings, for which GTK has its own syntax.
  mutating func parseBindings() {
    guard let token = next(), name("expected a name after '@binding-set'") else { return }
    bindings.append(sheet.name(of: token))
    guard isAtEnd, startAlternative() else {
      fail("expected '{' after the name")
      return
    }
    skip(to: nil)
    if !isClosed { fail("expected '}' at the end of the bindings") }
  }

  /// Leaves keyframes after an error as GTK 3 does: it reads the rest of them as statements.
  mutating func leaveKeyframes() {
    var isInside = true
    while isInside, let token = next() {
      isInside = token.kind != .semicolon && token.kind != .openBrace
      if token.closer == nil { consume() } else { skipNested() }
    }
    abandonBlock()
  }

  /// Reports unclosed comments, and those that contain the start of another.
  mutating func checkComments() {
    for token in tokens where token.kind == .comment {
      let bytes = sheet.text.bytes[token.range]
      let inside = bytes.indices.dropFirst(2).first {
        bytes[$0] == UInt8(ascii: "/") && bytes[$0...].dropFirst().first == UInt8(ascii: "*")
      }
      if let inside { report("expected no '/*' inside a comment", at: inside..<(inside + 2)) }
      if !token.isClosed { report("expected '*/' at the end of the comment", at: token.range) }
    }
  }

  /// Reports a byte order mark, which GTK 3 reads as a part of the first selector, and skips its
  /// rule.
  mutating func checkByteOrderMark() {
    guard let mark = sheet.text.byteOrderMark else { return }
    report("expected no byte order mark: GTK 3.24 drops the rule after it", at: mark)
    skip(to: .openBrace)
    if has(.openBrace) { skipNested() }
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    guard findings.count < Finding.limit else { return }
    findings.append(
      GTKFinding(
        rule: .cssParse, severity: .error, range: range, problem: .text(message),
        replacement: nil, releases: [release]))
  }
}
