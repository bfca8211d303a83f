extension UInt8 {
  /// Two hexadecimal digits in lower case.
  var hexText: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}

extension Double {
  /// The number with a count of decimals, as C's `%.nf` gives it for numbers below a million.
  func fixed(_ count: Int) -> String {
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    // The nearest number is what counts; a tie of the scaled number may hide the real one.
    var units = (magnitude * scale).rounded(.toNearestOrEven)
    let error = (-units).addingProduct(magnitude, scale)
    if error > 0.5 { units += 1 } else if error < -0.5 { units -= 1 }
    let digits = String(Int(units))
    let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
    let sign = self < 0 && units > 0 ? "-" : ""
    guard count > 0 else { return sign + padded }
    return sign + padded.dropLast(count) + "." + padded.suffix(count)
  }
}
