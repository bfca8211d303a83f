/// Numbers as JSON writes them (RFC 8259, section 6).
enum JSONNumber {
  /// Whether a number has neither a fraction nor an exponent; `nil` if the text is not a number.
  static func isInteger(_ text: ArraySlice<UInt8>) -> Bool? {
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = digits(&rest)
    guard whole.count == 1 || whole.count > 1 && whole.first != UInt8(ascii: "0") else {
      return nil
    }
    if rest.isEmpty { return true }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard !digits(&rest).isEmpty else { return nil }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard !digits(&rest).isEmpty else { return nil }
    }
    return rest.isEmpty ? false : nil
  }

  private static func digits(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = text.prefix { $0.isASCIIDigit }
    text.removeFirst(digits.count)
    return digits
  }
}
