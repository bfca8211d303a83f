/// Arithmetic with numbers and units in the usual order: `(4px + 2px) * 2`.
struct TokenArithmetic {
  /// A number with the unit that was written, without a unit the empty text.
  private struct Quantity {
    var number: Double
    var unit: String
  }

  private var rest: Substring
  private var depth = 0

  /// The maximum number of parentheses in one another.
  private static let depthLimit = 16

  /// The pixels of a `rem` (CSS Values 4, section 6.1.2, and the size that browsers start with).
  static let rem = 16.0

  /// The value of a length text in px; a number without a unit counts as px.
  static func pixels(_ text: String) -> Double? {
    guard let result = result(text) else { return nil }
    switch result.unit {
    case "", "px": return result.number
    case "rem": return result.number * rem
    default: return nil
    }
  }

  /// The fraction in a text: a number, or a percentage divided by 100.
  static func share(_ text: String) -> Double? {
    guard let result = result(text), result.unit.isEmpty || result.unit == "%" else { return nil }
    return result.unit == "%" ? result.number / 100 : result.number
  }

  /// The result of a text with arithmetic, with its unit.
  static func reduced(_ text: String) -> String? {
    result(text).map { "\($0.number)\($0.unit)" }
  }

  private static func result(_ text: String) -> Quantity? {
    var arithmetic = TokenArithmetic(rest: text[...])
    guard let result = arithmetic.sum(), arithmetic.next == nil, result.number.isFinite else {
      return nil
    }
    return result
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  /// The next character that is not white space.
  private var next: Character? {
    mutating get {
      rest = rest.drop(while: \.isWhitespace)
      return rest.first
    }
  }

  private mutating func sum() -> Quantity? {
    guard var left = product() else { return nil }
    while let sign = next, sign == "+" || sign == "-" {
      rest.removeFirst()
      guard let right = product(), let unit = TokenArithmetic.common(left, right) else {
        return nil
      }
      left = Quantity(
        number: sign == "+" ? left.number + right.number : left.number - right.number, unit: unit)
    }
    return left
  }

  private mutating func product() -> Quantity? {
    guard var left = factor() else { return nil }
    while let sign = next, sign == "*" || sign == "/" {
      rest.removeFirst()
      guard let right = factor(), let unit = TokenArithmetic.common(left, right) else { return nil }
      left = Quantity(
        number: sign == "*" ? left.number * right.number : left.number / right.number, unit: unit)
    }
    return left
  }

  private mutating func factor() -> Quantity? {
    guard let first = next else { return nil }
    if first == "(" {
      depth += 1
      defer { depth -= 1 }
      rest.removeFirst()
      guard depth <= TokenArithmetic.depthLimit, let inside = sum(), next == ")" else { return nil }
      rest.removeFirst()
      return inside
    }
    let sign = first == "-" || first == "+" ? String(rest.removeFirst()) : ""
    let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    rest = rest.dropFirst(digits.count)
    let unit = rest.prefix { $0.isASCII && $0.isLetter || $0 == "%" }
    rest = rest.dropFirst(unit.count)
    return Double(sign + digits).map { Quantity(number: $0, unit: String(unit)) }
  }

  /// The unit of two quantities; `nil` if they have different ones.
  private static func common(_ left: Quantity, _ right: Quantity) -> String? {
    if left.unit.isEmpty { return right.unit }
    return right.unit.isEmpty || right.unit == left.unit ? left.unit : nil
  }
}
