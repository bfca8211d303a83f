public import LiverySystem

/// An error that ends a command, with a message for the person who ran it.
public protocol ExitError: Error, CustomStringConvertible {
  var status: Status { get }
}

extension Terminal {
  /// Runs a function; its error is printed, and its status is thrown instead, which ends the
  /// command.
  package static func reportingErrors<Result, Failure: ExitError>(
    _ body: () throws(Failure) -> Result
  ) throws(Status) -> Result {
    do throws(Failure) {
      return try body()
    } catch {
      printError("\(error)")
      throw error.status
    }
  }
}

extension FileError: ExitError {
  public var status: Status {
    switch operation {
    case .read: .unreadable
    case .write: .unwritable
    }
  }
}
