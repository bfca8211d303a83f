import GTKKnowledge
import ThemeColor
package import ThemeSource

extension GTKParser {
  /// The color functions of every release.
  private static let colorFunctions: [StaticString] = [
    "lighter", "darker", "shade", "alpha", "mix", "rgb", "rgba", "hsl", "hsla",
  ]

  /// The color functions that were added with modern colors.
  static let modernColors: [StaticString] = ["hwb", "oklab", "oklch", "color"]

  /// Whether a color could be next, as GTK guesses it.
  mutating func canBeColor() -> Bool {
    guard let token = next() else { return false }
    switch token.kind {
    case .identifier, .atKeyword, .hash: return true
    case .function:
      return isWord(token, anyOf: GTKParser.colorFunctions)
        || isWord(token, anyOf: GTKParser.modernColors) && knows(.modernColors)
        || sheet.isWord(token, "color-mix") && knows(.colorInterpolation)
    default: return false
    }
  }

  mutating func color() -> Bool {
    guard let token = next() else { return fail(GTKParser.colorHint) }
    if isGTK3 { return colorOfGTK3(token) }
    switch token.kind {
    case .atKeyword: consume()
    case .identifier:
      guard isColor(sheet.content(of: token)) else {
        return fail(unknownColor(token))
      }
      consume()
    case .hash:
      guard Color(hexDigits: sheet.content(of: token)) != nil else {
        return fail("expected 3, 4, 6 or 8 hexadecimal digits")
      }
      consume()
    case .function: return colorFunction(token)
    default: return fail(GTKParser.colorHint)
    }
    return true
  }

  /// Says that a word is no color, and whether it lacks the `@` of a named one.
  mutating func unknownColor(_ token: CSSToken) -> String {
    let name = sheet.name(of: token)
    let isNamed = name.hasSuffix("_color") || namedValues["@\(name)"] != nil
    return "no color is called '\(sheet.shown(token))'; "
      + (isNamed ? "did you mean '@\(sheet.shown(token))'?" : GTKParser.colorHint)
  }

  static let colorHint =
    "expected a color that GTK knows, such as '#3584e4', '@accent_color' or 'rgba(0, 0, 0, 0.5)'"

  /// Whether GTK reads a word as a color; it also reads `#fff` spelled with an escape.
  private func isColor(_ name: ArraySlice<UInt8>) -> Bool {
    if name.first == UInt8(ascii: "#") { return Color(hexDigits: name.dropFirst()) != nil }
    let isWord = name.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit
    }
    guard isWord else { return false }
    let isOfText = name.elementsEqual("currentcolor".utf8) { $0 | 0x20 == $1 }
    return isOfText || Color(gtkName: name) != nil
  }

  mutating func colorFunction(_ token: CSSToken) -> Bool {
    if sheet.isWord(token, "lighter") || sheet.isWord(token, "darker") {
      return argument { $0.color() }
    }
    if sheet.isWord(token, "shade") || sheet.isWord(token, "alpha") {
      return function(arguments: 2...2) { parser, index in
        index == 0 ? parser.color() : parser.plainNumber() != nil
      }
    }
    if sheet.isWord(token, "mix") {
      return function(arguments: 3...3) { parser, index in
        index < 2 ? parser.color() : parser.plainNumber() != nil
      }
    }
    if let function = GTKColorFunction(token, in: sheet), knows(.modernColors) {
      return colorFunction(function)
    }
    if sheet.isWord(token, "rgb") { return channels(3...3) }
    if sheet.isWord(token, "rgba") { return channels(4...4) }
    if !isGTK3, sheet.isWord(token, "hsl") || sheet.isWord(token, "hsla") {
      return function(arguments: 3...4) { parser, index in
        (1...2).contains(index) ? parser.plainPercentage() != nil : parser.plainNumber() != nil
      }
    }
    if sheet.isWord(token, "color-mix"), knows(.colorInterpolation) { return colorMix() }
    return fail(GTKParser.colorHint)
  }

  /// Channels of `rgb()` before modern colors, with commas between them; all numbers or all
  /// percentages, and an alpha that is a number.
  private mutating func channels(_ count: ClosedRange<Int>) -> Bool {
    var isPercentage = false
    return function(arguments: count) { parser, index in
      // GTK 3 reads each on its own.
      if index == 0 || parser.isGTK3 { isPercentage = parser.has(.percentage) }
      return isPercentage && index < 3
        ? parser.plainPercentage() != nil : parser.plainNumber() != nil
    }
  }
}

extension GTKParser {
  /// How two colors are mixed, then the two, each with a percentage before or after it.
  private mutating func colorMix() -> Bool {
    function(arguments: 3...3) { parser, index in
      index == 0 ? parser.interpolation() : parser.mixedColor()
    }
  }

  private mutating func mixedColor() -> Bool {
    let isFirst = canBeColor()
    if isFirst, !color() { return false }
    if canBeNumber(), !share() { return false }
    return isFirst || color()
  }

  /// Reads a percentage from 0% to 100%, as far as it is a literal.
  mutating func share() -> Bool {
    let token = next()
    guard number([.percentage, .positive]) else { return false }
    guard let token, token.kind == .percentage, token.number > 100 else { return true }
    return fail("expected at most 100%")
  }

  /// Reads `in` with a color space, and for a space with a hue the direction around the circle.
  mutating func interpolation() -> Bool {
    guard consume("in") else { return fail("expected 'in' and a color space, such as 'in oklab'") }
    if consume(anyOf: GTKParser.hueSpaces) { return hueInterpolation() }
    return consume(anyOf: GTKParser.spaces)
      || fail(
        "expected a color space: "
          + (GTKParser.spaces + GTKParser.hueSpaces).map { "'\($0)'" }.joined(separator: ", "))
  }

  private mutating func hueInterpolation() -> Bool {
    if has("hue") { return fail("expected 'longer' or another way in front of 'hue'") }
    guard consume(anyOf: ["shorter", "longer", "increasing", "decreasing"]) else { return true }
    return consume("hue") || fail("expected 'hue'")
  }

  private static let hueSpaces: [StaticString] = ["hsl", "hwb", "oklch"]
  private static let spaces: [StaticString] = [
    "srgb", "srgb-linear", "oklab", "display-p3", "xyz", "rec2020", "rec2100-pq",
  ]
}

extension CSSStylesheet {
  /// Whether a token begins a function of colors that GTK has since it has modern colors.
  package func isModernColorFunction(_ token: CSSToken) -> Bool {
    token.kind == .function
      && (GTKParser.modernColors + ["color-mix"]).contains { isWord(token, $0) }
  }
}
