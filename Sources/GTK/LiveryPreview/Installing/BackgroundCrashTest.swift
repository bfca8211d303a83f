import LiveryAdwaita
import LiveryRendering
import LiverySystem

extension CrashTestAnswer: NumberedLine {}

/// Tests in a process of its own whether GTK survives a stylesheet, as `livery install` does.
///
/// Every GTK application reads the user's stylesheet, so one that crashes GTK leaves no usable
/// desktop for repairing it. That the window shows the theme is not enough: the window is
/// supervised.
final class BackgroundCrashTest {
  private let exchange: HelperExchange<CrashTestAnswer>

  /// Creates a test that uses the process started with the window for this purpose.
  init(by helper: Helper?) {
    exchange = HelperExchange(with: helper)
  }

  /// Tries a stylesheet, and calls `done` with how it did, unless that is stopped before.
  func begin(_ stylesheet: [UInt8], _ done: @escaping (CrashTestAnswer.Result) -> Void) {
    let text = String(decoding: stylesheet, as: UTF8.self)
    exchange.send({ CrashTestOrder(number: $0, stylesheet: text) }) { answer in
      done(
        answer?.result
          ?? .untried(reason: translated("the process that tries themes has ended")))
    }
  }

  /// Waits for no result any more.
  func stop() { exchange.stop() }
}
