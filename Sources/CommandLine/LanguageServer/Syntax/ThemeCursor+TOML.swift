import ThemeSource

extension ThemeCursor {
  /// Reads the part of an offset's line before it, and the last header above.
  init?(toml text: SourceText, at offset: Int) {
    let place = text.position(at: offset)
    var reader = LineReader(
      bytes: text.bytes, position: offset - (place.column - 1), end: offset,
      table: ThemeCursor.table(above: place.line, in: text))
    guard let cursor = reader.read() else { return nil }
    self = cursor
  }

  /// The keys of the last table header above a line; headers inside multi-line strings do not
  /// count.
  private static func table(above line: Int, in text: SourceText) -> [String] {
    var table: [String] = []
    var isInString = false
    for number in 1..<max(line, 1) {
      let line = text.line(number)
      for quotes in ["\"\"\"", "'''"] {
        let count = line.ranges(of: quotes.utf8).count
        if count % 2 == 1 { isInString.toggle() }
      }
      let rest = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard !isInString, rest.first == UInt8(ascii: "[") else { continue }
      var reader = LineReader(
        bytes: text.bytes, position: rest.startIndex + 1, end: line.endIndex, table: [])
      table = reader.keys()
    }
    return table
  }

  /// Reads a line of TOML from left to right.
  private struct LineReader {
    let bytes: [UInt8]
    var position: Int
    let end: Int
    let table: [String]

    /// The keys of the inline tables that are open, and of the value.
    private var outer: [[String]] = []
    private var own: [String] = []

    init(bytes: [UInt8], position: Int, end: Int, table: [String]) {
      (self.bytes, self.position, self.end, self.table) = (bytes, position, end, table)
    }

    /// The parts of a dotted key, up to its end.
    mutating func keys() -> [String] {
      while position < end, bytes[position] != UInt8(ascii: "]") {
        if word() == nil { position += 1 }
      }
      return own
    }

    mutating func read() -> ThemeCursor? {
      var isKey = true
      while position < end {
        switch bytes[position] {
        case UInt8(ascii: "#"): return nil
        case UInt8(ascii: "[") where isKey && own.isEmpty && outer.isEmpty:
          position += 1
          return header()
        case UInt8(ascii: "="):
          isKey = false
          position += 1
        case UInt8(ascii: "{"):
          outer.append(own)
          (own, isKey) = ([], true)
          position += 1
        case UInt8(ascii: "}"):
          own = outer.popLast() ?? []
          isKey = false
          position += 1
        case UInt8(ascii: ",") where !outer.isEmpty:
          (own, isKey) = ([], true)
          position += 1
        default:
          let count = own.count
          guard let (range, isQuoted) = word() else {
            position += 1
            continue
          }
          if range.upperBound == end, position == end {
            return cursor(isKey, range, isQuoted, count)
          }
          if !isKey { own.removeSubrange(count...) }
        }
      }
      return cursor(isKey, end..<end, false, own.count)
    }

    private mutating func header() -> ThemeCursor? {
      var last = end..<end
      while position < end {
        if bytes[position] == UInt8(ascii: "]") { return nil }
        if let (range, _) = word() { last = range } else { position += 1 }
      }
      let isTyped = last.upperBound == end && !last.isEmpty
      var cursor = ThemeCursor()
      cursor.path = isTyped ? own.dropLast() : own
      cursor.isHeader = true
      cursor.word = isTyped ? last : end..<end
      return cursor
    }

    private func cursor(
      _ isKey: Bool, _ word: Range<Int>, _ isQuoted: Bool, _ count: Int
    ) -> ThemeCursor {
      var cursor = ThemeCursor()
      cursor.path = table + outer.flatMap { $0 } + own.prefix(count)
      (cursor.isKey, cursor.word, cursor.isQuoted) = (isKey, word, isQuoted)
      return cursor
    }

    /// Reads a bare word or one in quotes, and adds it to the keys; `nil` if there is none.
    private mutating func word() -> (range: Range<Int>, isQuoted: Bool)? {
      let quote = bytes[position]
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      let start = position + (isQuoted ? 1 : 0)
      var index = start
      while index < end, isQuoted ? bytes[index] != quote : ThemeCursor.isWord(bytes[index]) {
        index += 1
      }
      guard isQuoted || index > start else { return nil }
      position = min(isQuoted && index < end ? index + 1 : index, end)
      own.append(String(decoding: bytes[start..<index], as: UTF8.self))
      return (start..<index, isQuoted)
    }
  }
}
