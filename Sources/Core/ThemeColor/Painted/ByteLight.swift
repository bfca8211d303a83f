/// The linear light of encoded channels, from a table for 8-bit values.
enum ByteLight {
  private static let table = (0...255).map { TransferFunction.sRGB.decoded(Double($0) / 255) }

  /// The same number as `TransferFunction.sRGB.decoded`, for a channel in `0...1`.
  static func of(_ channel: Double) -> Double {
    // The nearest byte; the comparison detects a channel that is not a byte.
    let byte = Int(channel * 255 + 0.5)
    return Double(byte) / 255 == channel ? table[byte] : TransferFunction.sRGB.decoded(channel)
  }
}
