import CommandLineKit
import LiveryAdwaita
import LiveryRendering
import LiverySystem

/// Asks whether GTK survives a stylesheet in a process of its own, as `livery install` does.
///
/// GTK reads a user's stylesheet in every application, so one that kills it leaves nobody a
/// desktop to repair it with. That the window shows the theme is no proof: it is guarded.
final class BackgroundCrashTest {
  /// The time between two looks for the answer, in ms.
  private static let interval = 50

  private let keeper: Helper?
  private var count = 0
  private var next: ScheduledCall?

  /// Creates a trial by the process that the window was started with for that.
  init(by keeper: Helper?) {
    self.keeper = keeper
  }

  /// Tries a stylesheet, and calls `done` with how it did, unless that is stopped before.
  func begin(_ stylesheet: [UInt8], _ done: @escaping (TrialAnswer.Result) -> Void) {
    stop()
    count += 1
    // The process may end while it is written to.
    Terminal.ignoreClosedPipes()
    let order = TrialOrder(
      number: count, stylesheet: String(decoding: stylesheet, as: UTF8.self))
    guard let keeper, keeper.send(order.line) else {
      return done(.untried(reason: translated("the process that tries themes has ended")))
    }
    listen(keeper, done)
  }

  /// Waits for no result any more.
  func stop() {
    next?.cancel()
    next = nil
  }

  private func listen(_ keeper: Helper, _ done: @escaping (TrialAnswer.Result) -> Void) {
    next = .after(milliseconds: Self.interval) { [weak self] in
      guard let self else { return }
      while let line = keeper.nextLine() {
        guard let answer = TrialAnswer(line: line), answer.number == count else { continue }
        return done(answer.result)
      }
      if keeper.isSilent {
        done(.untried(reason: translated("the process that tries themes has ended")))
      } else {
        listen(keeper, done)
      }
    }
  }
}
