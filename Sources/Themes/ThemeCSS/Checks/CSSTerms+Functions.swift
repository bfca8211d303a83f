import ThemeSource

/// Computes the largest results of functions.
extension CSSTerms {
  /// The result of a sum in `calc()`: a length if it contains one.
  mutating func calculate(_ tokens: Range<Int>, at range: Range<Int>) -> Term.Kind {
    guard enter(at: range) else { return .other }
    defer { depth -= 1 }
    var sum = 0.0
    var isLength = false
    var isAngle = false
    var product = 0.0
    var sign = 1.0
    var operation = UInt8(ascii: "+")
    for term in read(tokens) {
      var value = 0.0
      switch term.kind {
      case .length(let length): (value, isLength) = (length, true)
      case .number(let number): value = number
      case .angle(let angle): (value, isAngle) = (angle, true)
      case .other:
        let written = sheet.text.bytes[term.range]
        if written.count == 1, let byte = written.first, "+-*/".utf8.contains(byte) {
          operation = byte
        }
        continue
      default: break
      }
      switch operation {
      case UInt8(ascii: "*"): product *= value
      case UInt8(ascii: "/"): product /= value
      default:
        sum += sign * product
        product = value
        sign = operation == UInt8(ascii: "-") ? -1 : 1
      }
      operation = UInt8(ascii: "+")
    }
    sum += sign * product
    return isLength ? .length(sum) : isAngle ? .angle(sum) : .number(sum)
  }

  /// The largest result of a mathematical function (CSS Values 4, section 10), if it is one.
  mutating func largest(
    of name: String, _ arguments: Range<Int>, at range: Range<Int>
  ) -> Term.Kind? {
    if ["pow", "exp", "tan"].contains(name) { return .number(.infinity) }
    guard ["min", "max", "clamp", "round", "mod", "rem", "abs", "hypot"].contains(name) else {
      return nil
    }
    guard enter(at: range) else { return .other }
    defer { depth -= 1 }
    let terms = read(arguments)
    if terms.contains(where: CSSTerms.mayBeNegative) { unsureSign = unsureSign ?? range }
    return terms.map(\.kind).max { CSSTerms.size(of: $0) < CSSTerms.size(of: $1) }
  }

  /// The functions whose result may be negative for any arguments.
  static let signedFunctions: Set = [
    "sin", "cos", "asin", "acos", "atan", "atan2", "log", "sign",
  ]

  /// Whether an argument may be negative, such as one after a minus.
  private static func mayBeNegative(_ term: Term) -> Bool {
    if case .other = term.kind { true } else { (term.number ?? 0) < 0 }
  }

  private static func size(of kind: Term.Kind) -> Double {
    switch kind {
    case .length(let number), .number(let number), .angle(let number), .percentage(let number):
      abs(number)
    default: -1
    }
  }
}
