import LiveryAdwaita

/// The way in which a window ended unexpectedly.
nonisolated enum Crash: Hashable, Sendable {
  case signal(Int)
  /// GDK ends the program with status 1 after an X error.
  case exit(Int)
  /// The main loop did not run for longer than `Heartbeat` allows, in ms.
  case hang(milliseconds: Int)

  /// Another program, or the system for want of memory, has killed the window.
  static let killed = Crash.signal(9)

  /// A sentence about the crash.
  var description: String {
    switch self {
    case .signal(let number):
      translated("It was ended by signal \(Self.names[number] ?? "\(number)").")
    case .exit(let status): translated("It ended by itself, with status \(status).")
    case .hang(let time):
      translated(
        "It painted nothing for \(time / 1_000) second.",
        or: "It painted nothing for \(time / 1_000) seconds.", count: time / 1_000)
    }
  }

  /// The names of signals that end a program, by their numbers in Linux's signal(7).
  private static let names = [
    4: "4, SIGILL", 5: "5, SIGTRAP", 6: "6, SIGABRT", 7: "7, SIGBUS", 8: "8, SIGFPE",
    9: "9, SIGKILL", 11: "11, SIGSEGV",
  ]
}

/// How many crashes came shortly after each other.
nonisolated struct CrashCount {
  /// The longest time between crashes that count together, in s.
  static let interval = 10.0

  private var last: Double?
  private(set) var count = 0

  /// Counts a crash at a time in s.
  mutating func add(at time: Double) {
    let isClose = last.map { time - $0 <= Self.interval } ?? false
    count = isClose ? count + 1 : 1
    last = time
  }
}
