extension Color {
  /// The color of a name in GTK's CSS: CSS's names, `transparent`, and those of X11.
  ///
  /// Names are read in any case and have no spaces; `currentColor` is not included.
  public init?(gtkName name: ArraySlice<UInt8>) {
    guard let code = CSSNamedColors.code(of: name) ?? X11Names.code(of: name) else { return nil }
    self.init(code: code)
  }

  /// The color of a name that GTK's CSS knows; see `init(gtkName:)` over bytes.
  public init?(gtkName name: String) {
    self.init(gtkName: Array(name.utf8)[...])
  }
}
