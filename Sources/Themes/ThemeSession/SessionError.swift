public import LiverySystem
public import ThemeFormats
public import ThemeSource

/// The reason why a session cannot do something; nothing was changed.
public enum SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The theme's file is of a format that is only read, or could never be read.
  case notEditable(name: String)

  /// The file has something else at the place of the value.
  case cannotSet(key: String)

  /// The typed text is not a value of its kind, for a reason.
  case noValue(reason: String)

  /// The text would have errors, which these findings name.
  case refused([Finding])

  /// The file has errors already, and would have only those.
  case hasErrors(name: String)

  /// The text would not be a valid theme.
  case unrecognized(ThemeFileError)

  /// The theme has no file yet: save it with `saveAs(_:)`.
  case noFile(name: String)

  /// The file has changed since it was read: the entry now has a conflict.
  case changedOnDisk(path: String)

  /// The file is open as another theme with unsaved edits.
  case isOpen(path: String)

  /// The file cannot be read or written.
  case file(FileError)

  public var description: String {
    switch self {
    case .notEditable(let name):
      "'\(name)' cannot be edited: expected a theme in Livery's own format"
    case .cannotSet(let key): "'\(key)' cannot be set: the file has another value there"
    case .noValue(let reason): reason
    case .refused(let findings):
      findings.first { $0.severity == .error }.map(\.message) ?? "the theme would have errors"
    case .hasErrors(let name): "'\(name)' has errors, which must be corrected first"
    case .unrecognized(let error): error.description
    case .noFile(let name): "'\(name)' has no file yet"
    case .changedOnDisk(let path): "'\(path)' has changed since it was read"
    case .isOpen(let path): "'\(path)' is open with unsaved edits; save or revert those first"
    case .file(let error): error.description
    }
  }
}
