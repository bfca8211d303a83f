import ThemeSource

extension GTKParser {
  /// The most functions inside one another that are looked into; deeper ones pass.
  static let nestingLimit = 32

  /// A function whose arguments have commas between them.
  ///
  /// - Parameters:
  ///   - arguments: How many there may be.
  ///   - parse: Reads the arguments from an index on, and says how many it read; none if it
  ///     couldn't, which it has reported.
  /// - Returns: Whether the whole function could be read.
  mutating func function(
    arguments: ClosedRange<Int>, _ parse: (inout GTKParser, Int) -> Int
  ) -> Bool {
    guard let token = next(), token.kind == .function else {
      return fail("expected a function")
    }
    startBlock()
    defer { endBlock() }
    guard depth < GTKParser.nestingLimit else { return true }
    depth += 1
    defer { depth -= 1 }
    var count = 0
    while true {
      let found = parse(&self, count)
      guard found > 0 else { return false }
      count += found
      if isAtEnd {
        let minimum = arguments.lowerBound
        return count >= minimum
          || fail("'\(sheet.shown(token))()' takes at least \(minimum) arguments")
      }
      guard has(.comma) else { return fail("expected ',' or ')'") }
      guard count < arguments.upperBound else {
        return fail("'\(sheet.shown(token))()' takes at most \(arguments.upperBound) arguments")
      }
      consume()
    }
  }

  /// A failed argument: reports it, and counts none.
  mutating func none(_ message: String) -> Int {
    fail(message)
    return 0
  }

  /// Values with commas between them.
  mutating func list(_ parse: (inout GTKParser) -> Bool) -> Bool {
    repeat {
      guard parse(&self) else { return false }
    } while consume(.comma)
    return true
  }

  /// One of some identifiers.
  mutating func keyword(_ words: StaticString...) -> Bool { keyword(words) }

  mutating func keyword(_ words: [StaticString]) -> Bool {
    if consume(anyOf: words) { return true }
    var message = "expected "
    for (number, word) in words.enumerated() {
      message += number == 0 ? "'" : ", '"
      message += word.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      message += "'"
    }
    return fail(message)
  }

  /// An address: `url()` with or without quotes.
  mutating func url() -> Bool {
    if consume(.url) { return true }
    guard has(function: "url") else { return fail("expected an address, such as 'url(\"a.png\")'") }
    return function(arguments: 1...1) { parser, _ in
      parser.consume(.string) ? 1 : parser.none("expected an address in quotes")
    }
  }

  /// A number token of itself, without `calc()`.
  mutating func plainNumber(isInteger: Bool = false) -> Double? {
    guard let token = next(), token.kind == .number, !isInteger || token.isInteger else {
      fail(isInteger ? "expected a whole number" : "expected a number")
      return nil
    }
    consume()
    return token.number
  }

  mutating func plainPercentage() -> Double? {
    guard let token = next(), token.kind == .percentage else {
      fail("expected a percentage")
      return nil
    }
    consume()
    return token.number
  }
}
