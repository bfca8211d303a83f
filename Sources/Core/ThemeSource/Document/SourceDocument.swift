/// A file parsed into values with locations: an arena of nodes, the root first.
///
/// Readers of TOML or JSON continue after an error, so a document with errors has the other values.
public struct SourceDocument: Sendable {
  let contents: Contents

  /// The language that a document was read from.
  public enum Language: Hashable, Sendable {
    case toml, json
  }

  public var text: SourceText { contents.text }

  public var language: Language { contents.language }

  /// The findings of reading the text, by location.
  package var findings: [Finding] { contents.findings }

  /// Each comment, from its first byte to the last one before the line end.
  public var comments: [Range<Int>] { contents.comments }

  /// The table of the whole file; in JSON, any value.
  public var root: SourceNode { SourceNode(document: self, index: 0) }

  /// The number of bytes that the document keeps in memory, including those of the file.
  public var memory: Int {
    text.bytes.count + contents.decoded.count
      + contents.nodes.count * MemoryLayout<Storage>.stride
  }

  /// The immutable contents that all copies of a document share.
  final class Contents: Sendable {
    let text: SourceText
    let language: Language
    /// The limits of reading; they apply again after a change.
    let limits: SourceLimits
    let findings: [Finding]
    let comments: [Range<Int>]
    let nodes: [Storage]
    /// The bytes of keys and strings with escapes, decoded, end to end.
    let decoded: [UInt8]
    let index: [DocumentBuilder.MemberKey: Int32]

    init(
      _ builder: consuming DocumentBuilder, of text: SourceText, language: Language,
      limits: SourceLimits, findings: [Finding]
    ) {
      self.findings = findings
      self.text = text
      self.language = language
      self.limits = limits
      comments = builder.comments
      nodes = builder.nodes
      decoded = builder.decoded
      index = builder.index
    }
  }
}

extension SourceDocument {
  /// The data of a value in the arena.
  ///
  /// Nodes are named by their index; `-1` means no node.
  struct Storage: Sendable {
    var kind: SourceNode.Kind
    var form = SourceNode.Form.inline
    /// Whether `content` is in the document's `decoded` bytes rather than in the file.
    var contentIsDecoded = false
    var keyIsDecoded = false
    /// Whether the value could not be read; that is reported already.
    var isUnreadable = false
    /// How many tables and arrays are around it, the root not counted.
    var depth: Int16 = 0
    var parent: Int32 = -1
    /// The bytes of the value, quotes included.
    var range = Extent.empty
    /// The bytes of the key, quotes included; of a dotted key, the part that names this value.
    var keyRange = Extent.empty
    /// The start of the whole key, including its dotted parts.
    var entryStart: Int32 = 0
    /// The key without quotes, escapes resolved.
    var keyContent = Extent.empty
    /// A string without quotes, with escapes resolved.
    ///
    /// For a table under a header: from the end of the header to the end of the last value.
    var content = Extent.empty
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
    var childCount: Int32 = 0
    /// A number's value; 1 or 0 for a boolean.
    var number = 0.0
  }
}
