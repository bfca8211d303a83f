/// A value of a document with its location.
public struct SourceNode: Sendable {
  public enum Kind: String, Sendable {
    case table, array, string, integer, float, boolean
    /// A date or time of TOML, which no theme uses.
    case dateTime = "date"
    /// JSON's `null`.
    case null
  }

  /// How a table or an array is spelled out.
  public enum Form: String, Sendable {
    /// Between brackets or braces, as a value.
    case inline
    /// Under a `[header]`, or an array of tables of `[[headers]]`.
    case header
    /// By the parts of a dotted key: `a` and `b` in `a.b.c = 1`.
    case dotted
    /// Only as a part of longer names: `a` if there is `[a.b]` but no `[a]`.
    case implicit
  }

  public let document: SourceDocument
  let index: Int32

  init(document: SourceDocument, index: Int32) {
    self.document = document
    self.index = index
  }

  var storage: SourceDocument.Storage { document.contents.nodes[Int(index)] }

  public var kind: Kind { document.contents.nodes[Int(index)].kind }

  /// How a table or an array is written; `inline` for any other value.
  public var form: Form { document.contents.nodes[Int(index)].form }

  /// The bytes of the value in the file, including quotes and brackets.
  ///
  /// A table or array of tables under a `[header]` has the range of its first header, including
  /// brackets; a table of dotted keys or an implicit one has the range of its first name.
  public var range: Range<Int> { document.contents.nodes[Int(index)].range.range }

  /// The bytes of the key in the file, quotes included; empty for an element of an array.
  public var keyRange: Range<Int> { document.contents.nodes[Int(index)].keyRange.range }

  public var location: SourceLocation { document.text.location(of: range) }
  public var keyLocation: SourceLocation { document.text.location(of: keyRange) }
}

extension SourceNode: Hashable {
  /// Whether both are the same value of the same document, not only equal.
  public static func == (left: SourceNode, right: SourceNode) -> Bool {
    left.index == right.index && left.document.contents === right.document.contents
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(ObjectIdentifier(document.contents))
  }
}

extension SourceNode {
  /// The key in UTF-8, escapes resolved; empty for an element of an array.
  public var keyBytes: ArraySlice<UInt8> {
    let contents = document.contents
    let storage = contents.nodes[Int(index)]
    return storage.keyIsDecoded
      ? contents.decoded[storage.keyContent.range] : contents.text.bytes[storage.keyContent.range]
  }

  public var key: String { String(decoding: keyBytes, as: UTF8.self) }

  /// The content of a string in UTF-8, escapes resolved; `nil` for any other kind.
  public var content: ArraySlice<UInt8>? {
    let contents = document.contents
    let storage = contents.nodes[Int(index)]
    guard storage.kind == .string else { return nil }
    return storage.contentIsDecoded
      ? contents.decoded[storage.content.range] : contents.text.bytes[storage.content.range]
  }

  public var string: String? { content.map { String(decoding: $0, as: UTF8.self) } }

  /// The value of an integer or a float.
  public var number: Double? {
    kind == .integer || kind == .float ? document.contents.nodes[Int(index)].number : nil
  }

  public var boolean: Bool? {
    kind == .boolean ? document.contents.nodes[Int(index)].number == 1 : nil
  }
}
