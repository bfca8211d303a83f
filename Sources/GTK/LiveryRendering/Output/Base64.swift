nonisolated extension Collection<UInt8> {
  /// The bytes as text of 64 signs: RFC 4648, section 4.
  var base64: String {
    let signs = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    var bits: UInt32 = 0
    var length = 0
    for byte in self {
      bits = bits << 8 | UInt32(byte)
      length += 1
      guard length % 3 == 0 else { continue }
      for shift in [18, 12, 6, 0] { text.append(signs[Int(bits >> UInt32(shift) & 63)]) }
      bits = 0
    }
    let rest = length % 3
    if rest > 0 {
      bits <<= UInt32(8 * (3 - rest))
      for shift in [18, 12, 6].prefix(rest + 1) {
        text.append(signs[Int(bits >> UInt32(shift) & 63)])
      }
      text += Array(repeating: UInt8(ascii: "="), count: 3 - rest)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
