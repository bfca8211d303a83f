import ThemeSource

extension CSSColor {
  /// Parses a complete literal: hex, a name, `transparent`, or a function of CSS Color 4.
  ///
  /// Names and functions are read in any case, functions in the old syntax with commas and in the
  /// new one; white space and comments may surround the literal and its parts.
  public init(parsing bytes: ArraySlice<UInt8>) throws(ColorSyntaxError) {
    // The most frequent literal comes first: only a hex color.
    if bytes.first == HexDigits.hash, let code = HexDigits.code(bytes.dropFirst()) {
      self.init(Color(code: code))
      return
    }
    var scanner = ColorScanner(bytes)
    scanner.skipSpace()
    let start = scanner.index
    if scanner.accept("#") {
      let digits = scanner.word()
      guard let code = HexDigits.code(digits) else {
        throw ColorSyntaxError(
          range: start..<digits.endIndex,
          message: "expected 3, 4, 6 or 8 hexadecimal digits after '#'")
      }
      self.init(Color(code: code))
    } else {
      let word = scanner.word()
      guard !word.isEmpty else {
        throw ColorSyntaxError(
          range: start..<min(start + 1, bytes.endIndex), message: "expected a color")
      }
      if scanner.accept("(") {
        guard let function = CSSColorFunction(name: word) else {
          throw ColorSyntaxError(
            range: start..<word.endIndex,
            message:
              "expected a color function of CSS, not '\(String(decoding: word, as: UTF8.self))'")
        }
        var parser = ColorFunctionParser(scanner: scanner, function: function)
        self = try parser.parse()
        scanner = parser.scanner
      } else if let code = CSSNamedColors.code(of: word) {
        self.init(Color(code: code))
      } else {
        throw ColorSyntaxError(
          range: start..<word.endIndex,
          message: "expected a color, and none is named '\(String(decoding: word, as: UTF8.self))'")
      }
    }
    scanner.skipSpace()
    guard scanner.isAtEnd else {
      throw ColorSyntaxError(
        range: scanner.index..<bytes.endIndex, message: "expected nothing after the color")
    }
  }

  /// Parses a complete literal; `nil` if it is not valid.
  public init?(_ text: String) {
    guard let color = try? CSSColor(parsing: Array(text.utf8)[...]) else { return nil }
    self = color
  }

  /// Whether a name, in any case, is that of a color function: `rgb`, `oklch`...
  public static func isFunctionName(_ name: ArraySlice<UInt8>) -> Bool {
    CSSColorFunction(name: name) != nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes with the letters of ASCII in lower case.
  var lowercasedASCII: [UInt8] { map { $0.asciiLowercased } }

  /// Whether the bytes equal a word of lowercase ASCII letters and hyphens, in any case.
  func equalsIgnoringCase(_ word: String) -> Bool {
    count == word.utf8.count && zip(self, word.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }
}

extension ColorSpace {
  /// The space that `color()` calls by a name, in any case; `xyz` is `xyz-d65`.
  init?(predefined name: ArraySlice<UInt8>) {
    let spaces: [ColorSpace] = [
      .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD50, .xyzD65,
    ]
    if name.equalsIgnoringCase("xyz") {
      self = .xyzD65
    } else if let space = spaces.first(where: { name.equalsIgnoringCase($0.rawValue) }) {
      self = space
    } else {
      return nil
    }
  }
}
