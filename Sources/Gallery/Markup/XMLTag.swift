/// A tag in XML, with its location.
package nonisolated struct XMLTag: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case opening, closing, whole
  }

  package let kind: Kind
  package let name: String

  /// What is between the name and the end.
  private let rest: ArraySlice<UInt8>

  /// The bytes of the tag.
  package let range: Range<Int>

  /// The line of the tag's start, from 1.
  package let line: Int

  /// The tags of a text in order, without comments, declarations and character data.
  ///
  /// What is not XML is read as far as possible: GtkBuilder reports what is wrong with it.
  package static func all(in text: [UInt8]) -> [XMLTag] {
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
    var inside = bytes.dropFirst().dropLast()
    if inside.first == UInt8(ascii: "/") {
      kind = .closing
      inside = inside.dropFirst()
    } else if inside.last == UInt8(ascii: "/") {
      kind = .whole
      inside = inside.dropLast()
    } else {
      kind = .opening
    }
    let bytes = inside.prefix { !Self.isSpace($0) }
    name = String(decoding: bytes, as: UTF8.self)
    rest = inside[bytes.endIndex...]
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0d).contains(byte)
  }
}

nonisolated extension XMLTag {
  /// The attributes, with their values as they are written.
  package var attributes: [String: String] {
    var attributes: [String: String] = [:]
    var left = rest.drop(while: Self.isSpace)
    while !left.isEmpty {
      let name = left.prefix { $0 != UInt8(ascii: "=") && !Self.isSpace($0) }
      left = left[name.endIndex...].drop(while: Self.isSpace)
      guard left.first == UInt8(ascii: "=") else {
        // No attribute.
        left = name.isEmpty ? left.dropFirst() : left
        continue
      }
      left = left.dropFirst().drop(while: Self.isSpace)
      guard let quote = left.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        continue
      }
      let value = left.dropFirst().prefix { $0 != quote }
      attributes[String(decoding: name, as: UTF8.self)] = String(decoding: value, as: UTF8.self)
      left = left[value.endIndex...].dropFirst().drop(while: Self.isSpace)
    }
    return attributes
  }
}
