/// The limit of work for reading one theme, with all its files together.
///
/// Every loop whose length depends on a file takes steps from it, and data that stays in memory
/// counts its bytes. Once it is used up, readers stop, and one finding gives the place; there is no
/// theme then. The limits of a single file are in `SourceLimits`, and are far lower.
public final class ReadingBudget {
  /// The maximum number of links of a chain: references, aliases, groups that extend others, sets
  /// in sets.
  ///
  /// Following a chain by recursion fits the stack of a secondary thread, 512 KiB, up to this.
  public static let links = 64

  /// The number of remaining steps; each takes about 10 to 150 ns.
  private var steps: Int

  /// The number of bytes that may still be kept, as an estimate.
  private var bytes: Int

  /// The processor's time that the thread has taken, in s; `nil` if it does not count.
  private let clock: (() -> Double)?

  /// The deadline of reading, by the clock.
  ///
  /// The steps are used up first, so that the same input gives the same findings, however busy the
  /// machine is.
  private let end: Double

  /// The number of steps until the clock is read again.
  private var stepsToClock = ReadingBudget.clockInterval

  private static let clockInterval = 10_000

  /// The finding at the place where the budget was used up.
  public private(set) var finding: Finding?

  /// Whether nothing is left; stored, since it is checked at every step.
  public private(set) var isSpent = false

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - steps: The number of steps of work.
  ///   - bytes: The bytes kept in memory.
  ///   - seconds: The processor time from now on, in s.
  ///   - clock: Returns the processor time of the thread, in s; without it, time does not count.
  public init(
    steps: Int = 2_000_000, bytes: Int = 64 * 1024 * 1024, seconds: Double = 5,
    clock: (() -> Double)? = nil
  ) {
    (self.steps, self.bytes, self.clock) = (steps, bytes, clock)
    end = (clock?() ?? 0) + seconds
  }

  /// Takes steps, and returns whether enough were left; if not, no more are given.
  public func take(_ count: Int = 1, at location: @autoclosure () -> SourceLocation) -> Bool {
    guard !isSpent else { return false }
    steps -= count
    stepsToClock -= count
    if steps < 0 {
      stop(location(), "what this refers to takes too much work")
    } else if stepsToClock < 0 {
      stepsToClock = ReadingBudget.clockInterval
      if let clock, clock() > end { stop(location(), "reading takes too long") }
    }
    return !isSpent
  }

  /// Takes an estimate of bytes that stay in memory, and returns whether enough were left; if not,
  /// no more are given.
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
