import Glibc

/// Why a file cannot be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation that failed.
  public enum Operation: Hashable, Sendable {
    case read
    /// The file that was there before is unchanged.
    case write
  }

  public let operation: Operation
  public let path: String

  /// The system's error message, in lower case.
  public let reason: String

  public init(_ operation: Operation, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// Creates the error of the last system call, from `errno`.
  package init(_ operation: Operation, _ path: String) {
    self.init(operation, path, reason: String(cString: strerror(errno)).lowercased())
  }

  public var description: String {
    switch operation {
    case .read: "'\(path)' cannot be read: \(reason)"
    case .write: "'\(path)' cannot be written: \(reason)"
    }
  }
}
