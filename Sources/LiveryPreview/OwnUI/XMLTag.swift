/// An XML tag with its position.
nonisolated struct XMLTag: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case opening, closing, whole
  }

  let kind: Kind
  let name: String

  /// The attributes, with their values as written.
  let attributes: [String: String]

  /// The bytes of the tag.
  let range: Range<Int>

  /// The line of the tag's start, from 1.
  let line: Int

  /// The tags of a text in their order, without comments, declarations and character data.
  ///
  /// Invalid XML is read as far as possible: the builder reports the error.
  static func all(in text: [UInt8]) -> [XMLTag] {
    var tags: [XMLTag] = []
    var (at, line) = (0, 1)
    func skip(past end: String) {
      let end = Array(end.utf8)
      while at < text.count, !text[at...].starts(with: end) {
        if text[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
      }
      at = min(at + end.count, text.count)
    }
    while at < text.count {
      if text[at] != UInt8(ascii: "<") {
        if text[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
      } else if text[at...].starts(with: "<!--".utf8) {
        skip(past: "-->")
      } else if text[at...].starts(with: "<![CDATA[".utf8) {
        skip(past: "]]>")
      } else if text[at...].starts(with: "<?".utf8) || text[at...].starts(with: "<!".utf8) {
        skip(past: ">")
      } else {
        let (start, startLine) = (at, line)
        var quote: UInt8?
        while at < text.count, quote != nil || text[at] != UInt8(ascii: ">") {
          if text[at] == UInt8(ascii: "\n") { line += 1 }
          if text[at] == quote {
            quote = nil
          } else if quote == nil, text[at] == UInt8(ascii: "\"") || text[at] == UInt8(ascii: "'") {
            quote = text[at]
          }
          at += 1
        }
        guard at < text.count else { break }
        at += 1
        tags.append(XMLTag(text[start..<at], line: startLine))
      }
    }
    return tags
  }

  private init(_ bytes: ArraySlice<UInt8>, line: Int) {
    range = bytes.startIndex..<bytes.endIndex
    self.line = line
    var inside = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    if inside.hasPrefix("/") {
      kind = .closing
      inside.removeFirst()
    } else if inside.hasSuffix("/") {
      kind = .whole
      inside.removeLast()
    } else {
      kind = .opening
    }
    name = String(inside.prefix { !$0.isWhitespace })
    var attributes: [String: String] = [:]
    for match in inside.matches(of: /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
      attributes[String(match.1)] = String(match.2 ?? match.3 ?? "")
    }
    self.attributes = attributes
  }
}
