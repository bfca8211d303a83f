/// CSS with locations: a file, or a string inside another file.
public struct CSSText: Sendable {
  /// Stored by reference, since each stylesheet and each scan of one copies it.
  private indirect enum Origin: Sendable {
    case file(SourceText)
    case string(SourceNode, [EscapeMark])
  }

  public let bytes: [UInt8]

  /// The bytes that are CSS: all of them, since GTK reads a byte order mark as a part of the first
  /// name.
  public var range: Range<Int> { 0..<bytes.count }

  private let origin: Origin

  public init(_ text: SourceText) {
    origin = .file(text)
    bytes = text.bytes
  }

  /// The content of a string; `nil` if a value is not a string.
  public init?(_ node: SourceNode) {
    guard let content = node.content else { return nil }
    origin = .string(node, node.escapeMarks)
    bytes = Array(content)
  }

  /// The bytes of a byte order mark at the start; `nil` if there is none.
  public var byteOrderMark: Range<Int>? {
    bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 0..<3 : nil
  }

  /// The bytes of the file from which a range of the CSS was read.
  public func fileRange(of range: Range<Int>) -> Range<Int> {
    switch origin {
    case .file: range
    case .string(let node, let marks): node.fileRange(of: range, from: marks)
    }
  }

  /// The location in the file of bytes of the CSS.
  public func location(of range: Range<Int>) -> SourceLocation {
    switch origin {
    case .file(let text): text.location(of: range)
    case .string(let node, _): node.document.text.location(of: fileRange(of: range))
    }
  }
}
