public import LiverySystem

/// Why a file is not fixed; it stays as it was.
public enum FixError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file was changed after it was checked.
  case changed(path: String)

  /// The file cannot be read or written.
  case file(FileError)

  public var description: String {
    switch self {
    case .changed(let path): "'\(path)' is not fixed: it was changed meanwhile"
    case .file(let error): "'\(error.path)' is not fixed: \(error.reason)"
    }
  }
}
