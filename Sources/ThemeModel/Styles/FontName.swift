/// A text style that a theme may give a font.
public enum FontName: String, CaseIterable, Hashable, Sendable {
  case body, heading, headline, title, caption, footnote, monospace, document
}

/// What a theme says of a text style; what it leaves out stays the toolkit's.
public struct Font: Hashable, Sendable {
  public var family: String?
  /// In pt, 4 to 96.
  public var size: Double?
  /// 100 to 1000.
  public var weight: Double?
  public var style: String?
  /// In px, -8 to 32.
  public var letterSpacing: Double?

  public init() {}
}
