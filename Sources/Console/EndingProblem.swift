public import System
public import ThemeFormats

/// Why a program cannot do what it was asked, in words for the person who asked.
public protocol EndingProblem: Error, CustomStringConvertible {
  /// The exit code that says so.
  var status: Status { get }
}

extension FileError: EndingProblem {
  public var status: Status {
    switch operation {
    case .read: .unreadable
    case .write: .unwritable
    }
  }
}

extension ThemeFileError: EndingProblem {
  public var status: Status {
    switch self {
    case .unrecognized: .unrecognized
    case .unreadable, .notFound: .unreadable
    case .invalid: .findings
    }
  }
}
