import ThemeFormats

/// One of the themes that the words of a command line stand for.
public struct ThemeArgument: Hashable, Sendable {
  /// A theme's file, its id, or `-`.
  public let text: String

  /// Whether a folder was named and the file was found in it; such a file need not be a theme.
  public let isListed: Bool

  /// The themes that a word stands for: itself, or the files of the folder that it names.
  public static func expand(_ word: String) -> [ThemeArgument] {
    guard RegularFile.isFolder(word), let files = ThemeLibrary.files(in: word) else {
      return [ThemeArgument(text: word, isListed: false)]
    }
    return files.map { ThemeArgument(text: $0, isListed: true) }
  }
}
