import Glibc

/// The statuses that both programs exit with.
public enum Status: Int32, Error {
  case fine = 0
  case findings = 1
  case usage = 64
  case unrecognized = 65
  case unreadable = 66
  case unavailable = 69
  case internalFault = 70
  case unwritable = 73

  /// The statuses that one of several files can cause, the worse ones later.
  private static let order: [Status] = [
    .fine, .findings, .unrecognized, .unreadable, .unwritable, .internalFault,
  ]

  /// The worse of two, for work on several files.
  public func worse(_ other: Status) -> Status {
    let rank = { (status: Status) in Status.order.firstIndex(of: status) ?? Status.order.count }
    return rank(other) > rank(self) ? other : self
  }

  package static func exit(_ status: Status) -> Never {
    Glibc.exit(status.rawValue)
  }
}
