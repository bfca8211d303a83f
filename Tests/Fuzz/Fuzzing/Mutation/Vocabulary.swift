import ThemeModel

/// What inputs of a reader are made of.
struct Vocabulary: Sendable {
  let words: [[UInt8]]
  let values: [[UInt8]]

  /// Whole elements of a list: a line, or a member of an object.
  let elements: [[UInt8]]

  /// What may be around a value.
  let brackets: [([UInt8], [UInt8])]

  /// The definition of a color by another one's name.
  let link: @Sendable (_ name: String, _ other: String) -> String

  /// What is between two elements.
  let separator: String

  /// Reads what inputs are made of from texts.
  ///
  /// - Parameters:
  ///   - words: Words with spaces between them.
  ///   - values: Values, one a line; `⏎` stands for a line end in one.
  ///   - elements: Elements, one a line.
  ///   - brackets: What is before and behind a value, one pair a line, with ` … ` between them.
  ///   - separator: What is between two elements.
  ///   - link: The definition of a color by another one's name.
  init(
    words: String, values: String, elements: String, brackets: String, separator: String,
    link: @escaping @Sendable (String, String) -> String
  ) {
    self.words = Vocabulary.bytes(words.split { $0 == " " || $0 == "\n" })
    self.values = Vocabulary.bytes(values.split(separator: "\n"))
    self.elements = Vocabulary.bytes(elements.split(separator: "\n"))
    self.brackets = brackets.split(separator: "\n").map { line in
      let parts = Vocabulary.bytes((line + " ").split(separator: " … "))
      return (parts.first ?? [], parts.count > 1 ? parts[1].dropLast() : [])
    }
    self.separator = separator
    self.link = link
  }

  private static func bytes(_ texts: [Substring]) -> [[UInt8]] {
    texts.map { Array($0.replacing("⏎", with: "\n").utf8) }
  }

  /// Each of some texts in quotes.
  static func quoted(_ texts: String, _ separator: Character = "\n") -> String {
    texts.split { $0 == separator || $0 == "\n" }.map { "\"\($0)\"" }
      .joined(separator: String(separator))
  }

  init(_ reader: InputReader) {
    switch reader {
    case .toml, .liveryTOML: self = .toml
    case .json, .liveryJSON, .material, .pywal: self = .json
    case .css, .gtkCSS: self = .css
    case .colors: self = .color
    case .gradience: self = .gradience
    case .base16, .base24: self = .yaml
    case .tokens: self = .tokens
    case .resolvers: self = .resolvers
    case .mustacheTemplate, .matugenTemplate, .pywalTemplate: self = .template
    }
  }

  /// Numbers at the limits of types and of what formats allow.
  static let numbers: [[UInt8]] = [
    "0", "-0", "-1", "1", "0.5", "100%", "-50%", "1e3", "1e308", "1e309", "-1e-400", "1e9999999999",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616",
    "340282366920938463463374607431768211456", "0x7fffffffffffffff", "0o777", "0b101", "1_000",
    "nan", "-inf", "Infinity", ".5", "5.", "00", "+1", "1e", "0.1e-7", "2147483648", "4294967296",
    "9007199254740993", "0.30000000000000004", "3.4028236e38", "1e-46", "360deg", "1e9turn", "64",
    "65", "128", "129", "4096", "0.000000000000000000000000000000000000000000000001",
  ].map { Array($0.utf8) }

  /// Bytes that strings and names hold seldom.
  static let escapes: [[UInt8]] =
    [
      #"\""#, #"\\"#, #"\u0000"#, #"\u000A"#, #"\uD800"#, #"\uDFFF\uD800"#, #"\uD83D\uDE00"#,
      #"\U0010FFFF"#, #"\U00110000"#, #"\U0000D800"#, #"\x41"#, #"\n"#, #"\/"#, #"\e"#, #"\0 "#,
      #"\10FFFF "#, #"\110000"#, #"\ "#, "\\\n", "\\\r\n", "\\", "\"\"\"", "'''", "/*", "*/", "//",
      "#", "\t", "\r", "\u{0}", "\u{b}", "\u{7f}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}",
      "\u{301}", "e\u{301}", "\u{1F3F4}\u{200D}", "~", "{", "}", "%% a.json\n", "%% b.json\n",
    ].map { Array($0.utf8) } + [
      [0x80], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xff], [0xe2, 0x82],
    ]
}
