import ThemeSource

extension GTKParser {
  private static let anyKind: NumberKinds = [.number, .percentage, .length, .angle, .time]

  /// Reads a function of numbers and returns the kind of its result; `nil` if it is invalid, which
  /// is reported.
  mutating func mathFunction(_ token: CSSToken, _ kinds: NumberKinds) -> NumberKinds? {
    let word = { [sheet] (name: StaticString) in sheet.isWord(token, name) }
    let same = kinds.ofParts
    if word("min") || word("max") || word("hypot") { return alike(same, 1...Int.max) }
    if word("mod") || word("rem") { return alike(same, 2...2) }
    if word("abs") { return alike(same, 1...1) }
    if word("clamp") { return clamp(same) }
    if word("round") { return round(same) }
    if kinds.contains(.number) {
      if word("sign") { return alike(GTKParser.anyKind, 1...1).map { _ in .number } }
      if word("sin") || word("cos") || word("tan") {
        return alike([.number, .angle], 1...1).map { _ in .number }
      }
      if word("pow") { return alike(.number, 2...2) }
      if word("sqrt") || word("exp") { return alike(.number, 1...1) }
      if word("log") { return alike(.number, 1...2) }
    }
    if kinds.contains(.angle) {
      if word("asin") || word("acos") || word("atan") {
        return alike(.number, 1...1).map { _ in .angle }
      }
      if word("atan2") { return alike(GTKParser.anyKind, 2...2).map { _ in .angle } }
    }
    fail("'\(sheet.shown(token))()' does not result in \(kinds.names)")
    return nil
  }

  /// Reads arguments that all have the same dimension, which is that of the function.
  private mutating func alike(_ kinds: NumberKinds, _ count: ClosedRange<Int>) -> NumberKinds? {
    var found: [NumberKinds] = []
    let isGood = function(arguments: count) { parser, _ in parser.add(kinds, to: &found) }
    return isGood ? dimension(of: found, orElse: kinds) : nil
  }

  /// Reads a number with limits, each of which may be `none`.
  private mutating func clamp(_ kinds: NumberKinds) -> NumberKinds? {
    var found: [NumberKinds] = []
    let isGood = function(arguments: 3...3) { parser, index in
      index != 1 && parser.consume("none") || parser.add(kinds, to: &found)
    }
    return isGood ? dimension(of: found, orElse: kinds) : nil
  }

  /// Reads an optional rounding strategy, a number and a step, which is optional for a plain
  /// number.
  private mutating func round(_ kinds: NumberKinds) -> NumberKinds? {
    var hasWay = false
    var found: [NumberKinds] = []
    let isGood = function(arguments: 1...3) { parser, index in
      if index == 0, parser.consume(anyOf: ["nearest", "up", "down", "to-zero"]) {
        hasWay = true
        return true
      }
      guard index < 2 || hasWay else { return parser.fail("expected ')'") }
      return parser.add(kinds, to: &found)
    }
    guard isGood, let kind = dimension(of: found, orElse: kinds) else { return nil }
    guard found.count == 1, !kind.isNumber else { return kind }
    fail("expected a step after the number, such as 'round(5px, 2px)'")
    return nil
  }

  private mutating func add(_ kinds: NumberKinds, to found: inout [NumberKinds]) -> Bool {
    guard let kind = sum(kinds) else { return false }
    found.append(kind)
    return true
  }

  /// The common dimension of arguments; unknown if they are nested too deep.
  private mutating func dimension(
    of found: [NumberKinds], orElse kinds: NumberKinds
  ) -> NumberKinds? {
    guard let first = found.first else { return kinds }
    guard found.allSatisfy({ $0.dimension == first.dimension }) else {
      fail("expected numbers of one kind: all lengths, or all without a unit")
      return nil
    }
    return found.reduce(first) { $0.union($1) }
  }
}
