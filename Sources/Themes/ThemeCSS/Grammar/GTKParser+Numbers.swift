import GTKKnowledge
import ThemeSource

/// The allowed kinds of a number.
struct NumberKinds: OptionSet {
  let rawValue: UInt8

  static let number = NumberKinds(rawValue: 1 << 0)
  static let percentage = NumberKinds(rawValue: 1 << 1)
  static let length = NumberKinds(rawValue: 1 << 2)
  static let angle = NumberKinds(rawValue: 1 << 3)
  static let time = NumberKinds(rawValue: 1 << 4)
  /// Not negative; the result of `calc()` is not checked.
  static let positive = NumberKinds(rawValue: 1 << 5)
  /// GTK 3 reads a number without a unit as pixels, with a warning.
  static let pixels = NumberKinds(rawValue: 1 << 6)

  /// The width of something around a box, and the radius of its corner.
  static let box: NumberKinds = [.length, .positive, .pixels]
  static let radius: NumberKinds = [.box, .percentage]

  /// The allowed kinds for the parts of a calculation, whatever the kind of the whole.
  var ofParts: NumberKinds { subtracting([.positive, .pixels]) }

  /// The single kind that GTK assumes for a sum of several kinds.
  var dimension: NumberKinds {
    if contains(.number) { return .number }
    let rest = subtracting(.percentage)
    return rest.isEmpty ? .percentage : rest
  }

  /// Whether it is a number without a unit.
  var isNumber: Bool { contains(.number) && !contains(.percentage) }

