import ThemeColor
import ThemeModel
import ThemeSource

/// Reads the numbers of a color: plain ones, channels, and calculations.
extension GTKColorReader {
  /// Whether a function returns a number.
  static func isNumber(_ name: String) -> Bool {
    name == "calc" || GTKNumber.Function(rawValue: name) != nil
  }

  mutating func number() -> GTKNumber? {
    guard let token = next, takesNumber(at: token) else { return nil }
    position += 1
    switch token.kind {
    case .number: return .number(token.number)
    case .percentage: return .percentage(token.number)
    case .dimension: return angle(token)
    case .identifier: return constant(word(token))
    case .function:
      depth += 1
      defer { depth -= 1 }
      let name = word(token)
      let number = name == "calc" ? sum() : call(name)
      return accept(.closeParenthesis) ? number : nil
    default: return nil
    }
  }

  /// Whether one more number, or parentheses around some, is not too much.
  private mutating func takesNumber(at token: CSSToken) -> Bool {
    numbers += 1
    if numbers <= GTKColorReader.numberLimit, depth < GTKColorReader.nestingLimit { return true }
    errors.append(
      ExpressionError(
        token.range,
        "a color has at most \(GTKColorReader.numberLimit) numbers, "
          + "\(GTKColorReader.nestingLimit) deep"))
    return false
  }

  private func angle(_ token: CSSToken) -> GTKNumber? {
    let text = String(decoding: bytes[token.range], as: UTF8.self).lowercased()
    let units = [("grad", 0.9), ("deg", 1), ("rad", 180 / Double.pi), ("turn", 360)]
    return units.first { text.hasSuffix($0.0) }.map { .angle(token.number * $0.1) }
  }

  private func constant(_ word: String) -> GTKNumber? {
    if let channel = channels.firstIndex(of: word) { return .channel(channel) }
    switch word {
    case "e": return .number(2.718281828459045)
    case "pi": return .number(.pi)
    case "infinity": return .number(.infinity)
    case "-infinity": return .number(-.infinity)
    case "nan": return .number(.nan)
    default: return nil
    }
  }

  private mutating func sum() -> GTKNumber? {
    guard var sum = product() else { return nil }
    while true {
      if accept("+") {
        guard let next = product() else { return nil }
        sum = .sum(sum, next)
      } else if accept("-") {
        guard let next = product() else { return nil }
        sum = .difference(sum, next)
      } else {
        return sum
      }
    }
  }

  private mutating func product() -> GTKNumber? {
    guard var product = term() else { return nil }
    while true {
      if accept("*") {
        guard let next = term() else { return nil }
        product = .product(product, next)
      } else if accept("/") {
        guard let next = term() else { return nil }
        product = .quotient(product, next)
      } else {
        return product
      }
    }
  }

  private mutating func term() -> GTKNumber? {
    guard let token = next, token.kind == .openParenthesis else { return number() }
    guard takesNumber(at: token) else { return nil }
    position += 1
    depth += 1
    defer { depth -= 1 }
    let inner = sum()
    return accept(.closeParenthesis) ? inner : nil
  }

  private mutating func call(_ name: String) -> GTKNumber? {
    var function = GTKNumber.Function(rawValue: name)
    if function == .round, let way = accept(anyOf: ["nearest", "up", "down", "to-zero"]) {
      function = GTKNumber.Function(rawValue: "round \(way)") ?? .round
      guard accept(.comma) else { return nil }
    }
    var arguments: [GTKNumber] = []
    while let token = next, token.kind != .closeParenthesis {
      if accept(.comma) { continue }
      if function == .clamp, accept(anyOf: ["none"]) != nil {
        arguments.append(.number(arguments.isEmpty ? -.infinity : .infinity))
      } else {
        guard let argument = sum() else { return nil }
        arguments.append(argument)
      }
    }
    return function.map { .call($0, arguments) }
  }
}
