public import System

/// Why a theme cannot be installed or taken away; what stood there is untouched.
public enum InstallError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The environment names no home.
  case noHome
  case unreadable(FileError)
  /// A file is not what Livery may write over, or take away.
  case inTheWay(path: String, reason: String)
  case unwritable(FileError)

  public var description: String {
    switch self {
    case .noHome: "neither HOME nor XDG_CONFIG_HOME says where the configuration lies"
    case .unreadable(let problem): problem.description
    case .inTheWay(let path, let reason): "'\(path)' \(reason); nothing is changed"
    case .unwritable(let problem): problem.description
    }
  }
}