  /// The names of the kinds, as messages list them.
  var names: String {
    let names: [(NumberKinds, String)] = [
      (.number, "a number"), (.percentage, "a percentage"),
      (.length, "a length, such as '4px'"), (.angle, "an angle, such as '45deg'"),
      (.time, "a time, such as '200ms'"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}

extension GTKParser {
  /// The functions of numbers that came after `calc()`.
  static let mathFunctions: [StaticString] = [
    "min", "max", "hypot", "clamp", "round", "mod", "rem", "abs", "sign", "sin", "cos", "tan",
    "asin", "acos", "atan", "atan2", "pow", "sqrt", "exp", "log",
  ]

  /// Whether a number could be next.
  mutating func canBeNumber() -> Bool {
    guard let token = next() else { return false }
    switch token.kind {
    case .number, .percentage, .dimension: return true
    case .function:
      return sheet.isWord(token, "calc")
        || isWord(token, anyOf: GTKParser.mathFunctions) && knows(.mathFunctions)
    default: return false
    }
  }

  /// Reads a number, a percentage or a dimension of the allowed kinds, or a calculation.
  mutating func number(_ kinds: NumberKinds) -> Bool { numberKind(kinds) != nil }

  mutating func numberKind(_ kinds: NumberKinds) -> NumberKinds? {
    guard let token = next() else { return dimension(kinds) }
    switch token.kind {
    case .function where sheet.isWord(token, "calc"): return calculation(kinds)
    case .function where isWord(token, anyOf: GTKParser.mathFunctions) && knows(.mathFunctions):
      return mathFunction(token, kinds)
    case .identifier where isConstant(token):
      consume()
      return .number
    default: return dimension(kinds)
    }
  }

  /// Whether a word is a number: `pi` and similar constants, or a channel of a color.
  private mutating func isConstant(_ token: CSSToken) -> Bool {
    isWord(token, anyOf: channels)
      || isWord(token, anyOf: ["e", "pi", "infinity", "-infinity", "nan"]) && knows(.mathFunctions)
  }

  /// Reads a number that is not a calculation, and returns its kind.
  private mutating func dimension(_ kinds: NumberKinds) -> NumberKinds? {
    guard let token = next() else {
      fail("expected \(kinds.names)")
      return nil
    }
    var kind: NumberKinds
    switch token.kind {
    case .percentage: kind = .percentage
    case .number:
      kind = .number
      if !kinds.contains(.number), token.number == 0 {
        kind = [.length, .angle, .time].first { kinds.contains($0) } ?? .percentage
      } else if isGTK3, kinds.contains(.pixels) {
        kind = .length
      }
    case .dimension:
      guard let unit = unit(of: token) else {
        fail("'\(sheet.shown(token))' is no unit; expected \(kinds.names)")
        return nil
      }
      kind = unit
    default:
      fail("expected \(kinds.names)")
      return nil
    }
    guard kinds.contains(kind) else {
      fail("expected \(kinds.names)")
      return nil
    }
    guard !kinds.contains(.positive) || !(token.number < 0) else {
      fail("expected no negative value")
      return nil
    }
    if isGTK3, kinds.contains(.pixels), token.kind == .number, token.number != 0 {
      let pixels = String(decoding: sheet.text.bytes[token.range], as: UTF8.self) + "px"
      warn("a number without a unit is deprecated; write '\(pixels)'", replacement: pixels)
    }
    consume()
    return kind
  }

  private func unit(of token: CSSToken) -> NumberKinds? {
    let lengths: [StaticString] = ["px", "pt", "em", "ex", "rem", "pc", "in", "cm", "mm"]
    if isWord(token, anyOf: lengths) { return .length }
    let angles: [StaticString] = ["deg", "rad", "grad", "turn"]
    if isWord(token, anyOf: angles) { return .angle }
    return sheet.isWord(token, "s") || sheet.isWord(token, "ms") ? .time : nil
  }

  /// Reads `calc()`, and returns the kind of its result.
  private mutating func calculation(_ kinds: NumberKinds) -> NumberKinds? {
    // A negative part does not decide whether the whole calculation is negative.
    bracketedSum(
      kinds.ofParts, beyondLimit: kinds,
      orElse: "expected ')' or an operator with spaces around it")
  }

  /// Reads a sum in parentheses; one that is too deep counts as `beyondLimit`.
  private mutating func bracketedSum(
    _ kinds: NumberKinds, beyondLimit: NumberKinds, orElse message: String
  ) -> NumberKinds? {
    startBlock()
    defer { endBlock() }
    guard depth < GTKParser.nestingLimit else { return beyondLimit }
    depth += 1
    defer { depth -= 1 }
    guard let kind = sum(kinds) else { return nil }
    guard isClosed else {
      fail(message)
      return nil
    }
    return kind
  }

  mutating func sum(_ kinds: NumberKinds) -> NumberKinds? {
    guard var kind = product(kinds) else { return nil }
    while consume(delimiter: "+") || consume(delimiter: "-") || isGTK3 && hasSignedNumber {
      guard let next = product(kinds) else { return nil }
      kind.formUnion(next)
    }
    return kind
  }

  /// Whether a signed number is next, which GTK 3 reads as an operator and a number.
  private var hasSignedNumber: Bool {
    mutating get { canBeNumber() && next().map(isSigned) == true }
  }

  private mutating func product(_ kinds: NumberKinds) -> NumberKinds? {
    let start = placeOfNext()
    var allowed = kinds.union(.number)
    guard var kind = term(allowed) else { return nil }
    while has(delimiter: "*") || has(delimiter: "/") {
      // At most one factor has a unit, and none after a division.
      if !kind.isNumber || has(delimiter: "/") { allowed = .number }
      consume()
      guard let other = term(allowed) else { return nil }
      if kind.isNumber { kind = other }
    }
    guard kinds.contains(.number) || !kind.isNumber else {
      fail("expected a unit", at: start)
      return nil
    }
    return kind
  }

  private mutating func term(_ kinds: NumberKinds) -> NumberKinds? {
    if has(.openParenthesis) {
      return bracketedSum(kinds, beyondLimit: kinds, orElse: "expected ')'")
    }
    if isGTK3, has(function: "calc") {
      fail("GTK 3.24 takes no 'calc()' inside 'calc()'")
      return nil
    }
    return numberKind(kinds)
  }
}
