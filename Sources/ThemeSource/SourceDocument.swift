/// A file read into values that remember their places: an arena of nodes, the root first.
///
/// A reader of TOML or JSON fills it and goes on after an error, so a document with errors still
/// holds all that made sense.
public struct SourceDocument: Sendable {
  public let text: SourceText

  /// Each comment, from its first byte to the last before the line's end.
  public internal(set) var comments: [Range<Int>] = []

  var nodes: [Storage]

  init(text: SourceText) {
    self.text = text
    nodes = [Storage(kind: .table, range: 0..<text.bytes.count)]
  }

  /// The table of the whole file.
  public var root: SourceNode { SourceNode(document: self, index: 0) }

  /// What the arena keeps of a value.
  struct Storage: Sendable {
    var kind: SourceNode.Kind
    /// The bytes of the value, quotes included.
    var range: Range<Int>
    /// The bytes of the key, quotes included; of a dotted key, the part that names this value.
    var keyRange: Range<Int> = 0..<0
    /// The key and the string as they are meant, where they differ from the bytes between quotes.
    var decodedKey: [UInt8]?
    var decoded: [UInt8]?
    /// A number's value; 1 or 0 for a boolean.
    var number = 0.0
    var firstChild = -1
    var lastChild = -1
    var nextSibling = -1
  }
}
