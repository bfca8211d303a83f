public import ThemeSource

extension TemplateLanguage {
  /// The language of a text by its tags; `nil` if it has none.
  public init?(recognizing text: SourceText) {
    let counts = [
      (TemplateLanguage.matugen, Self.count(in: text.bytes, Self.acceptMatugen)),
      (.mustache, Self.count(in: text.bytes, Self.acceptMustache)),
      (.pywal, Self.count(in: text.bytes, Self.acceptPywal)),
    ]
    guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 > 0 else { return nil }
    self = best.0
  }

  /// The number of tags in a text; `accept` skips the start of a tag.
  private static func count(
    in bytes: [UInt8], _ accept: (_ scanner: inout TextScanner) -> Bool
  ) -> Int {
    var scanner = TextScanner(bytes)
    var count = 0
    while scanner.next != nil {
      let start = scanner.position
      if accept(&scanner) { count += 1 } else { scanner.position = start + 1 }
    }
    return count
  }

  /// `{{colors.`, or `<* for`.
  private static func acceptMatugen(_ scanner: inout TextScanner) -> Bool {
    if scanner.accept("{{") {
      scanner.skipSpace()
      let name = scanner.text(scanner.take(while: TextScanner.isName))
      return ["colors", "base16", "palettes"].contains(name) && scanner.accept(".")
    }
    guard scanner.accept("<*") else { return false }
    scanner.skipSpace()
    let word = scanner.text(scanner.take(while: TextScanner.isName))
    return ["for", "if", "include"].contains(word)
  }

  /// `{{base0A-`, `{{#scheme-`, or a comment or partial.
  private static func acceptMustache(_ scanner: inout TextScanner) -> Bool {
    guard scanner.accept("{{") else { return false }
    if scanner.accept("!") || scanner.accept(">") { return true }
    if let next = scanner.next, "{&#^/".utf8.contains(next) { scanner.position += 1 }
    scanner.skipSpace()
    let name = scanner.take(while: TextScanner.isName)
    return scanner.accept("-") && (scanner.text(name) == "scheme" || isBase(scanner.bytes[name]))
  }

  /// Whether a name is `base` and two hexadecimal digits.
  private static func isBase(_ name: ArraySlice<UInt8>) -> Bool {
    name.count == 6 && name.starts(with: "base".utf8)
      && name.suffix(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  /// `{color4}`, or `{background.strip}`.
  private static func acceptPywal(_ scanner: inout TextScanner) -> Bool {
    guard scanner.accept("{") else { return false }
    let name = scanner.text(scanner.take(while: TextScanner.isName))
    guard pywalNames.contains(name) || isPywalColor(name) else { return false }
    if scanner.accept(".") { _ = scanner.take { !"{}\n".utf8.contains($0) } }
    return scanner.accept("}")
  }

  private static let pywalNames: Set = [
    "background", "foreground", "cursor", "wallpaper", "alpha", "checksum",
  ]

  private static func isPywalColor(_ name: String) -> Bool {
    name.hasPrefix("color") && name.utf8.count > 5
      && name.utf8.dropFirst(5).allSatisfy { $0.isASCIIDigit }
  }
}
