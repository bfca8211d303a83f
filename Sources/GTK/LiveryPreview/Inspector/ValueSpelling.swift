import LiveryAdwaita
import ThemeModel
import ThemeSession
import ThemeSource

/// How a value of a kind is written in a field, with its unit, and read from there.
struct ValueSpelling {
  let kind: StyleProperty.Kind

  /// The value from which steps start if none is set.
  private let usual: Double

  init(_ kind: StyleProperty.Kind, usual: Double = 0) {
    (self.kind, self.usual) = (kind, usual)
  }

  /// The unit of numbers; `nil` for numbers without a unit, and for other values.
  var unit: String? {
    switch kind {
    case .length, .lengths: "px"
    case .fontSize: "pt"
    case .time: "ms"
    default: nil
    }
  }

  /// The allowed range of a number; `nil` for other values.
  private var range: ClosedRange<Double>? {
    switch kind {
    case .length(let range), .lengths(let range), .number(let range), .fontSize(let range),
      .time(let range):
      range
    default: nil
    }
  }

  /// The words that the value may be; `nil` if it is something else.
  var choices: [String]? {
    switch kind {
    case .keyword(let words): words
    case .font: FontName.allCases.map(\.rawValue)
    default: nil
    }
  }

  var isNumber: Bool { range != nil }

  /// How a value that was read is written in a field.
  func text(of value: StyleValue) -> String {
    switch value {
    case .lengths(let numbers): text(of: numbers)
    case .number(let number), .metric(let number), .points(let number), .milliseconds(let number):
      text(of: [number])
    case .keyword(let text), .family(let text), .text(let text): text
    case .font(let name): name.rawValue
    case .color, .shadow: ""
    }
  }

  /// How a value of a file is written in a field.
  func text(of node: SourceNode) -> String {
    if let text = node.string { return text }
    if let number = node.number { return text(of: [number]) }
    let elements = Array(node.children)
    let numbers = elements.compactMap(\.number)
    return numbers.count == elements.count
      ? text(of: numbers) : elements.compactMap(\.string).joined(separator: ", ")
  }

  private func text(of numbers: [Double]) -> String {
    (numbers.map(\.text) + [unit].compactMap(\.self)).joined(separator: " ")
  }

  /// The value that a text in a field is, to be written into the file.
  func value(of text: String) throws(SessionError) -> SourceValue {
    switch kind {
    case .color: return .string(text.withHexMark)
    case .shadow:
      let layers = text.layers
      return layers.count > 1 ? .array(layers.map { .string($0) }) : .string(text)
    default: break
    }
    guard let range else { return .string(text) }
    let numbers = numbers(in: text)
    guard let numbers, counts.contains(numbers.count), numbers.allSatisfy(range.contains) else {
      throw .noValue(reason: words(for: range))
    }
    return numbers.count == 1 ? .number(numbers[0]) : .array(numbers.map { .number($0) })
  }

  /// How many numbers a value may have.
  private var counts: [Int] {
    if case .lengths = kind { return [1, 2, 4] }
    return [1]
  }

  /// A description of the expected number.
  private func words(for range: ClosedRange<Double>) -> String {
    let (low, high) = (range.lowerBound.text, range.upperBound.text)
    guard let unit else { return translated("Expected a number from \(low) to \(high)") }
    return counts.count == 1
      ? translated("Expected a number from \(low) to \(high) \(unit)")
      : translated("Expected one, two or four numbers from \(low) to \(high) \(unit)")
  }

  /// The numbers of a text, with or without units; `nil` if it has something else.
  private func numbers(in text: String) -> [Double]? {
    var numbers: [Double] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      var digits = String(word)
      if let unit, digits.hasSuffix(unit) { digits.removeLast(unit.count) }
      if digits.isEmpty, !numbers.isEmpty { continue }
      // Many people write 1,5.
      guard let number = Double(digits.map { $0 == "," ? "." : String($0) }.joined()),
        number.isFinite
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The text for a number after some steps; `nil` unless the value is one number.
  func stepped(_ text: String, by count: Int) -> String? {
    guard let range else { return nil }
    guard let numbers = text.isEmpty ? [usual] : numbers(in: text), numbers.count == 1 else {
      return nil
    }
    let moved = ((numbers[0] + Double(count) * step(of: range)) * 100).rounded() / 100
    return self.text(of: [min(max(moved, range.lowerBound), range.upperBound)])
  }

  private func step(of range: ClosedRange<Double>) -> Double {
    switch range.upperBound - range.lowerBound {
    case ...1: 0.05
    case 900...1000: 100
    case 1500...: 50
    default: 1
    }
  }
}

extension String {
  /// The parts between commas that are in no parentheses.
  fileprivate var layers: [String] {
    var (parts, depth) = ([""], 0)
    for character in self {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.trimming(" \t") }.filter { !$0.isEmpty }
  }
}

extension ValueSpelling {
  /// The unit, as a screen reader reads it.
  var spokenUnit: String? {
    switch unit {
    case "px": translated("pixels")
    case "pt": translated("points")
    case "ms": translated("milliseconds")
    default: nil
    }
  }
}
