import ThemeSource

/// The unit in which a client counts columns.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  /// Two for each character outside the Basic Multilingual Plane.
  case utf16 = "utf-16"

  /// The code units of the character whose UTF-8 begins with a byte; 0 for a later byte of one.
  fileprivate func units(ofByte byte: UInt8) -> Int {
    if self == .utf8 { return 1 }
    return byte & 0xc0 == 0x80 ? 0 : byte >= 0xf0 ? 2 : 1
  }

  /// The code units of some UTF-8.
  func units(in bytes: ArraySlice<UInt8>) -> Int {
    self == .utf8 ? bytes.count : bytes.reduce(0) { $0 + units(ofByte: $1) }
  }
}

/// A place in a document as clients send it: the line and the code units in it, both from 0.
package struct TextPosition: Hashable, Sendable {
  package let line, character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

extension SourceText {
  /// The offset of a place; the end of its line or of the text if the place is beyond that.
  package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard position.line < self.position(at: bytes.count).line else { return bytes.count }
    let line = line(position.line + 1)
    var (index, units) = (line.startIndex, 0)
    while index < line.endIndex {
      let width = encoding.units(ofByte: line[index])
      // A column between two halves of a character means the start of that character.
      if width > 0, units + width > position.character { break }
      units += width
      index += 1
    }
    // A column between the bytes of a character means its start, too.
    while index > line.startIndex, index < line.endIndex, line[index] & 0xc0 == 0x80 { index -= 1 }
    return index
  }

  /// The place of the byte at an offset.
  package func textPosition(at offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let place = position(at: offset)
    let before = bytes[(min(offset, bytes.count) - (place.column - 1))..<min(offset, bytes.count)]
    return TextPosition(line: place.line - 1, character: encoding.units(in: before))
  }
}

extension TextPosition {
  var value: JSONValue {
    ["line": .integer(line), "character": .integer(character)]
  }
}
