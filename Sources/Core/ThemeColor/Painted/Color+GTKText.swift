import ThemeSource

extension Color {
  /// The color as `gdk_rgba_to_string` prints it: `rgb(1,2,3)`, or `rgba(1,2,3,0.5)`.
  ///
  /// Opacity above 0.999 counts as full; below, it has up to six digits, like `%g` in C.
  public var gtkText: String {
    let channels = [red, green, blue].map { "\(Self.byte($0))" }.joined(separator: ",")
    let opacity = Double(Float(alpha))
    return opacity > 0.999 ? "rgb(\(channels))" : "rgba(\(channels),\(opacity.generalText))"
  }
}
