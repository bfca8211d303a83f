/// Reads decimal digits into the nearest `Double`.
public enum DecimalNumber {
  /// The value of text that Swift's grammar of floating-point literals covers, underscores left
  /// out; infinite beyond the range of `Double`.
  public static func value(of text: ArraySlice<UInt8>) -> Double {
    exact(text) ?? Double(String(decoding: text.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self))
      ?? .nan
  }

  /// The value where one multiplication or division of exact numbers yields it (Clinger 1990).
  private static func exact(_ text: ArraySlice<UInt8>) -> Double? {
    var mantissa = 0
    var scale = 0
    var exponent = 0
    var digits = 0
    var isNegative = false
    var isFraction = false
    var index = text.startIndex
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") {
      isNegative = text.first == UInt8(ascii: "-")
      index += 1
    }
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: "_") { continue }
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        guard text.endIndex - index < 5 else { return nil }
        guard let written = Int(String(decoding: text[index...], as: UTF8.self)) else { return nil }
        exponent = written
        break
      } else {
        mantissa = mantissa * 10 + Int(byte) - 0x30
        if mantissa > 0 { digits += 1 }
        if isFraction { scale += 1 }
        guard digits <= 15 else { return nil }
      }
    }
    let power = exponent - scale
    guard (-22...22).contains(power) else { return nil }
    let magnitude = Double(mantissa)
    let value = power < 0 ? magnitude / powers[-power] : magnitude * powers[power]
    return isNegative ? -value : value
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
