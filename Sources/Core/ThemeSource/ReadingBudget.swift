/// What reading one theme may cost, all the files that it comes of together.
///
/// Every loop whose length a file can multiply takes steps from it, and what stays in memory counts
/// its bytes. Once it is spent, readers stop, and one finding says where: such a reading has no
/// theme. What a single file may hold is in `SourceLimits`, far below.
public final class ReadingBudget {
  /// The most links of a chain: references, aliases, groups that extend others, sets in sets.
  ///
  /// Following a chain by recursion fits the stack of a secondary thread, 512 KiB, up to this.
  public static let links = 64

  /// How many steps are left; each takes some 10 to 150 ns.
  private var steps: Int

  /// How many bytes may still be kept, as an estimate.
  private var bytes: Int

  /// The processor's time that the thread has taken, in s; `nil` if it does not count.
  private let clock: (() -> Double)?

  /// When reading ends at last, by the clock.
  ///
  /// The steps end first, so that the same input gives the same findings, however busy the machine is.
  private let end: Double

  /// How many steps go by before the clock is looked at again.
  private var stepsToClock = ReadingBudget.clockInterval

  private static let clockInterval = 10_000

  /// What is said where the budget was spent.
  public private(set) var finding: Finding?

  /// Whether nothing is left; a flag, since it is asked at every step.
  public private(set) var isSpent = false

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - steps: The steps of work.
  ///   - bytes: The bytes kept in memory.
  ///   - seconds: The processor's time from now on, in s.
  ///   - clock: The processor's time that the thread has taken, in s; it does not count unless it is
  ///     given.
  public init(
    steps: Int = 2_000_000, bytes: Int = 64 * 1024 * 1024, seconds: Double = 5,
    clock: (() -> Double)? = nil
  ) {
    (self.steps, self.bytes, self.clock) = (steps, bytes, clock)
    end = (clock?() ?? 0) + seconds
  }

  /// Takes steps, and returns whether there are as many; once there are not, no more are given.
  public func take(_ count: Int = 1, at location: @autoclosure () -> SourceLocation) -> Bool {
    guard !isSpent else { return false }
    steps -= count
    stepsToClock -= count
    if steps < 0 {
      stop(location(), "what this refers to comes to too much work")
    } else if stepsToClock < 0 {
      stepsToClock = ReadingBudget.clockInterval
      if let clock, clock() > end { stop(location(), "reading takes too long") }
    }
    return !isSpent
  }

  /// Takes bytes that stay in memory, as an estimate, and returns whether there are as many; once
  /// there are not, no more are given.
  public func keep(_ count: Int, at location: @autoclosure () -> SourceLocation) -> Bool {
    guard !isSpent else { return false }
    bytes -= count
    if bytes < 0 { stop(location(), "what this refers to needs too much memory") }
    return !isSpent
  }

  private func stop(_ location: SourceLocation, _ message: String) {
    isSpent = true
    finding = Finding(.error, "syntax/size", at: location, "\(message), the rest is not read")
  }
}
