/// Dates and times as TOML 1.0 writes them, after RFC 3339.
enum TOMLDate {
  /// The error in a date, a time, or both; `nil` if it is valid.
  static func error(in text: ArraySlice<UInt8>) -> String? {
    var scanner = Scanner(text: text)
    let hasDate = text.count > 4 && text[text.startIndex + 4] == UInt8(ascii: "-")
    if hasDate {
      guard let year = scanner.number(4), scanner.consume("-"), let month = scanner.number(2),
        scanner.consume("-"), let day = scanner.number(2)
      else { return "expected a date as '1979-05-27'" }
      guard (1...12).contains(month), day >= 1, day <= days(in: month, of: year) else {
        return "there is no such date"
      }
      if scanner.isAtEnd { return nil }
      guard scanner.consume("T") || scanner.consume("t") || scanner.consume(" ") else {
        return "expected 'T' between date and time"
      }
    }
    guard let hour = scanner.number(2), scanner.consume(":"), let minute = scanner.number(2),
      scanner.consume(":"), let second = scanner.number(2)
    else { return "expected a time as '07:32:00'" }
    // RFC 3339, section 5.6, allows a second 60 for leap seconds.
    guard hour < 24, minute < 60, second <= 60 else { return "there is no such time" }
    if scanner.consume("."), scanner.skipDigits() == 0 {
      return "expected digits after the '.' of a time"
    }
    if scanner.isAtEnd { return nil }
    guard hasDate else { return "only a time with its date has an offset" }
    if scanner.consume("Z") || scanner.consume("z") {
      return scanner.isAtEnd ? nil : "expected nothing after the offset of a time"
    }
    guard scanner.consume("+") || scanner.consume("-"), let hours = scanner.number(2),
      scanner.consume(":"),
      let minutes = scanner.number(2), scanner.isAtEnd
    else { return "expected an offset as 'Z' or '+01:00'" }
    return hours < 24 && minutes < 60 ? nil : "there is no such offset"
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private struct Scanner {
    var text: ArraySlice<UInt8>

    var isAtEnd: Bool { text.isEmpty }

    mutating func consume(_ character: Unicode.Scalar) -> Bool {
      guard text.first == UInt8(ascii: character) else { return false }
      text.removeFirst()
      return true
    }

    /// Reads a number of exactly that many digits.
    mutating func number(_ count: Int) -> Int? {
      guard text.count >= count else { return nil }
      var value = 0
      for byte in text.prefix(count) {
        guard byte.isASCIIDigit else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      text.removeFirst(count)
      return value
    }

    mutating func skipDigits() -> Int {
      let digits = text.prefix { $0.isASCIIDigit }.count
      text.removeFirst(digits)
      return digits
    }
  }
}
