import Glibc

/// A signal that asks this program to end; it is blocked until the program checks for it.
///
/// The program checks between two files, never in the middle of a file.
package enum StopRequest {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The signals that end a child without a fault of the child.
  static let ofChildren = signals + [SIGQUIT]

  package static func block() {
    var mask = SignalSet(signals).mask
    sigprocmask(SIG_BLOCK, &mask, nil)
  }

  /// Waits for a signal; `true` as soon as one arrives, `false` at the timeout.
  package static func wait(milliseconds: Int) -> Bool {
    next(milliseconds: milliseconds) != nil
  }

  /// A signal that arrived while it was blocked.
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

  /// Whether a signal asks a process to end, instead of reporting a fault of the process.
  package static func isStop(_ signal: Int) -> Bool {
    ofChildren.contains(Int32(signal))
  }
}
