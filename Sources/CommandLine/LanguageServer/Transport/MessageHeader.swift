import ThemeSource

/// The lines before a message, in the form of HTTP's.
enum MessageHeader {
  /// The length in a header.
  static func length(in header: ArraySlice<UInt8>) throws(FramingError) -> Int {
    var length: Int?
    for line in header.split(separator: 0x0a) {
      let line = line.last == 0x0d ? line.dropLast() : line
      if line.isEmpty { continue }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
        throw .notAHeader
      }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = trimmed(line[(colon + 1)...])
      switch name {
      case "content-length":
        guard length == nil else { throw .length("'Content-Length' is given twice") }
        length = try number(value)
      case "content-type": try checkType(String(decoding: value, as: UTF8.self))
      default: break
      }
    }
    guard let length else { throw .length("'Content-Length' is missing") }
    return length
  }

  private static func number(_ text: ArraySlice<UInt8>) throws(FramingError) -> Int {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCIIDigit }) else {
      throw .length(
        "expected a number of bytes after 'Content-Length', not '\(text.shownOnOneLine)'")
    }
    let limit = MessageReader.lengthLimit
    guard let number = Int(String(decoding: text, as: UTF8.self)), number <= limit else {
      throw .length("a message has at most \(limit) bytes")
    }
    return number
  }

  /// Refuses every encoding except UTF-8, the only one in the protocol.
  private static func checkType(_ type: String) throws(FramingError) {
    let type = type.lowercased()
    guard let name = type.firstRange(of: "charset=") else { return }
    let charset = type[name.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" && $0 != " " }
    guard ["utf-8", "utf8"].contains(charset) else {
      throw .length("expected 'charset=utf-8', not '\(charset)'")
    }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop { $0 == 0x20 || $0 == 0x09 }
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return text
  }
}
