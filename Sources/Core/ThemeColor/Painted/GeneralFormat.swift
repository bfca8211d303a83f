/// C's `%g` for an opacity: six significant digits, no trailing zeros, ISO C 7.21.6.1.
enum GeneralFormat {
  /// Appends a number of `0...0.999` that a `Float` can hold.
  ///
  /// Scaling by a power of ten is exact for such a number down to 1e-7, so halves round to even
  /// as in glibc.
  static func append(_ number: Double, to text: inout OutputSpan<UInt8>) {
    guard number > 0 else { return text.append(zero) }
    var scale = 1e6
    var exponent = 1
    while number * scale < 99999.5 {
      scale *= 10
      exponent += 1
    }
    var digits = UInt32((number * scale).rounded(.toNearestOrEven))
    var count = 6
    if digits == 1_000_000 {
      digits = 100_000
      exponent -= 1
    }
    // The number is now digits * 10^-(5 + exponent), its first digit at 10^-exponent.
    while digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    if exponent <= 4 {
      text.append(zero)
      text.append(point)
      for _ in 1..<exponent { text.append(zero) }
      append(digits, count: count, to: &text)
    } else {
      let divisor = power(count - 1)
      text.append(zero + UInt8(digits / divisor))
      if count > 1 {
        text.append(point)
        append(digits % divisor, count: count - 1, to: &text)
      }
      text.append(UInt8(ascii: "e"))
      text.append(UInt8(ascii: "-"))
      append(UInt32(exponent), count: 2, to: &text)
    }
  }

  private static let zero = UInt8(ascii: "0")
  private static let point = UInt8(ascii: ".")

  private static func append(_ digits: UInt32, count: Int, to text: inout OutputSpan<UInt8>) {
    // The last digit comes off first and is put on top, so that the first lies lowest.
    var rest = digits
    var packed: UInt64 = 0
    for _ in 0..<count {
      packed = packed << 8 | UInt64(rest % 10)
      rest /= 10
    }
    for _ in 0..<count {
      text.append(zero &+ UInt8(truncatingIfNeeded: packed))
      packed >>= 8
    }
  }

  private static func power(_ exponent: Int) -> UInt32 {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }
}
