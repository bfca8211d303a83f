public import Testing

/// Lets one test at a time use the screen of this process, its suite's initializer included.
///
/// Parallel tests interleave on the main actor, also between a suite's initializer and its test. So
/// one test would see the theme of another.
public struct ScreenTurn: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Turn.shared.acquire()
    do {
      try await function()
    } catch {
      await Turn.shared.release()
      throw error
    }
    await Turn.shared.release()
  }

  /// A lock; those who wait get it in the order in which they asked.
  private actor Turn {
    static let shared = Turn()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func acquire() async {
      guard isTaken else { return isTaken = true }
      await withCheckedContinuation { waiting.append($0) }
    }

    func release() {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
  }
}

extension Trait where Self == ScreenTurn {
  /// One test at a time on the screen of this process.
  public static var onScreen: ScreenTurn { ScreenTurn() }
}
