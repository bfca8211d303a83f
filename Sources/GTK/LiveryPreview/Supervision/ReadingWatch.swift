import LiverySystem

/// Notices when reading a theme's file hangs, by the processor's time that the window spends
/// meanwhile: a slow disk is none of the file's faults.
nonisolated struct ReadingWatch {
  /// How much of the processor's time a file may take, in ms; its own limits end it long before.
  private static let limit = 10_000

  /// The file that is being read; `nil` for none.
  private(set) var path: String?

  /// The processor's time of the window when it was first looked at, in ms.
  private var start: Int?

  /// Notes that a file is being read, or none any more.
  mutating func begin(_ path: String?) {
    (self.path, start) = (path, nil)
  }

  /// Whether the file takes too long, by what the window does now.
  mutating func isHung(_ activity: ProcessActivity?) -> Bool {
    guard path != nil, let used = activity?.processorMilliseconds else { return false }
    let start = start ?? used
    self.start = start
    return used - start >= ReadingWatch.limit
  }
}
