import GTKKnowledge
import ThemeSource

extension GTKParser {
  /// The deepest nesting of functions that is checked; deeper ones are accepted.
  static let nestingLimit = 32

  /// A function whose arguments have commas between them, each read by its index.
  mutating func function(
    arguments: ClosedRange<Int>, _ parse: (inout GTKParser, Int) -> Bool
  ) -> Bool {
    function(counting: arguments) { parse(&$0, $1) ? 1 : 0 }
  }

  mutating func argument(_ parse: (inout GTKParser) -> Bool) -> Bool {
    function(counting: 1...1) { parser, _ in parse(&parser) ? 1 : 0 }
  }

  /// Reads a function whose arguments are separated by commas; some may count as two.
  ///
  /// `parse` reads arguments starting at an index, and returns how many it read; 0 after an error,
  /// which it has reported.
  mutating func function(
    counting arguments: ClosedRange<Int>, _ parse: (inout GTKParser, Int) -> Int
  ) -> Bool {
    guard let token = next(), token.kind == .function || isGTK3 && isSpacedFunction(token) else {
      return fail("expected a function")
    }
    let name = "'\(sheet.shown(token))()'"
    if token.kind == .identifier {
      consume()
      _ = next()
    }
    startBlock()
    defer { endBlock() }
    guard depth < GTKParser.nestingLimit else { return true }
    depth += 1
    defer { depth -= 1 }
    var count = 0
    while true {
      if !isAtEnd || !knows(.emptyArguments) {
        let found = parse(&self, count)
        guard found > 0 else { return false }
        count += found
      }
      if isAtEnd {
        let minimum = arguments.lowerBound
        guard count >= minimum else { return fail("\(name) takes at least \(minimum) arguments") }
        return isClosed || fail("expected ')'")
      }
      guard has(.comma) else { return fail("expected ',' or ')'") }
      guard count < arguments.upperBound else {
        return fail("\(name) takes at most \(arguments.upperBound) arguments")
      }
      consume()
    }
  }

  /// Values with commas between them.
  mutating func list(_ parse: (inout GTKParser) -> Bool) -> Bool {
    repeat {
      guard parse(&self) else { return false }
    } while consume(.comma)
    return true
  }

  mutating func keyword(_ words: StaticString...) -> Bool { keyword(words) }

  mutating func keyword(_ words: [StaticString]) -> Bool {
    consume(anyOf: words)
      || fail("expected \(words.map { "'\($0)'" }.joined(separator: ", "))")
  }

  /// An address: `url()` with or without quotes.
  mutating func url() -> Bool {
    if isGTK3, has(.url) { return fail("GTK 3.24 wants the address in quotes") }
    if has(.url) { return address() }
    guard has(function: "url") else { return fail("expected an address, such as 'url(\"a.png\")'") }
    return argument { $0.has(.string) ? $0.address() : $0.fail("expected an address in quotes") }
  }

  /// Reads an address; GTK checks the picture of a `data:` address.
  private mutating func address() -> Bool {
    if let token = next(), DataAddress.isOne(sheet.content(of: token)),
      DataAddress.isNoPicture(sheet.content(of: token))
    {
      return fail("expected a picture after 'data:'")
    }
    consume()
    return true
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
