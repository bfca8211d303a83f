import LiveryAdwaita
import LiveryRendering
import LiverySystem

extension TrialAnswer: NumberedLine {}

/// Asks whether GTK survives a stylesheet in a process of its own, as `livery install` does.
///
/// GTK reads a user's stylesheet in every application, so one that kills it leaves nobody a
/// desktop to repair it with. That the window shows the theme is no proof: it is guarded.
final class BackgroundCrashTest {
  private let exchange: HelperExchange<TrialAnswer>

  /// Creates a trial by the process that the window was started with for that.
  init(by keeper: Helper?) {
    exchange = HelperExchange(with: keeper)
  }

  /// Tries a stylesheet, and calls `done` with how it did, unless that is stopped before.
  func begin(_ stylesheet: [UInt8], _ done: @escaping (TrialAnswer.Result) -> Void) {
    let text = String(decoding: stylesheet, as: UTF8.self)
    exchange.send({ TrialOrder(number: $0, stylesheet: text) }) { answer in
      done(
        answer?.result
          ?? .untried(reason: translated("the process that tries themes has ended")))
    }
  }

  /// Waits for no result any more.
  func stop() { exchange.stop() }
}
