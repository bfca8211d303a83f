extension Color {
  /// The components in 8 bits, rounded as GTK rounds: half up, after narrowing to `Float`.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  /// The color that a screen of 8 bits a channel shows: every component `n/255`.
  public var roundedToBytes: Color {
    let (red, green, blue, alpha) = bytes
    return Color(
      code: UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha))
  }

  /// A component as `gdk_rgba_to_string` prints it: the `Float`, times 255, plus a half, cut off.
  static func byte(_ component: Double) -> UInt8 {
    UInt8(Double(Float(component)) * 255 + 0.5)
  }
}
