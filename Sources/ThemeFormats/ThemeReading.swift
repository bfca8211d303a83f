public import System
package import ThemeCSS
public import ThemeModel
public import ThemeSource

/// What reading a file led to: a theme, or the errors that keep it from being one.
public struct ThemeReading: Sendable {
  /// The theme, unless there are errors.
  public let theme: Theme?

  public let format: ThemeFormat

  /// The file that was read.
  public let text: SourceText

  /// What is to be said of the file and of those it extends, by place.
  public let diagnostics: [Diagnostic]

  /// The CSS that the file is, or that it holds.
  public internal(set) var css: CSSText?

  /// What GTK's parser refuses in the CSS, where reading had to know.
  package internal(set) var refused: [GTKFinding]?

  /// The absolute paths whose change may change what was read, each once: those of the file and of
  /// all it extends, where one was looked for in vain too, and of the links that lead there.
  public internal(set) var files: [String] = []
}

/// Why there is no reading of a theme at all.
public enum ThemeFileError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(FileError)
  /// The file is empty, binary, or nothing that Livery knows.
  case unrecognized(file: String, reason: String)
  /// Neither a file nor a theme that is built in or installed goes by the name.
  case notFound(String, suggestion: String?)

  public var description: String {
    switch self {
    case .unreadable(let problem): problem.description
    case .unrecognized(let file, let reason): "'\(file)' is no theme that Livery reads: \(reason)"
    case .notFound(let name, let suggestion):
      "no file and no theme is called '\(name)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "; 'livery list' prints the themes")
    }
  }
}
