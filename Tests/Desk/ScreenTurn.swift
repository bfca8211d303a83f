public import Testing

/// Lets one test at a time use the screen of this process, from the making of its suite to its end.
///
/// Suites side by side take turns on the main actor, between a suite's initializer and its test too, and the theme that
/// one shows would be seen by the other.
public struct ScreenTurn: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Turn.shared.take()
    do {
      try await function()
    } catch {
      await Turn.shared.pass()
      throw error
    }
    await Turn.shared.pass()
  }

  /// What only one can have; those who wait get it in the order of their asking.
  private actor Turn {
    static let shared = Turn()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
      guard isTaken else { return isTaken = true }
      await withCheckedContinuation { waiting.append($0) }
    }

    func pass() {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
  }
}

extension Trait where Self == ScreenTurn {
  /// One test at a time on the screen of this process.
  public static var onScreen: ScreenTurn { ScreenTurn() }
}
