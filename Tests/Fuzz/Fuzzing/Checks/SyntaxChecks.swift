import ThemeSource

/// Reads bytes as CSS: the tokens must be the whole text, and statements lie inside it.
enum SyntaxChecks {
  static func run(on bytes: [UInt8]) throws(Contradiction) {
    let text = SourceText(file: "fuzz", bytes: bytes)
    var findings: [Finding] = []
    let sheet = CSSStylesheet(CSSText(text), findings: &findings)
    try FindingChecks.check(findings, of: text)
    var offset = sheet.tokens.first?.range.lowerBound ?? bytes.count
    for token in sheet.tokens {
      try claim(
        token.range.lowerBound == offset && !token.range.isEmpty, "no token at \(offset)")
      offset = token.range.upperBound
      _ = sheet.name(of: token)
    }
    try claim(offset == bytes.count, "tokens end at \(offset) of \(bytes.count)")
    try check(sheet.statements, within: 0..<sheet.tokens.count)
  }

  private static func check(
    _ statements: [CSSStatement], within tokens: Range<Int>
  ) throws(Contradiction) {
    var position = tokens.lowerBound
    for statement in statements {
      try claim(
        position <= statement.tokens.lowerBound && !statement.tokens.isEmpty,
        "a statement begins at token \(statement.tokens.lowerBound), before \(position)")
      position = statement.tokens.upperBound
      switch statement {
      case .rule(let rule): try check(rule.block.statements, within: rule.block.tokens)
      case .atRule(let rule):
        if let block = rule.block { try check(block.statements, within: block.tokens) }
      case .declaration(let declaration):
        try claim(
          declaration.value.upperBound <= declaration.tokens.upperBound,
          "a value ends behind its declaration, at \(declaration.value.upperBound)")
      }
    }
    try claim(position <= tokens.upperBound, "statements end behind token \(tokens.upperBound)")
  }
}
