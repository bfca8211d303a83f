import ThemeColor
import ThemeSource

/// Evaluates values that are texts: `{color.blue}`, `rgba({color.blue}, 0.5)`, `{space.base} * 2`.
struct TokenText {
  /// Why a value cannot be evaluated.
  enum Failure: Error {
    case missing(TokenPath)
    /// References lead on too far, or in a circle.
    case tooLong
  }

  private let entries: [TokenExpansion.Entry]
  private let indices: [TokenPath: Int]
  private let budget: ReadingBudget
  private var known: [Int: String] = [:]

  /// The maximum number of bytes of a value with all references replaced.
  private static let limit = 1000

  init(
    _ entries: [TokenExpansion.Entry], _ indices: [TokenPath: Int], _ budget: ReadingBudget
  ) {
    (self.entries, self.indices, self.budget) = (entries, indices, budget)
  }

  static func references(in text: String) -> [TokenReference] {
    parts(of: text).compactMap { if case .reference(let reference) = $0 { reference } else { nil } }
  }

  /// The reference in a text without anything else.
  static func reference(_ text: String) -> TokenReference? {
    let parts = parts(of: text)
    if parts.count == 1, case .reference(let reference) = parts[0] { return reference }
    return nil
  }

  /// The index of the token at a path, which may end with `value`.
  static func index(of path: TokenPath, in indices: [TokenPath: Int]) -> Int? {
    if let index = indices[path] { return index }
    guard path.count > 1, path.last == "value" || path.last == "$value" else { return nil }
    return indices[Array(path.dropLast())]
  }

  /// The color of a token; `nil` if its text is not a color.
  mutating func color(of index: Int) throws(Failure) -> CSSColor? {
    guard let color = TokenText.color(try text(of: index, depth: 0)) else { return nil }
    guard let modifier = TokenModifier.node(of: entries[index].token) else { return color }
    return try modified(color, by: modifier, depth: 0)
  }

  /// The length of a token in px; `nil` if its text is not a length.
  mutating func pixels(of index: Int) throws(Failure) -> Double? {
    TokenArithmetic.pixels(try text(of: index, depth: 0))
  }

  /// A token's text with all references replaced.
  private mutating func text(of index: Int, depth: Int) throws(Failure) -> String {
    if let known = known[index] { return known }
    let value = entries[index].token.value
    guard depth < ReadingBudget.links, budget.take(20, at: value.location) else { throw .tooLong }
    let text = try replaced(value, depth: depth)
    known[index] = text
    return text
  }

  private mutating func replaced(_ value: SourceNode, depth: Int) throws(Failure) -> String {
    guard let written = value.string else { return value.number.map { "\($0)" } ?? "" }
    var text = ""
    for part in TokenText.parts(of: written) {
      switch part {
      case .text(let plain): text += plain
      case .reference(let reference):
        guard let index = TokenText.index(of: reference.path, in: indices) else {
          throw .missing(reference.path)
        }
        text += try insertion(of: index, depth: depth + 1)
      }
      guard text.utf8.count <= TokenText.limit else { throw .tooLong }
    }
    return text
  }

  /// The replacement for a token inside another text: its own text, or its modified color.
  private mutating func insertion(of index: Int, depth: Int) throws(Failure) -> String {
    let text = try text(of: index, depth: depth)
    guard let modifier = TokenModifier.node(of: entries[index].token),
      let color = TokenText.color(text)
    else { return text }
    return try modified(color, by: modifier, depth: depth)?.text ?? text
  }

  private mutating func modified(
    _ color: CSSColor, by node: SourceNode, depth: Int
  ) throws(Failure) -> CSSColor? {
    let amount = try node["value"].map { value throws(Failure) in
      try replaced(value, depth: depth + 1)
    }
    let other = try node["color"].map { value throws(Failure) in
      try replaced(value, depth: depth + 1)
    }
    return TokenModifier(node, amount: amount, other: other)?.applied(to: color)
  }
}

extension TokenText {
  private enum Part {
    case text(String)
    case reference(TokenReference)
  }

  /// A text cut at its references.
  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      let inside = rest[rest.index(after: open)..<close]
      let names = inside.split(separator: ".", omittingEmptySubsequences: false)
        .map { $0.trimmed }
      parts.append(.reference(TokenReference(path: names, inside: nil)))
      rest = rest[rest.index(after: close)...]
    }
    return rest.isEmpty ? parts : parts + [.text(String(rest))]
  }

  /// The color of a text without references: CSS with arithmetic, or `rgba(#0000ff, 0.5)`.
  static func color(_ text: String) -> CSSColor? {
    let text = text[...].trimmed
    if let color = CSSColor(text) { return color }
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open]
    guard CSSColor.isFunctionName(Array(name.utf8)[...]) else { return nil }
    let parts = arguments(text[text.index(after: open)...].dropLast())
    if parts.count == 2, let color = color(parts[0]), let alpha = TokenArithmetic.share(parts[1]) {
      let (first, second, third) = color.components
      return CSSColor(color.space, first, second, third, alpha: alpha)
    }
    let numbers = parts.map { TokenArithmetic.reduced($0) ?? $0 }
    return CSSColor("\(name)(\(numbers.joined(separator: ", ")))")
  }

  /// The arguments of a function, split at commas outside of parentheses.
  private static func arguments(_ text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0[...].trimmed }
  }
}

extension Substring {
  /// The text without white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(
      start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }
}
