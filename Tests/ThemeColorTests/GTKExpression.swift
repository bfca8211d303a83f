import ThemeColor

/// Evaluates `mix`, `alpha`, `shade`, `lighter` and `darker`, nested, over hex literals.
struct GTKExpression {
  private var text: Substring

  static func value(of text: String) -> GTKColor? {
    var expression = GTKExpression(text: text[...])
    guard let color = expression.color(), expression.text.isEmpty else { return nil }
    return color
  }

  private mutating func color() -> GTKColor? {
    let name = text.prefix { $0 != "(" && $0 != "," && $0 != ")" }
    text = text.dropFirst(name.count)
    guard accept("(") else { return CSSColor(String(name)).map { GTKColor($0.mapped()) } }
    guard let first = color() else { return nil }
    switch name {
    case "lighter" where accept(")"): return first.shade(1.3)
    case "darker" where accept(")"): return first.shade(0.7)
    case "shade": return number().map(first.shade)
    case "alpha": return number().map(first.alpha)
    case "mix":
      guard accept(","), let other = color() else { return nil }
      return number().map { first.mix(other, amount: $0) }
    default: return nil
    }
  }

  private mutating func number() -> Double? {
    guard accept(",") else { return nil }
    let digits = text.prefix { $0 != ")" }
    text = text.dropFirst(digits.count)
    return accept(")") ? Double(digits) : nil
  }

  private mutating func accept(_ character: Character) -> Bool {
    guard text.first == character else { return false }
    text.removeFirst()
    return true
  }
}
