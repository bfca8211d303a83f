import CommandLineKit
import LiverySystem

/// A process without GTK that lets stylesheets be tested for the window.
///
/// The window, and processes that it starts, may not start programs that need a display of their
/// own. So this process is forked before the window gives up its rights.
package enum CrashTestSupervisor {
  /// Serves a window through lines, until the window closes its end or exits.
  package static func run(
    input: Int32, output: Int32, crashTest: [String] = ["/proc/self/exe", "trial"]
  ) {
    Terminal.ignoreClosedPipes()
    let window = LineInput(input)
    var next: CrashTestOrder?
    while !window.isAtEnd {
      if next == nil { Helper.wait(for: [], and: [window], milliseconds: -1) }
      guard let order = window.last() ?? next else { continue }
      next = nil
      var result = CrashTestAnswer.Result.untried(reason: "the trial does not start")
      if let helper = Helper(crashTest) {
        helper.send(order.stylesheet)
        helper.finish()
        var reason: String?
        while !helper.isSilent, next == nil, !window.isAtEnd {
          Helper.wait(for: [helper], and: [window], milliseconds: -1)
          reason = helper.nextLine() ?? reason
          next = window.last()
        }
        // If nobody waits any more, it ends its worker and removes its folder.
        if !helper.isSilent { helper.terminate() }
        result = Self.result(of: helper.wait(), reason)
      }
      let answer = CrashTestAnswer(number: order.number, result: result)
      _ = Descriptor.write(Array((answer.line + "\n").utf8), to: output)
    }
  }

  private static func result(of ending: ProcessEnding, _ reason: String?) -> CrashTestAnswer.Result
  {
    switch ending {
    case .exit(0): .passed
    case .exit(Int(Status.findings.rawValue)): .failed(reason: reason ?? "GTK dies of it")
    default: .untried(reason: reason ?? "the trial ended by itself")
    }
  }
}

/// A stylesheet to test.
package nonisolated struct CrashTestOrder: JSONLine, Hashable {
  package let number: Int
  package let stylesheet: String

  package init(number: Int, stylesheet: String) {
    (self.number, self.stylesheet) = (number, stylesheet)
  }
}

/// The result of testing a stylesheet.
package nonisolated struct CrashTestAnswer: JSONLine, Hashable {
  package enum Result: Codable, Hashable, Sendable {
    case passed

    /// GTK crashed or hung, with a description.
    case failed(reason: String)

    /// It could not be tested, with the reason.
    case untried(reason: String)
  }

  package let number: Int
  package let result: Result

  package init(number: Int, result: Result) {
    (self.number, self.result) = (number, result)
  }
}
