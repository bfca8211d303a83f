import CAdwaita
import Glibc

/// The wish of a person or of the system that this program end, held back until it is looked for.
public enum StopRequest {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Lets the wish wait from now on, instead of ending the program at once.
  public static func hold() {
    var set = set
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// The signal that came while it was held back.
  public struct Arrived: Error {
    public let signal: Int
  }

  /// Throws the signal that came since, if one did.
  public static func check() throws(Arrived) {
    var set = set
    var now = timespec(tv_sec: 0, tv_nsec: 0)
    let signal = sigtimedwait(&set, nil, &now)
    if signal > 0 { throw Arrived(signal: Int(signal)) }
  }
}
