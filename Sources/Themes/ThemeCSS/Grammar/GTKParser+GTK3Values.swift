import ThemeColor
import ThemeSource

/// The values that GTK 3 reads otherwise.
extension GTKParser {
  /// Whether the next token begins with a minus sign.
  var isNegative: Bool {
    mutating get {
      next().map { sheet.text.bytes[$0.range.lowerBound] == UInt8(ascii: "-") } ?? false
    }
  }

  mutating func string() -> Bool { consume(.string) || fail("expected a string in quotes") }

  /// Reads a name of an earlier `@binding-set`, or `none`.
  mutating func binding() -> Bool {
    if consume("none") { return true }
    guard let token = next(), bindings.contains(sheet.name(of: token)) else {
      return fail("expected 'none' or a name of '@binding-set' in front of this")
    }
    return name("expected a name")
  }

  /// Reads a color: GTK 3 has no alpha in hexadecimal digits, and reads a name by its own rules.
  mutating func colorOfGTK3(_ token: CSSToken) -> Bool {
    if consume(anyOf: ["currentcolor", "transparent"]) { return true }
    switch token.kind {
    case .atKeyword:
      consume(bytes: 1 + nameLength(of: token, from: 1))
      return true
    case .delimiter where has(delimiter: "@"):
      consume()
      if let name = peek() { consume(bytes: nameLength(of: name)) }
      return true
    case .hash: return hexColor(token)
    case .function where isWord(token, anyOf: GTKParser.colorFunctionsOfGTK3),
      .identifier where isSpacedFunction(token):
      return sheet.isWord(token, "-gtk-win32-color") ? systemColor() : colorFunction(token)
    case .identifier:
      let length = nameLength(of: token)
      let name = sheet.text.bytes[token.range].prefix(length)
      guard length > 0, Color(gtkName: name) != nil else {
        return fail(unknownColor(token))
      }
      consume(bytes: length)
      return true
    default: return fail(GTKParser.colorHint)
    }
  }

  private static let colorFunctionsOfGTK3: [StaticString] = [
    "rgba", "rgb", "lighter", "darker", "shade", "alpha", "mix", "-gtk-win32-color",
  ]

  private mutating func hexColor(_ token: CSSToken) -> Bool {
    let digits = sheet.text.bytes[token.range].dropFirst()
    let count = digits.prefix(6).prefix { $0.hexDigitValue != nil }.count
    guard count >= 3 else { return fail("expected 3 or 6 hexadecimal digits") }
    if digits.count == 4 || digits.count == 8, let color = Color(hexDigits: digits) {
      // The value of other digits depends on the text around them.
      warn("a color has 3 or 6 digits; write '\(color.gtkText)'", replacement: color.gtkText)
    }
    consume(bytes: count == 6 ? 7 : 4)
    return true
  }

  /// Reads a color of a Windows theme, for which GTK 3 has a substitute elsewhere.
  private mutating func systemColor() -> Bool {
    function(arguments: 2...2) { parser, index in
      if parser.consume(.identifier) { return true }
      return index == 1 && parser.plainNumber(isInteger: true) != nil
        || parser.fail("expected a name or a number")
    }
  }
}

/// The images that GTK 3 reads otherwise.
extension GTKParser {
  /// Reads an image of GTK 3; `nil` if GTK 4 has the same.
  mutating func imageOfGTK3() -> Bool? {
    if has(function: "conic-gradient") { return fail("expected an image") }
    if has(function: "cross-fade") {
      return function(arguments: 1...2) { parser, index in
        if index == 0, parser.canBeNumber(), !parser.share() { return false }
        return parser.image()
      }
    }
    if has(function: "image") {
      var hasColor = false
      return function(arguments: 1...Int.max) { parser, _ in
        if hasColor { return parser.fail("expected nothing after the color") }
        if parser.canBeImage() { return parser.image() }
        hasColor = true
        return parser.color()
      }
    }
    if has(function: "-gtk-gradient") { return oldGradient() }
    if has(function: "-gtk-win32-theme-part") {
      return function(arguments: 3...Int.max) { parser, index in
        if index == 0 { return parser.name("expected a name") }
        if index < 3 { return parser.plainNumber(isInteger: true) != nil }
        return parser.function(arguments: 1...Int.max) { parser, _ in
          repeat {
            guard parser.plainNumber() != nil else { return false }
          } while parser.has(.number)
          return true
        }
      }
    }
    return nil
  }

  /// Reads the gradient syntax that GTK 3 had before that of CSS.
  private mutating func oldGradient() -> Bool {
    var isRadial = false
    return function(arguments: 3...Int.max) { parser, index in
      if index == 0 {
        isRadial = parser.has("radial")
        return parser.keyword("linear", "radial")
      }
      let isCenter = index == 1 || index == (isRadial ? 3 : 2)
      if isCenter {
        return parser.coordinate(["left", "right", "center"])
          && parser.coordinate(["top", "bottom", "center"])
      }
      if isRadial, index == 2 || index == 4 { return parser.plainNumber() != nil }
      if parser.has(function: "color-stop") {
        return parser.function(arguments: 2...2) { parser, index in
          index == 0 ? parser.plainNumber() != nil : parser.color()
        }
      }
      guard parser.has(function: "from") || parser.has(function: "to") else {
        return parser.fail("expected 'from()', 'to()' or 'color-stop()'")
      }
      return parser.argument { $0.color() }
    }
  }

  private mutating func coordinate(_ words: [StaticString]) -> Bool {
    consume(anyOf: words) || plainNumber() != nil
  }
}
