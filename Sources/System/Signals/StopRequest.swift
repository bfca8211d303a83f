import Glibc

/// A signal by which a person or the system asks this program to end, held back until the program
/// looks for it: between two files, and never in the middle of one.
package enum StopRequest {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The signals that end a child, and are no fault of its own.
  static let ofChildren = signals + [SIGQUIT]

  /// Holds the signals back from now on.
  package static func hold() {
    var mask = SignalSet(signals).mask
    sigprocmask(SIG_BLOCK, &mask, nil)
  }

  /// Waits for at most so long; `true` as soon as a signal arrives.
  package static func wait(milliseconds: Int) -> Bool {
    next(milliseconds: milliseconds) != nil
  }

  /// The signal that arrived while it was held back.
  package struct Arrived: Error {
    package let signal: Int
  }

  /// Throws the signal that has arrived, if one has.
  package static func check() throws(Arrived) {
    if let signal = next(milliseconds: 0) { throw Arrived(signal: signal) }
  }

  private static func next(milliseconds: Int) -> Int? {
    var mask = SignalSet(signals).mask
    var time = timespec(
      tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
    let signal = sigtimedwait(&mask, nil, &time)
    return signal > 0 ? Int(signal) : nil
  }

  /// Whether a signal asks a process to end, and is no fault of its own.
  package static func isStop(_ signal: Int) -> Bool {
    ofChildren.contains(Int32(signal))
  }
}
