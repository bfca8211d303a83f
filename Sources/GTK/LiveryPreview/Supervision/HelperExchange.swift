import CommandLineKit
import LiveryAdwaita
import LiveryRendering
import LiverySystem

/// A message with the number of the request that it answers.
nonisolated protocol NumberedLine: JSONLine {
  var number: Int { get }
}

/// Sends orders to a helper of the window, and waits for its answers between frames.
final class HelperExchange<Answer: NumberedLine> {
  /// The interval between two checks for the answer, in ms.
  private static var interval: Int { 50 }

  private let helper: Helper?
  private var count = 0
  private var next: ScheduledCall?

  /// Creates an exchange with a process that was started with the window; with `nil` there are no
  /// answers.
  init(with helper: Helper?) {
    self.helper = helper
  }

  /// Sends an order with a number of its own, and calls `done` with the answer, or with `nil` if
  /// the process has ended; not where that is stopped before.
  func send(_ order: (_ number: Int) -> some JSONLine, _ done: @escaping (Answer?) -> Void) {
    stop()
    count += 1
    // The process may end while this one writes to it.
    Terminal.ignoreClosedPipes()
    guard let helper, helper.send(order(count).line) else { return done(nil) }
    listen(helper, done)
  }

  /// Waits for no answer any more.
  func stop() {
    next?.cancel()
    next = nil
  }

  private func listen(_ helper: Helper, _ done: @escaping (Answer?) -> Void) {
    next = .after(milliseconds: Self.interval) { [weak self] in
      guard let self else { return }
      while let line = helper.nextLine() {
        guard let answer = Answer(line: line), answer.number == count else { continue }
        return done(answer)
      }
      if helper.isSilent { done(nil) } else { listen(helper, done) }
    }
  }
}
