/// How long a process has written nothing, and how much processor time it has used since.
package struct Silence {
  private let start = Moment.now
  private let used: Int

  /// The factor by which a silence may exceed its limit while others use the processors.
  private static let patience = 5.0

  /// A silence that begins now; `used` is the processor time that the process has used so far, in
  /// ms.
  init(used: Int) {
    self.used = used
  }

  /// How long it has lasted, in ms.
  package var milliseconds: Double { start.elapsedMilliseconds }

  /// Whether it exceeds a limit in ms; the processor time used by now is only read if it does.
  func isTooLong(for limit: Double, used: @autoclosure () -> Int) -> Bool {
    Self.isTooLong(milliseconds, working: Double(used() - self.used), limit: limit)
  }

  /// Whether a silence is too long: the process works all its time, or waits far longer.
  ///
  /// On a busy machine a process that works may have little of the processors.
  package static func isTooLong(
    _ silence: Double, working: @autoclosure () -> Double, limit: Double
  ) -> Bool {
    silence > limit && (silence > limit * patience || working() > limit)
  }
}
