import Glibc

/// Signals as the system's calls take them.
struct SignalSet {
  private(set) var mask = sigset_t()

  init(_ signals: [Int32]) {
    sigemptyset(&mask)
    for signal in signals { sigaddset(&mask, signal) }
  }
}
