/// A file format of themes: its name, and the functions that recognize, read and write it.
///
/// Each format is a constant in the folder of its reader, and a line in `allCases`.
public struct ThemeFormat: Sendable {
  /// The name of the format in commands.
  public let rawValue: String

  /// A description of a file of the format.
  let title: String

  /// The endings of files that can only be themes of this format.
  let certainEndings: [String]

  /// The endings that other files have, too; the first format in the list gets them.
  let sharedEndings: [String]

  let recognize: @Sendable (ThemeText) -> Recognition

  let read: @Sendable (ThemeText, ReadingContext) -> ThemeReading

  /// Writes a theme as a file of the name.
  let write: @Sendable (ThemeWriter, _ name: String) -> WrittenTheme

  /// Whether releases of GTK read a file differently: it is CSS, or contains GTK's CSS.
  package var dependsOnRelease: Bool { self == .gtkCSS || self == .gradience }

  /// Whether a file only has a palette, from which roles are derived.
  package var isPalette: Bool { [.base16, .base24, .material, .pywal].contains(self) }

  /// The endings of its files, the longer before the shorter.
  package var endings: [String] { certainEndings + sharedEndings }

  /// The ending of new files.
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
