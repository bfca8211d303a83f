import ThemeColor

/// Reads color expressions, binding each name to its slot.
///
/// Functions nest at most 32 deep; an undefined name is noted, and parsing continues.
package struct ExpressionParser {
  /// How a file spells names: `$name` in themes, `@name` in GTK's CSS.
  package enum Sigil: Sendable {
    case dollar, at

    var byte: UInt8 { self == .dollar ? UInt8(ascii: "$") : UInt8(ascii: "@") }

    /// A name of a color, for messages.
    var example: String { self == .dollar ? "$accent" : "@accent_color" }
  }

  static let nestingLimit = 32

  let scope: any ColorScope
  let sigil: Sigil

  var bytes: ArraySlice<UInt8> = []
  var position = 0
  private var depth = 0
  private var errors: [ExpressionError] = []
  /// The suggestions for undeclared names, created for the first one.
  private var suggestions: NameSuggestions?

  /// The most undefined names of an expression that are reported.
  private static let errorLimit = 100

  package init(scope: any ColorScope, sigil: Sigil = .dollar) {
    self.scope = scope
    self.sigil = sigil
  }

  /// Reads a whole expression; `nil` if there are errors, which are appended.
  package mutating func parse(
    _ bytes: ArraySlice<UInt8>, errors found: inout [ExpressionError]
  ) -> ColorExpression? {
    self.bytes = bytes
    position = bytes.startIndex
    depth = 0
    errors = []
    do throws(ExpressionError) {
      let expression = try expression()
      skipSpace()
      guard position == bytes.endIndex else {
        throw ExpressionError(position..<bytes.endIndex, "expected nothing more after the color")
      }
      if errors.isEmpty { return expression }
    } catch {
      errors.append(error)
    }
    found += errors
    return nil
  }
}

extension ExpressionParser {
  private mutating func expression() throws(ExpressionError) -> ColorExpression {
    skipSpace()
    guard position < bytes.endIndex else {
      throw ExpressionError(position..<position, "expected a color")
    }
    let start = position
    let first = bytes[start]
    if first == sigil.byte { return try reference() }
    if first == UInt8(ascii: "#") {
      position += 1
      skipName()
      return try literal(start..<position)
    }
    skipName()
    guard position > start else {
      throw ExpressionError(
        start..<bytes.endIndex, "expected a color, such as '#3584e4', '\(sigil.example)' or 'white'"
      )
    }
    guard position < bytes.endIndex, bytes[position] == UInt8(ascii: "(") else {
      return try literal(start..<position)
    }
    let name = bytes[start..<position]
    if CSSColor.isFunctionName(name) {
      skipParentheses()
      return try literal(start..<position)
    }
    guard let function = ColorFunction(name, for: sigil) else {
      let text = String(decoding: name, as: UTF8.self)
      let (hint, correction) = NameSuggestion.suggestion(
        for: text, among: ColorFunction.names(for: sigil))
      throw ExpressionError(
        start..<position, "no color function is called '\(text)'" + hint, replacement: correction)
    }
    position += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= ExpressionParser.nestingLimit else {
      throw ExpressionError(
        start..<position, "functions nest more than \(ExpressionParser.nestingLimit) deep")
    }
    let expression = try call(function)
    try expect(UInt8(ascii: ")"), "expected ')'")
    return expression
  }

