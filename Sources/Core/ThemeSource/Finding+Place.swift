extension Finding {
  /// A visible place of a finding's problem.
  public struct Place: Hashable, Sendable {
    /// The affected thing, such as `'card-fg' on 'card-bg'`.
    public let subject: String

    /// The measured value, such as `3.20:1`.
    public let figure: String

    /// The appearances and releases with this value, such as `light and dark on GTK 4.8`.
    public let circumstances: String

    /// The traits of the first of these appearances, by name.
    public let appearance: [String]

    /// The color role of the foreground; `nil` for a rule's own color.
    public let foreground: String?

    /// The color role of the background.
    public let surface: String

    /// Both visible colors in hexadecimal digits: foreground and background.
    public let colors: [String]

    public init(
      _ subject: String, figure: String, circumstances: String, appearance: [String],
      foreground: String?, surface: String, colors: [String]
    ) {
      (self.subject, self.figure, self.circumstances) = (subject, figure, circumstances)
      (self.appearance, self.foreground, self.surface) = (appearance, foreground, surface)
      self.colors = colors
    }
  }
}
