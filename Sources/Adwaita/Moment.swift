import CAdwaita

/// A point in time that no change of the clock moves.
public struct Moment: Hashable, Comparable, Sendable {
  /// In µs since some point in the past.
  private let microseconds: Int64

  public static var now: Moment { Moment(microseconds: Int64(g_get_monotonic_time())) }

  /// The ms that have passed since then.
  public var elapsedMilliseconds: Double {
    Double(Moment.now.microseconds - microseconds) / 1_000
  }

  public static func < (left: Moment, right: Moment) -> Bool {
    left.microseconds < right.microseconds
  }
}