  private mutating func call(
    _ function: ColorFunction
  ) throws(ExpressionError) -> ColorExpression {
    switch function {
    case .mix:
      let (a, b) = (try expression(), try nextOperand())
      return .mix(a, b, try nextNumber())
    case .alpha:
      let color = try expression()
      return .alpha(color, try nextNumber())
    case .shade:
      let color = try expression()
      return .shade(color, try nextNumber())
    case .lighter: return .shade(try expression(), 1.3)
    case .darker: return .shade(try expression(), 0.7)
    case .standalone: return .standalone(try expression())
    case .tone:
      let color = try expression()
      let start = position
      let tone = try nextNumber(percentOf: 100)
      guard (0...100).contains(tone) else {
        throw ExpressionError(start..<position, "expected a tone from 0, black, to 100, white")
      }
      return .tone(color, tone)
    case .readable:
      let background = try expression()
      var candidates: [ColorExpression] = []
      while accept(UInt8(ascii: ",")) { candidates.append(try expression()) }
      return .readable(on: background, candidates)
    case .colorMix:
      let space = try mixingSpace()
      try expectComma()
      let (a, p) = try weighted()
      try expectComma()
      let (b, q) = try weighted()
      if p == 0, q == 0 {
        throw ExpressionError(
          position..<position, "the percentages of 'color-mix()' add up to nothing")
      }
      return .colorMix(space, a, p, b, q)
    }
  }

  private mutating func nextOperand() throws(ExpressionError) -> ColorExpression {
    try expectComma()
    return try expression()
  }

  private mutating func nextNumber(
    percentOf whole: Double = 1
  ) throws(ExpressionError) -> Double {
    try expectComma()
    skipSpace()
    let start = position
    guard let number = number() else {
      throw ExpressionError(start..<position, "expected a number such as '0.5', or a percentage")
    }
    if accept(UInt8(ascii: "%"), afterSpace: false) { return number / 100 * whole }
    return number
  }

  /// A color of `color-mix()` with the percentage before or after it.
  private mutating func weighted() throws(ExpressionError) -> (ColorExpression, Double?) {
    if let percentage = try percentage() { return (try expression(), percentage) }
    return (try expression(), try percentage())
  }

  private mutating func percentage() throws(ExpressionError) -> Double? {
    skipSpace()
    let start = position
    guard let number = number() else { return nil }
    guard accept(UInt8(ascii: "%"), afterSpace: false), (0...100).contains(number) else {
      throw ExpressionError(start..<position, "expected a percentage from '0%' to '100%'")
    }
    return number
  }

  private mutating func mixingSpace() throws(ExpressionError) -> ColorSpace {
    skipSpace()
    let start = position
    skipName()
    let keyword = bytes[start..<position]
    guard keyword.elementsEqual("in".utf8) else {
      throw ExpressionError(start..<position, "expected 'in' and a color space, such as 'in oklab'")
    }
    skipSpace()
    let nameStart = position
    skipName()
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    guard let space = ColorSpace(rawValue: name), ColorFunction.mixingSpaces.contains(space) else {
      throw ExpressionError(
        nameStart..<position,
        "'color-mix()' mixes in 'srgb', 'srgb-linear', 'oklab' or 'oklch', not in '\(name)'")
    }
    return space
  }

  private mutating func reference() throws(ExpressionError) -> ColorExpression {
    let start = position
    position += 1
    skipName()
    let name = bytes[(start + 1)..<position]
    guard !name.isEmpty else {
      throw ExpressionError(
        start..<position, "expected a name after '\(Character(UnicodeScalar(sigil.byte)))'")
    }
    if let slot = scope.slot(named: name) { return .reference(slot) }
    let text = String(decoding: name, as: UTF8.self)
    guard errors.count < ExpressionParser.errorLimit else {
      throw ExpressionError(start..<position, "too many mistakes, the rest is not read")
    }
    var names = suggestions ?? NameSuggestions(among: scope.names)
    let (hint, correction) = (
      NameSuggestion.hint(names.nearest(to: text)), names.correction(of: text)
    )
    suggestions = names
    errors.append(
      ExpressionError(
        start..<position, "no color is called '\(text)'" + hint, rule: .undefined,
        replacement: correction.map { meant in
          String(decoding: [sigil.byte] + meant.utf8, as: UTF8.self)
        }))
    return .reference(ColorSlot(0))
  }

  private mutating func literal(
    _ range: Range<Int>
  ) throws(ExpressionError) -> ColorExpression {
    do throws(ColorSyntaxError) {
      return ColorExpression(try CSSColor(parsing: bytes[range]))
    } catch {
      throw ExpressionError(error.range, error.message)
    }
  }
}
