/// C's `%g` for an opacity: six significant digits, no trailing zeros, ISO C 7.21.6.1.
enum GeneralFormat {
  /// Appends a number of `0...0.999` that a `Float` can hold.
  ///
  /// Scaling by a power of ten is exact for such a number down to 1e-7, so halves round to even
  /// as in glibc.
  static func append(_ number: Double, to buffer: inout [UInt8]) {
    guard number > 0 else { return buffer.append(zero) }
    var scale = 1e6
    var exponent = 1
    while number * scale < 99999.5 {
      scale *= 10
      exponent += 1
    }
    var digits = Int((number * scale).rounded(.toNearestOrEven))
    if digits == 1_000_000 {
      digits = 100_000
      exponent -= 1
    }
    // The number is now digits * 10^-(5 + exponent), its first digit at 10^-exponent.
    while digits % 10 == 0 { digits /= 10 }
    if exponent <= 4 {
      buffer.append(zero)
      buffer.append(point)
      for _ in 1..<exponent { buffer.append(zero) }
      append(digits: digits, to: &buffer)
    } else {
      let start = buffer.count
      append(digits: digits, to: &buffer)
      if buffer.count > start + 1 { buffer.insert(point, at: start + 1) }
      buffer.append(UInt8(ascii: "e"))
      buffer.append(UInt8(ascii: "-"))
      if exponent < 10 { buffer.append(zero) }
      append(digits: exponent, to: &buffer)
    }
  }

  private static let zero = UInt8(ascii: "0")
  private static let point = UInt8(ascii: ".")

  private static func append(digits: Int, to buffer: inout [UInt8]) {
    var divisor = 1
    while divisor * 10 <= digits { divisor *= 10 }
    while divisor > 0 {
      buffer.append(zero + UInt8(digits / divisor % 10))
      divisor /= 10
    }
  }
}
