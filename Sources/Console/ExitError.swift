public import System

/// Why a program cannot do what it was asked, in words for the person who asked.
public protocol ExitError: Error, CustomStringConvertible {
  /// The status that the program exits with.
  var status: Status { get }
}

extension FileError: ExitError {
  public var status: Status {
    switch operation {
    case .read: .unreadable
    case .write: .unwritable
    }
  }
}
