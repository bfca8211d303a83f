public import LiverySystem

/// Why a theme cannot be installed or uninstalled; the files are as they were.
public enum InstallError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The environment names no home.
  case noHome

  /// A file cannot be read or written.
  case file(FileError)

  /// A file is not one that Livery may overwrite or remove.
  case inTheWay(path: String, reason: String)

  public var description: String {
    switch self {
    case .noHome: "neither HOME nor XDG_CONFIG_HOME says where the configuration lies"
    case .file(let error): error.description
    case .inTheWay(let path, let reason): "'\(path)' \(reason); nothing is changed"
    }
  }
}
