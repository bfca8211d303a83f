/// Something that goes through the bytes of a text.
protocol ByteReader {
  var bytes: [UInt8] { get }
  var end: Int { get }
  var offset: Int { get set }
}

extension ByteReader {
  /// The byte at hand; 0 at the end of the file.
  @inline(__always)
  var current: UInt8 { offset < end ? bytes[offset] : 0 }

  /// The byte at some distance; 0 past the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  var isAtLineEnd: Bool {
    offset >= end || bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }

  @inline(__always)
  mutating func skipSpaces() {
    while offset < end, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
      offset &+= 1
    }
  }

  /// The offset of the end of the line, before its CR or LF.
  func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while offset < end, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset &+= 1
    }
    return offset
  }

  /// The bytes of the character at hand; none at the end of a line.
  func rangeOfCharacter() -> Range<Int> {
    if isAtLineEnd { return offset..<offset }
    let length = bytes[offset] < 0x80 ? 1 : EncodingCheck.lengthOfCharacter(at: offset, in: bytes)
    return offset..<offset + max(length, 1)
  }

  /// The character at hand as a message names it.
  func found() -> String {
    if offset >= end { return "the end of the file" }
    return isAtLineEnd ? "the end of the line" : ReaderFindings.quote(bytes[rangeOfCharacter()])
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
