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
    let opacity = Double(Float(alpha))
    let isOpaque = opacity > 0.999
    buffer.append(UInt8(ascii: "r"))
    buffer.append(UInt8(ascii: "g"))
    buffer.append(UInt8(ascii: "b"))
    if !isOpaque { buffer.append(UInt8(ascii: "a")) }
    buffer.append(UInt8(ascii: "("))
    Self.append(Self.byte(red), to: &buffer)
    buffer.append(UInt8(ascii: ","))
    Self.append(Self.byte(green), to: &buffer)
    buffer.append(UInt8(ascii: ","))
    Self.append(Self.byte(blue), to: &buffer)
    if !isOpaque {
      buffer.append(UInt8(ascii: ","))
      GeneralFormat.append(opacity, to: &buffer)
    }
    buffer.append(UInt8(ascii: ")"))
  }

  private static func append(_ byte: UInt8, to buffer: inout [UInt8]) {
    if byte >= 100 { buffer.append(0x30 + byte / 100) }
    if byte >= 10 { buffer.append(0x30 + byte / 10 % 10) }
    buffer.append(0x30 + byte % 10)
  }
}
