/// A value of a document with its place.
public struct SourceNode: Sendable {
  public enum Kind: String, Sendable {
    case table, array, string, integer, float, boolean
    /// A date or time, which TOML has and no theme wants.
    case dateTime = "date"
    /// JSON's `null`.
    case null
  }

  public let document: SourceDocument
  let index: Int

  private var storage: SourceDocument.Storage { document.nodes[index] }

  public var kind: Kind { storage.kind }

  /// The bytes of the value in the file, quotes and brackets included.
  ///
  /// A table spelled out under a `[header]` has the range of its header's line.
  public var range: Range<Int> { storage.range }

  /// The bytes of the key in the file, quotes included; empty for an element of an array.
  public var keyRange: Range<Int> { storage.keyRange }

  public var location: SourceLocation { document.text.location(of: range) }
  public var keyLocation: SourceLocation { document.text.location(of: keyRange) }
}

extension SourceNode {
  /// The key as it is meant, in UTF-8; empty for an element of an array.
  public var keyBytes: ArraySlice<UInt8> {
    let storage = document.nodes[index]
    if let decoded = storage.decodedKey { return decoded[...] }
    return document.text.bytes[storage.keyRange]
  }

  public var key: String { String(decoding: keyBytes, as: UTF8.self) }

  /// The content of a string in UTF-8, escapes resolved; `nil` for any other kind.
  public var content: ArraySlice<UInt8>? {
    let storage = document.nodes[index]
    guard storage.kind == .string else { return nil }
    if let decoded = storage.decoded { return decoded[...] }
    return document.text.bytes[storage.range.dropFirst().dropLast()]
  }

  public var string: String? { content.map { String(decoding: $0, as: UTF8.self) } }

  /// The value of an integer or a float.
  public var number: Double? {
    kind == .integer || kind == .float ? document.nodes[index].number : nil
  }

  public var boolean: Bool? {
    kind == .boolean ? document.nodes[index].number == 1 : nil
  }

  /// The members of a table or the elements of an array, in the order of the file.
  public var children: Children { Children(document: document, upcoming: storage.firstChild) }

  /// The member with a key; `nil` where there is none or the value is no table.
  public subscript(key: String) -> SourceNode? {
    guard kind == .table else { return nil }
    return children.first { $0.keyBytes.elementsEqual(key.utf8) }
  }

  /// The values that a table or an array holds.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let document: SourceDocument
    var upcoming: Int

    public mutating func next() -> SourceNode? {
      guard upcoming >= 0 else { return nil }
      defer { upcoming = document.nodes[upcoming].nextSibling }
      return SourceNode(document: document, index: upcoming)
    }
  }
}
