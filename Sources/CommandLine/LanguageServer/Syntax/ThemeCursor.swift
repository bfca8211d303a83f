import ThemeSource

/// The cursor's place in a theme file: the keys around it, and the word before it.
struct ThemeCursor: Hashable {
  /// The keys of the place; for a value, its own key is the last.
  var path: [String] = []

  /// Whether a key is typed, and no value.
  var isKey = true

  /// Whether the name of a table is typed, between brackets.
  var isHeader = false

  /// The bytes of the word before the cursor, without a quote.
  var word = 0..<0

  /// Whether the word is in quotes.
  var isQuoted = false

  /// Finds the place of an offset in a TOML or JSON file; `nil` in a comment.
  init?(_ document: SourceDocument, at offset: Int) {
    switch document.language {
    case .toml: self.init(toml: document.text, at: offset)
    case .json: self.init(json: document.text.bytes, at: offset)
    }
  }

  init() {}

  /// Whether a byte may belong to a bare word.
  static func isWord(_ byte: UInt8) -> Bool { DocumentSyntax.isNameByte(byte) }
}
