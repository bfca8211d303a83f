/// Finds the parts of an input in XML: elements at every depth, the values and texts in them, names
/// and whole attributes; also those of the XML in a section of CDATA.
///
/// It is a guess, which needs not be right in inputs that are no XML.
struct MarkupStructure {
  private let bytes: [UInt8]
  private var tokens: [Range<Int>] = []
  private var elements: [InputStructure.Element] = []
  private var values: [Range<Int>] = []

  /// The elements that are open: where they begin, and where their content does.
  private var open: [(start: Int, content: Int)] = []

  /// The most tags that are told apart, so that large inputs take no longer.
  private static let limit = 2048

  static func parts(of bytes: [UInt8]) -> InputStructure {
    var structure = MarkupStructure(bytes: bytes)
    structure.read(0..<bytes.count)
    return InputStructure(
      tokens: structure.tokens, elements: structure.elements, values: structure.values)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func read(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound, elements.count < MarkupStructure.limit {
      guard bytes[index] == UInt8(ascii: "<") else {
        let end = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "<"))
        readWords(index..<(end ?? range.upperBound))
        index = end ?? range.upperBound
        continue
      }
      if let section = section(at: index, "<!--", "-->", in: range)
        ?? section(at: index, "<?", "?>", in: range)
      {
        add(section)
        index = section.upperBound
      } else if let section = section(at: index, "<![CDATA[", "]]>", in: range) {
        add(section)
        let start = section.lowerBound + 9
        let content = start..<max(start, section.upperBound - 3)
        values.append(content)
        read(content)
        index = section.upperBound
      } else {
        let end = end(of: ">", from: index, in: range)
        readTag(index..<end)
        index = end
      }
    }
  }

  private mutating func add(_ range: Range<Int>) {
    elements.append(.init(range: range, separator: UInt8(ascii: "\n")))
  }

  private mutating func readTag(_ tag: Range<Int>) {
    if tag.count > 1, bytes[tag.lowerBound + 1] == UInt8(ascii: "/") {
      guard let (start, content) = open.popLast() else { return }
      add(start..<tag.upperBound)
      if content < tag.lowerBound { values.append(content..<tag.lowerBound) }
      return
    }
    readAttributes(of: tag)
    if tag.count > 1, bytes[tag.upperBound - 2] == UInt8(ascii: "/") {
      add(tag)
    } else {
      open.append((tag.lowerBound, tag.upperBound))
    }
  }

  /// Finds the name of an element, and its attributes; spaces in their values end no value.
  private mutating func readAttributes(of tag: Range<Int>) {
    var start = tag.lowerBound + 1
    var quote: (sign: UInt8, index: Int)?
    for index in tag.dropFirst() {
      let byte = bytes[index]
      if let (sign, opening) = quote {
        guard byte == sign else { continue }
        values.append(opening + 1..<index)
        quote = nil
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = (byte, index)
      } else if byte <= 0x20 || byte == UInt8(ascii: ">") {
        if start < index { tokens.append(start..<index) }
        start = index + 1
      }
    }
  }

  private mutating func readWords(_ text: Range<Int>) {
    for word in bytes[text].split(whereSeparator: { $0 <= 0x20 }) { tokens.append(word.indices) }
  }

  /// The section at an offset with a beginning and an end; `nil` where there is none.
  private func section(
    at start: Int, _ first: StaticString, _ last: String, in range: Range<Int>
  ) -> Range<Int>? {
    let begin = Array("\(first)".utf8)
    guard bytes[start..<range.upperBound].starts(with: begin) else { return nil }
    return start..<end(of: last, from: start + begin.count, in: range)
  }

  /// The offset behind the next place of a text; the end of the range where there is none.
  private func end(of text: String, from start: Int, in range: Range<Int>) -> Int {
    let sought = Array(text.utf8)
    var index = start
    while index + sought.count <= range.upperBound {
      if bytes[index..<index + sought.count].elementsEqual(sought) { return index + sought.count }
      index += 1
    }
    return range.upperBound
  }
}
