import ThemeSource

/// Reads the bytes as CSS; the tokens must be the whole text, and statements lie inside it.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let text = CSSText(SourceText(file: "fuzz", bytes: bytes))
  var findings: [Finding] = []
  let sheet = CSSStylesheet(text, findings: &findings)
  var offset = sheet.tokens.first?.range.lowerBound ?? bytes.count
  for token in sheet.tokens {
    precondition(token.range.lowerBound == offset && !token.range.isEmpty)
    offset = token.range.upperBound
    _ = sheet.name(of: token)
  }
  precondition(offset == bytes.count)
  for finding in findings {
    precondition(finding.location.range.upperBound <= bytes.count && !finding.message.isEmpty)
  }
  check(sheet.statements, within: 0..<sheet.tokens.count)
  return 0
}

private func check(_ statements: [CSSStatement], within tokens: Range<Int>) {
  var position = tokens.lowerBound
  for statement in statements {
    precondition(position <= statement.tokens.lowerBound && !statement.tokens.isEmpty)
    position = statement.tokens.upperBound
    switch statement {
    case .rule(let rule): check(rule.block.statements, within: rule.block.tokens)
    case .atRule(let rule):
      if let block = rule.block { check(block.statements, within: block.tokens) }
    case .declaration(let declaration):
      precondition(declaration.value.upperBound <= declaration.tokens.upperBound)
    }
  }
  precondition(position <= tokens.upperBound)
}
