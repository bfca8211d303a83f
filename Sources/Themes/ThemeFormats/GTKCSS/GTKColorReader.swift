import ThemeColor
import ThemeModel
import ThemeSource

/// Reads a color with functions as GTK's stylesheets from 4.16 on mean it.
struct GTKColorReader {
  static let nestingLimit = 32

  /// The maximum count of numbers in a color: calculations are followed by recursion.
  static let numberLimit = 100

  let scope: any ColorScope
  let bytes: [UInt8]

  var tokens: [CSSToken]
  var position = 0

  /// The channels that numbers may use.
  var channels: [String] = []

  /// The errors in names, which no grammar finds.
  var errors: [ExpressionError] = []
  var depth = 0

  /// The number of numbers read so far.
  var numbers = 0

  /// Starts with the tokens of a value.
  init(_ range: Range<Int>, in bytes: [UInt8], scope: any ColorScope) {
    (self.scope, self.bytes) = (scope, bytes)
    tokens = Array(CSSTokenizer(bytes, range)).filter { !$0.isSpace }
  }

  /// Reads the whole value; `nil` if it is not a color, with an error if the reason is known.
  mutating func read() -> ColorExpression? {
    guard let color = color(), position == tokens.count, errors.isEmpty else { return nil }
    return color
  }
}

// MARK: - Tokens

extension GTKColorReader {
  var next: CSSToken? { position < tokens.count ? tokens[position] : nil }

  /// The text of a word or function name token, in lowercase.
  func word(_ token: CSSToken) -> String {
    var content = bytes[token.range]
    if token.kind == .function { content = content.dropLast() }
    return String(decoding: CSSEscape.decode(content), as: UTF8.self).lowercased()
  }

  mutating func accept(_ kind: CSSToken.Kind) -> Bool {
    guard next?.kind == kind else { return false }
    position += 1
    return true
  }

  mutating func accept(_ delimiter: Unicode.Scalar) -> Bool {
    guard let token = next, token.kind == .delimiter,
      bytes[token.range.lowerBound] == UInt8(ascii: delimiter)
    else { return false }
    position += 1
    return true
  }

  /// Takes a word if it is in a list.
  mutating func accept(anyOf words: [String]) -> String? {
    guard let token = next, token.kind == .identifier else { return nil }
    let word = word(token)
    guard words.contains(word) else { return nil }
    position += 1
    return word
  }
}

// MARK: - Colors

