import Glibc

/// Measures what inputs cost, and tells which cost too much.
public struct InputCost {
  /// The most processor time of an input, in seconds.
  private static let timeLimit = isSanitized ? 10.0 : 1

  /// The most memory of a process, in MB, whatever it read.
  private static let memoryLimit = isSanitized ? 1200 : 200

  /// Whether a sanitizer watches, which takes several times as much of both.
  private static let isSanitized = getenv("ASAN_OPTIONS") != nil

  public private(set) var count = 0

  /// The processor time of the slowest input, in seconds.
  public private(set) var slowest = 0.0

  public init() {}

  /// Does something with an input.
  ///
  /// - Returns: In what it cost too much; `nil` where it did not.
  /// - Throws: What the body throws.
  public mutating func measure<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> String? {
    let start = InputCost.processorTime
    count += 1
    try body()
    let time = InputCost.processorTime - start
    slowest = max(slowest, time)
    if time > InputCost.timeLimit { return "an input took \(time) s" }
    let memory = InputCost.peakMemory
    return memory > InputCost.memoryLimit ? "the process took \(memory) MB" : nil
  }

  /// The figures, each with its name.
  public var summary: String {
    "inputs=\(count) slowest-ms=\((slowest * 1e4).rounded() / 10) peak-mb=\(InputCost.peakMemory)"
  }

  /// The processor time of this thread, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that the process ever took, in MB.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss / 1024
  }
}
