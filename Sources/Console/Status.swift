import Glibc

/// The exit codes of both programs, the worse ones later in `order`.
public enum Status: Int32, Error {
  case fine = 0
  case findings = 1
  case usage = 64
  case unrecognized = 65
  case unreadable = 66
  case unavailable = 69
  case internalFault = 70
  case unwritable = 73

  private static let order: [Status] = [
    .fine, .findings, .unrecognized, .unreadable, .unwritable, .internalFault,
  ]

  /// The worse of two, where several files are worked on.
  public func worse(_ other: Status) -> Status {
    let place = { (status: Status) in Status.order.firstIndex(of: status) ?? Status.order.count }
    return place(other) > place(self) ? other : self
  }

  /// Ends the program.
  public static func exit(_ status: Status) -> Never {
    Glibc.exit(status.rawValue)
  }
}
