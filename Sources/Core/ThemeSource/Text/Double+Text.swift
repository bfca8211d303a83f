// Numbers as files and messages write them.
extension Double {
  /// The number with some decimal digits, ignoring underscores; infinite if it is out of range.
  package init(decimal text: ArraySlice<UInt8>) {
    let digits = text.filter { $0 != UInt8(ascii: "_") }
    self = Double(String(decoding: digits, as: UTF8.self)) ?? .nan
  }

  /// The shortest text that is read as the same number, without a fraction that it does not need.
  package var shortestText: String {
    self == rounded() && magnitude < 0x1p53 ? String(Int(self)) : "\(self)"
  }

  /// The number with a count of decimals, like C's `%.nf` for numbers below a million.
  package func fixed(_ count: Int) -> String {
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    // The exact product decides, which may differ from its rounded value.
    var units = (magnitude * scale).rounded(.down)
    let aboveTie = (-(units + 0.5)).addingProduct(magnitude, scale)
    if aboveTie > 0 || aboveTie == 0 && Int(units) % 2 == 1 { units += 1 }
    let digits = String(Int(units))
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    let sign = self < 0 && units > 0 ? "-" : ""
    guard count > 0 else { return sign + padded }
    return sign + padded.dropLast(count) + "." + padded.suffix(count)
  }

  /// The number with at most a count of decimals, without trailing zeros.
  package func rounded(toDecimals count: Int) -> String {
    let text = fixed(count)
    guard count > 0 else { return text }
    let end = text.lastIndex { $0 != "0" } ?? text.startIndex
    return String(text[end] == "." ? text[..<end] : text[...end])
  }

  /// A number of `0..<1` that a `Float` can represent, in the format of C's `%g`: six significant
  /// digits without trailing zeros (ISO C, section 7.21.6.1).
  package var generalText: String {
    guard self > 0 else { return "0" }
    // The first digit counts ten to the power of minus this exponent.
    var exponent = 1
    var scale = 1e6
    while self * scale < 99999.5 {
      scale *= 10
      exponent += 1
    }
    // For a `Float` the product is exact down to 1e-7, so halves round to even as in glibc.
    var digits = String(Int((self * scale).rounded(.toNearestOrEven)))
    if digits.count > 6 { exponent -= 1 }
    while digits.last == "0" { digits.removeLast() }
    if exponent <= 4 { return "0." + String(repeating: "0", count: exponent - 1) + digits }
    let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
    return "\(digits.prefix(1))\(fraction)e-\(exponent < 10 ? "0" : "")\(exponent)"
  }
}
