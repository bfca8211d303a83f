import LiverySystem

/// Detects a hang while a theme's file is read, by the processor time of the window: a slow disk
/// does not count.
nonisolated struct ReadingWatch {
  /// The processor time that a file may take, in ms; its own limits apply much earlier.
  private static let limit = 10_000

  /// The file that is being read; `nil` if there is none.
  private(set) var path: String?

  /// The processor time of the window at the first check, in ms.
  private var start: Int?

  /// Notes that a file is being read, or that none is any more.
  mutating func begin(_ path: String?) {
    (self.path, start) = (path, nil)
  }

  /// Whether reading the file takes too long, given the window's activity now.
  mutating func isHung(_ activity: ProcessActivity?) -> Bool {
    guard path != nil, let used = activity?.processorMilliseconds else { return false }
    let start = start ?? used
    self.start = start
    return used - start >= ReadingWatch.limit
  }
}