extension GTKColorReader {
  mutating func color() -> ColorExpression? {
    guard let token = next, depth < GTKColorReader.nestingLimit else { return nil }
    guard token.kind == .function else {
      position += 1
      return simpleColor(token)
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    let color = function(word(token))
    return accept(.closeParenthesis) ? color : nil
  }

  /// Reads a color without a function: the parser of expressions handles those.
  ///
  /// An undefined name does not hide the next one.
  private mutating func simpleColor(_ token: CSSToken) -> ColorExpression? {
    var parser = ExpressionParser(scope: scope, sigil: .at)
    if let color = parser.parse(bytes[token.range], errors: &errors) { return color }
    return errors.last?.rule == .undefined ? .literal(.black) : nil
  }

  private mutating func function(_ name: String) -> ColorExpression? {
    switch name {
    case "lighter": color().map { .shade($0, 1.3) }
    case "darker": color().map { .shade($0, 0.7) }
    case "shade": colorAndFactor().map { .shade($0, $1) }
    case "alpha": colorAndFactor().map { .alpha($0, $1) }
    case "mix": mix()
    case "color-mix": colorMix()
    default: channelColor(name)
    }
  }

  private mutating func colorAndFactor() -> (ColorExpression, Double)? {
    guard let color = color(), accept(.comma), let factor = plainNumber() else { return nil }
    return (color, factor)
  }

  private mutating func mix() -> ColorExpression? {
    guard let first = color(), accept(.comma), let (second, amount) = colorAndFactor() else {
      return nil
    }
    return .mix(first, second, amount)
  }

  /// A number without a unit.
  ///
  /// A number that is too large is infinite for GTK; the largest finite one paints the same.
  private mutating func plainNumber() -> Double? {
    guard let token = next, token.kind == .number else { return nil }
    position += 1
    let largest = Double(Float.greatestFiniteMagnitude)
    return min(max(token.number, -largest), largest)
  }

  private mutating func colorMix() -> ColorExpression? {
    guard accept(anyOf: ["in"]) != nil,
      let name = accept(anyOf: GTKColorSpace.allCases.map(\.rawValue)),
      let space = GTKColorSpace(rawValue: name)
    else { return nil }
    var path = GTKMixture.HuePath.shorter
    if let word = accept(anyOf: GTKMixture.HuePath.allCases.map(\.rawValue)) {
      path = GTKMixture.HuePath(rawValue: word) ?? path
      guard accept(anyOf: ["hue"]) != nil else { return nil }
    }
    let start = position
    guard accept(.comma), let (a, first) = weighted(), accept(.comma),
      let (b, second) = weighted()
    else { return nil }
    guard let mixture = GTKMixture(in: space, path, first: first, second: second) else {
      errors.append(
        ExpressionError(
          tokens[start].range, "the percentages of 'color-mix()' add up to nothing"))
      return nil
    }
    return .gtkMix(mixture, a, b)
  }

  /// A color with the percentage before or after it.
  private mutating func weighted() -> (ColorExpression, Double?)? {
    let isBefore = !canBeColor
    let before = isBefore ? number()?.percentage : nil
    guard let color = color() else { return nil }
    if isBefore { return (color, before) }
    let isLast = next.map { $0.kind == .comma || $0.kind == .closeParenthesis } ?? true
    return (color, isLast ? nil : number()?.percentage)
  }

  private var canBeColor: Bool {
    guard let next else { return false }
    switch next.kind {
    case .identifier, .atKeyword, .hash: return true
    case .function: return !GTKColorReader.isNumber(word(next))
    default: return false
    }
  }
}

// MARK: - Channels

extension GTKColorReader {
  /// A function with channels: side by side, or with commas between them as of old.
  private mutating func channelColor(_ name: String) -> ColorExpression? {
    let isOfBytes = name == "rgb" || name == "rgba"
    let start = position
    var origin: ColorExpression?
    if accept(anyOf: ["from"]) != nil {
      guard let color = color() else { return nil }
      origin = color
    }
    let isLate = tokens[start..<position].contains { isLateName($0) }
    let own = isOfBytes ? "srgb" : name == "hsla" ? "hsl" : name
    let spaceName = name == "color" ? accept(anyOf: GTKColorReader.colorSpaces) : own
    guard let spaceName, let space = GTKColorSpace(rawValue: spaceName) else { return nil }
    let outer = channels
    channels = origin == nil ? [] : space.channelNames + ["alpha"]
    defer { channels = outer }
    guard let values = channelValues() else { return nil }
    let color = GTKChannels(space, isOfBytes: isOfBytes, values, isLate: isLate)
    if origin == nil, isOfBytes, let literal = literal(start - 1..<position + 1) { return literal }
    return .channels(color, from: origin)
  }

  private static let colorSpaces = [
    "srgb", "srgb-linear", "display-p3", "xyz", "rec2020", "rec2100-pq",
  ]

  private mutating func channelValues() -> [GTKNumber?]? {
    var values: [GTKNumber?] = []
    while let token = next, token.kind != .closeParenthesis {
      if accept(.comma) || accept("/") { continue }
      if accept(anyOf: ["none"]) != nil {
        values.append(nil)
      } else {
        guard let number = number() else { return nil }
        values.append(number)
      }
    }
    return (3...4).contains(values.count) ? values : nil
  }

  /// Whether a color's value is known only where it is used; variables are replaced before.
  private func isLateName(_ token: CSSToken) -> Bool {
    token.kind == .atKeyword && !bytes[token.range].dropFirst().starts(with: "--".utf8)
  }

  /// A color of sRGB that is written without a calculation, as it is written.
  private func literal(_ range: Range<Int>) -> ColorExpression? {
    guard range.upperBound <= tokens.count else { return nil }
    let text =
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    var parser = ExpressionParser(scope: scope, sigil: .at)
    var ignored: [ExpressionError] = []
    let color = parser.parse(bytes[text], errors: &ignored)
    guard case .literal = color else { return nil }
    return color
  }
}
