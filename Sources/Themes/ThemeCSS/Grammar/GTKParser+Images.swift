import ThemeSource

extension GTKParser {
  private static let imageFunctions: [StaticString] = [
    "url", "-gtk-icontheme", "-gtk-scaled", "-gtk-recolor", "linear-gradient",
    "repeating-linear-gradient", "radial-gradient", "repeating-radial-gradient",
    "conic-gradient", "cross-fade", "image", "-gtk-gradient", "-gtk-win32-theme-part",
  ]

  /// Whether an image could be next.
  mutating func canBeImage() -> Bool {
    guard let token = next() else { return false }
    if token.kind == .url { return true }
    guard token.kind == .function || isGTK3 && isSpacedFunction(token),
      isWord(token, anyOf: GTKParser.imageFunctions)
    else { return false }
    let isOfGTK3 = isWord(token, anyOf: ["-gtk-gradient", "-gtk-win32-theme-part"])
    return isGTK3 ? !sheet.isWord(token, "conic-gradient") : !isOfGTK3
  }

  mutating func image() -> Bool {
    if has(.url) || has(function: "url") { return url() }
    if isGTK3, let isRead = imageOfGTK3() { return isRead }
    if has(function: "linear-gradient") || has(function: "repeating-linear-gradient") {
      return linearGradient()
    }
    if has(function: "radial-gradient") || has(function: "repeating-radial-gradient") {
      return radialGradient()
    }
    if has(function: "conic-gradient") { return conicGradient() }
    if has(function: "cross-fade") { return crossFade() }
    if has(function: "image") {
      // Any number of images, of which the first decides, and a color at the end.
      var hasColor = false
      return function(arguments: 1...Int.max) { parser, _ in
        if hasColor { return parser.fail("expected no image after the color") }
        if parser.canBeImage() { return parser.image() }
        hasColor = true
        return parser.color()
      }
    }
    if has(function: "-gtk-icontheme") {
      return argument { $0.consume(.string) || $0.fail("expected an icon's name in quotes") }
    }
    if has(function: "-gtk-scaled") {
      // A picture may be followed by the scale for which it is made.
      return function(arguments: 1...Int.max) { parser, _ in
        guard parser.image() else { return false }
        if let token = parser.next(), token.kind == .number, token.isInteger { parser.consume() }
        return true
      }
    }
    if has(function: "-gtk-recolor") {
      return function(arguments: 1...2) { parser, index in
        index == 0 ? parser.url() : parser.palette()
      }
    }
    return fail("expected an image, such as 'url(\"image.png\")' or 'linear-gradient(red, blue)'")
  }

  mutating func imageOrNone() -> Bool { consume("none") || image() }

  private mutating func crossFade() -> Bool {
    function(arguments: 1...Int.max) { parser, _ in
      if parser.canBeNumber(), !parser.share() { return false }
      if parser.canBeImage() { return parser.image() }
      // GTK does not report a value that is neither.
      return parser.canBeColor() && parser.color()
    }
  }

  /// Names with a color each.
  mutating func palette() -> Bool {
    list { parser in
      guard parser.consume(.identifier) else { return parser.fail("expected a name and a color") }
      return parser.color()
    }
  }
}
