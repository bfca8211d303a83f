/// Numbers as TOML 1.0 writes them.
enum TOMLNumber {
  enum Outcome {
    case integer(Double)
    case float(Double)
    /// An invalid number, with an error message.
    case error(String)
  }

  /// Reads a complete text that begins with a digit, a sign or a point.
  static func read(_ text: ArraySlice<UInt8>) -> Outcome {
    var rest = text
    let isSigned = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+")
    let isNegative = rest.first == UInt8(ascii: "-")
    if isSigned { rest.removeFirst() }
    if rest.elementsEqual("inf".utf8) { return .float(isNegative ? -.infinity : .infinity) }
    if rest.elementsEqual("nan".utf8) { return .float(.nan) }
    if rest.first == UInt8(ascii: "0"), rest.count > 1 {
      let base: Int? =
        switch rest[rest.startIndex + 1] {
        case UInt8(ascii: "x"): 16
        case UInt8(ascii: "o"): 8
        case UInt8(ascii: "b"): 2
        default: nil
        }
      if let base {
        if isSigned { return .error("a number of base \(base) has no sign") }
        return integer(rest.dropFirst(2), base: base, isNegative: false)
      }
    }
    var scanner = rest
    let whole = digits(&scanner)
    guard whole.isGrouped else { return .error(ungrouped(text)) }
    if whole.count > 1, rest.first == UInt8(ascii: "0") {
      return .error("\(ReaderFindings.quote(text)) begins with a zero, which no number may")
    }
    if scanner.isEmpty { return integer(rest, base: 10, isNegative: isNegative) }
    if scanner.first == UInt8(ascii: ".") {
      scanner.removeFirst()
      let fraction = digits(&scanner)
      guard fraction.count > 0 else {
        return .error("expected digits on both sides of the '.' in \(ReaderFindings.quote(text))")
      }
      guard fraction.isGrouped else { return .error(ungrouped(text)) }
    }
    guard whole.count > 0 else { return .error(ungrouped(text)) }
    if let mark = scanner.first, mark | 0x20 == UInt8(ascii: "e") {
      scanner.removeFirst()
      if scanner.first == UInt8(ascii: "-") || scanner.first == UInt8(ascii: "+") {
        scanner.removeFirst()
      }
      let exponent = digits(&scanner)
      guard exponent.count > 0, exponent.isGrouped else { return .error(ungrouped(text)) }
    }
    guard scanner.isEmpty else {
      return .error(
        "expected a number, found \(ReaderFindings.quote(text)), "
          + "whose \(ReaderFindings.quote(scanner)) is no part of one")
    }
    let value = Double(decimal: text)
    return value.isFinite
      ? .float(value) : .error("\(ReaderFindings.quote(text)) is too large for a number")
  }

  /// Reads digits and underscores; each underscore must be between digits.
  private static func digits(_ text: inout ArraySlice<UInt8>) -> (count: Int, isGrouped: Bool) {
    var count = 0
    var isGrouped = true
    var last = UInt8(ascii: "_")
    while let byte = text.first, byte.isASCIIDigit || byte == UInt8(ascii: "_") {
      if byte == UInt8(ascii: "_") {
        if last == UInt8(ascii: "_") { isGrouped = false }
      } else {
        count += 1
      }
      last = byte
      text.removeFirst()
    }
    return (count, isGrouped && (last != UInt8(ascii: "_") || count == 0))
  }

  /// An integer of 64 bits from digits of a base, with underscores between them.
  private static func integer(_ text: ArraySlice<UInt8>, base: Int, isNegative: Bool) -> Outcome {
    var value = 0
    var last = UInt8(ascii: "_")
    for byte in text {
      defer { last = byte }
      if byte == UInt8(ascii: "_"), last != UInt8(ascii: "_") { continue }
      guard let digit = byte.hexDigitValue.map(Int.init), digit < base else {
        return .error(
          "expected digits of base \(base), one '_' at most between two, "
            + "found \(ReaderFindings.quote(text))")
      }
      let (product, overflow) = value.multipliedReportingOverflow(by: base)
      let (sum, carry) = product.subtractingReportingOverflow(digit)
      if overflow || carry {
        return .error("\(ReaderFindings.quote(text)) is too large for an integer of 64 bits")
      }
      value = sum
    }
    guard last != UInt8(ascii: "_") else {
      return .error("expected digits of base \(base), found \(ReaderFindings.quote(text))")
    }
    // Counted downwards, since there is one more number below zero than above.
    if isNegative { return .integer(Double(value)) }
    guard value > Int.min else {
      return .error("\(ReaderFindings.quote(text)) is too large for an integer of 64 bits")
    }
    return .integer(Double(-value))
  }

  private static func ungrouped(_ text: ArraySlice<UInt8>) -> String {
    "expected a number, one '_' at most between two digits, found \(ReaderFindings.quote(text))"
  }
}
