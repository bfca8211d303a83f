extension Color {
  /// The color as `gdk_rgba_to_string` prints it: `rgb(1,2,3)`, or `rgba(1,2,3,0.5)`.
  ///
  /// Opacity above 0.999 counts as full; below, it has up to six digits, as C's `%g` gives them.
  public var gtkText: String {
    var bytes: [UInt8] = []
    appendGTKText(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what `gtkText` says, without making a string.
  public func appendGTKText(to buffer: inout [UInt8]) {
    // At most 35 bytes: `rgba(255,255,255,1.17549e-38)` and the like.
    buffer.append(addingCapacity: 40) { text in
      let opacity = Double(Float(alpha))
      let isOpaque = opacity > 0.999
      text.append(UInt8(ascii: "r"))
      text.append(UInt8(ascii: "g"))
      text.append(UInt8(ascii: "b"))
      if !isOpaque { text.append(UInt8(ascii: "a")) }
      text.append(UInt8(ascii: "("))
      Self.append(Self.byte(red), to: &text)
      text.append(UInt8(ascii: ","))
      Self.append(Self.byte(green), to: &text)
      text.append(UInt8(ascii: ","))
      Self.append(Self.byte(blue), to: &text)
      if !isOpaque {
        text.append(UInt8(ascii: ","))
        GeneralFormat.append(opacity, to: &text)
      }
      text.append(UInt8(ascii: ")"))
    }
  }

  private static func append(_ byte: UInt8, to text: inout OutputSpan<UInt8>) {
    // 205 / 2048 and 41 / 4096 are a tenth and a hundredth of any byte, cut off.
    let tens = UInt8(truncatingIfNeeded: (UInt32(byte) &* 205) >> 11)
    let hundreds = UInt8(truncatingIfNeeded: (UInt32(byte) &* 41) >> 12)
    if hundreds > 0 { text.append(0x30 &+ hundreds) }
    if tens > 0 { text.append(0x30 &+ tens &- hundreds &* 10) }
    text.append(0x30 &+ byte &- tens &* 10)
  }
}
