extension Finding {
  /// One of the places where people see what a finding is about.
  public struct Place: Hashable, Sendable {
    /// What is seen there, such as `'card-fg' on 'card-bg'`.
    public let subject: String

    /// How much it comes to, such as `3.20:1`.
    public let figure: String

    /// The appearances and releases in which it is as bad, such as `light and dark on GTK 4.8`.
    public let circumstances: String

    /// The traits of the first of these appearances, by name.
    public let appearance: [String]

    /// The color role of what is painted; `nil` for a color of a rule's own.
    public let ink: String?

    /// The color role that it is painted on.
    public let surface: String

    /// Both colors as they show, in hexadecimal digits: what is painted, and what is under it.
    public let colors: [String]

    public init(
      _ subject: String, figure: String, circumstances: String, appearance: [String],
      ink: String?, surface: String, colors: [String]
    ) {
      (self.subject, self.figure, self.circumstances) = (subject, figure, circumstances)
      (self.appearance, self.ink, self.surface) = (appearance, ink, surface)
      self.colors = colors
    }
  }
}
