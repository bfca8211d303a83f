import System
public import ThemeFormats

/// One of the themes that the words of a command line stand for.
public struct ThemeArgument: Hashable, Sendable {
  /// A theme's file, its id, or `-`.
  public let text: String

  /// Whether a folder was named and the file was found in it.
  public let isListed: Bool

  /// Whether a problem means no more than that a folder holds other files than themes.
  public func passesOver(_ problem: ThemeFileError) -> Bool {
    guard isListed, case .unrecognized = problem else { return false }
    return !ThemeFormat.isCertain(of: text)
  }

  /// The themes that a word stands for: itself, or the files of the folder that it names.
  public static func expand(_ word: String) -> [ThemeArgument] {
    guard RegularFile.isFolder(word), let files = ThemeLibrary.files(in: word) else {
      return [ThemeArgument(text: word, isListed: false)]
    }
    return files.map { ThemeArgument(text: $0, isListed: true) }
  }
}
