import LiveryAdwaita
import LiverySystem

/// The time of the next restart of an app: once for several quick saves, and not too often.
struct RestartTimer {
  /// The minimum time between two starts of an app, and between a save and a start, in ms.
  static let (interval, quiet) = (2_000.0, 400.0)

  /// How often the app was started again.
  private(set) var count = 0

  private var lastStart = Moment.now
  private var next: ScheduledCall?

  /// Calls `body` after the app has run for some ms, replacing an earlier scheduled call.
  mutating func schedule(youngest: Double, _ body: @escaping () -> Void) {
    next?.cancel()
    let delay = max(Self.quiet, youngest - lastStart.elapsedMilliseconds)
    next = .after(milliseconds: Int(delay), body)
  }

  mutating func noteStart() {
    count += 1
    lastStart = .now
  }
}
