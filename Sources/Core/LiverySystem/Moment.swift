/// A point in time that no change of the clock moves.
package typealias Moment = SuspendingClock.Instant

extension Moment {
  /// The milliseconds since then.
  package var elapsedMilliseconds: Double { duration(to: .now) / .milliseconds(1) }
}
