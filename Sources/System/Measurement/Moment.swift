/// A point in time that no change of the clock moves.
package struct Moment: Hashable, Comparable, Sendable {
  private let instant: SuspendingClock.Instant

  package static var now: Moment { Moment(instant: .now) }

  /// The milliseconds since then.
  package var elapsedMilliseconds: Double {
    instant.duration(to: .now) / .milliseconds(1)
  }

  package static func < (left: Moment, right: Moment) -> Bool {
    left.instant < right.instant
  }
}
