import ThemeSource

/// The cursor's place in a theme file: the keys around it, and the word before it.
struct ThemeCursor: Hashable {
  /// The keys that lead there; of a value, its own key last.
  var path: [String] = []

  /// Whether a key is typed, and no value.
  var isKey = true

  /// Whether the name of a table is typed, between brackets.
  var isHeader = false

  /// The bytes of the word before the cursor, without a quote.
  var word = 0..<0

  /// Whether the word is in quotes.
  var isQuoted = false

  /// Finds out where an offset of a TOML or JSON file is; `nil` in a comment.
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
