import LiveryConsole
import LiverySystem

/// A process without GTK that has stylesheets tried for the window.
///
/// The window may start no program that needs a screen of its own, nor may what the window starts.
/// So this process is forked before the window gives up its rights.
package enum TrialKeeper {
  /// How often it looks whether the window still waits for the result, in ms.
  private static let interval = 1_000

  /// Serves a window until it closes its end or ends.
  ///
  /// - Parameters:
  ///   - input: A descriptor that orders come from, in lines.
  ///   - output: A descriptor for the answers.
  ///   - trial: The command line that tries the stylesheet on its standard input.
  package static func run(
    input: Int32, output: Int32, trial: [String] = ["/proc/self/exe", "trial"]
  ) {
    Terminal.ignoreClosedPipes()
    let window = LineInput(input)
    while !window.isAtEnd {
      Helper.wait(for: [], and: [window], milliseconds: -1)
      guard let order = window.next().flatMap(TrialOrder.init(line:)) else { continue }
      guard let result = result(of: order, by: trial, for: window) else { return }
      let answer = TrialAnswer(number: order.number, result: result)
      _ = Descriptor.write(Array((answer.line + "\n").utf8), to: output)
    }
  }

  /// Tries a stylesheet; `nil` where nobody waits for the result any more.
  private static func result(
    of order: TrialOrder, by trial: [String], for window: LineInput
  ) -> TrialAnswer.Result? {
    guard let helper = Helper(trial) else { return .untried(reason: "the trial does not start") }
    helper.send(order.stylesheet)
    helper.finish()
    var reason: String?
    while !helper.isSilent {
      Helper.wait(for: [helper], milliseconds: interval)
      reason = helper.nextLine() ?? reason
      // The window orders nothing more before it has the answer.
      _ = window.next()
      if window.isAtEnd {
        // It ends its worker and removes its folder.
        helper.terminate()
        helper.wait()
        return nil
      }
    }
    switch helper.wait() {
    case .exit(0): return .passed
    case .exit(Int(Status.findings.rawValue)): return .failed(reason: reason ?? "GTK dies of it")
    default: return .untried(reason: reason ?? "the trial ended by itself")
    }
  }
}

/// A stylesheet that is to be tried.
package nonisolated struct TrialOrder: JSONLine, Hashable {
  /// Counts the orders of a window.
  package let number: Int
  package let stylesheet: String

  package init(number: Int, stylesheet: String) {
    (self.number, self.stylesheet) = (number, stylesheet)
  }
}

/// How a stylesheet did.
package nonisolated struct TrialAnswer: JSONLine, Hashable {
  package enum Result: Codable, Hashable, Sendable {
    case passed

    /// GTK died or hung; why, in words.
    case failed(reason: String)

    /// It could not be tried; why, in words.
    case untried(reason: String)
  }

  package let number: Int
  package let result: Result

  package init(number: Int, result: Result) {
    (self.number, self.result) = (number, result)
  }
}
