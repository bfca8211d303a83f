import Glibc

/// A set of signals for calls of the system.
struct SignalSet {
  private(set) var mask = sigset_t()

  init(_ signals: [Int32]) {
    sigemptyset(&mask)
    for signal in signals { sigaddset(&mask, signal) }
  }
}
