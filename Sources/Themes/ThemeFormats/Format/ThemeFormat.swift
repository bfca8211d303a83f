/// A kind of file that holds a theme: what it is called, and what recognizes, reads and writes it.
///
/// Each format is a constant in the folder of its reader, and a line of `allCases`.
public struct ThemeFormat: Sendable {
  /// The name by which commands ask for the format.
  public let rawValue: String

  /// What a file of the format is called.
  let title: String

  /// The endings of files that are themes of this format and nothing else.
  let certainEndings: [String]

  /// The endings that other files have, too; the first format listed gets them.
  let sharedEndings: [String]

  let recognize: @Sendable (ThemeText) -> Recognition

  let read: @Sendable (ThemeText, ReadingContext) -> ThemeReading

  /// Writes a theme as a file of the name.
  let write: @Sendable (ThemeWriter, _ name: String) -> WrittenTheme

  /// Whether releases of GTK read a file differently: one that is CSS, or holds CSS of GTK's own.
  package var dependsOnRelease: Bool { self == .gtkCSS || self == .gradience }

  /// Whether a file has a palette alone, of which roles are derived.
  package var isPalette: Bool { [.base16, .base24, .material, .pywal].contains(self) }

  /// The endings of its files, the longer before the shorter.
  package var endings: [String] { certainEndings + sharedEndings }

  /// The ending that new files get.
  public var ending: String { endings[0] }

  /// How sure it is that a text is of a format; the surest format reads it.
  enum Recognition: Int, Comparable {
    case no, faint, possible, likely, certain

    static func < (left: Recognition, right: Recognition) -> Bool { left.rawValue < right.rawValue }
  }
}

extension ThemeFormat: Hashable, CustomStringConvertible {
  public var description: String { rawValue }

  public static func == (left: ThemeFormat, right: ThemeFormat) -> Bool {
    left.rawValue == right.rawValue
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }
}
