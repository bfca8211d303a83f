public import ThemeFormats

/// Why a program cannot do what it was asked, in words for the person who asked.
public protocol EndingProblem: Error, CustomStringConvertible {
  /// The exit code that says so.
  var status: Status { get }
}

extension AtomicFile.Problem: EndingProblem {
  public var status: Status { .unwritable }
}

extension RegularFile.Problem: EndingProblem {
  public var status: Status { .unreadable }
}

extension ThemeFileProblem: EndingProblem {
  public var status: Status {
    switch self {
    case .unrecognized: .unrecognized
    case .unreadable, .notFound: .unreadable
    }
  }
}
