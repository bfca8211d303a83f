public import LiverySystem
public import ThemeSource

/// The reason why there is no theme.
public enum ThemeFileError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(FileError)

  /// The file is empty, binary, or in no known format.
  case unrecognized(file: String, reason: String)

  /// There is neither a file nor a built-in or installed theme with the name.
  case notFound(String, suggestion: String?)

  /// Errors keep the file from being a theme; these are all its findings, by location.
  case invalid([Finding])

  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .unrecognized(let file, let reason): "'\(file)' is no theme that Livery reads: \(reason)"
    case .notFound(let name, let suggestion):
      "no file and no theme is called '\(name)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "; 'livery list' prints the themes")
    case .invalid(let findings): findings.map(\.description).joined(separator: "\n")
    }
  }
}
