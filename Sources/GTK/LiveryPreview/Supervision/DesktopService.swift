import CommandLineKit
import LiveryRendering
import LiverySystem

/// A request of the window to the desktop, for which a program has to be started.
package nonisolated enum DesktopQuestion: String, Codable, CaseIterable, Sendable {
  /// Whether open applications read the installed theme again.
  case reload

  /// A report about which theme applications get, and why.
  case report
}

/// A process without GTK that handles requests to the desktop for the window.
///
/// The window may not start programs. So this process is forked before the window gives up its
/// rights, and starts this program again for each request.
package enum DesktopService {
  /// The command of this program that answers.
  package nonisolated static let command = "desktop"

  /// The maximum number of lines of an answer.
  private static let limit = 1_000

  /// Serves a window through lines, until the window closes its end or exits.
  static func run(input: Int32, output: Int32) {
    Terminal.ignoreClosedPipes()
    let window = LineInput(input)
    while !window.isAtEnd {
      Helper.wait(for: [], and: [window], milliseconds: -1)
      while let line = window.next() {
        guard let order = DesktopOrder(line: line) else { continue }
        let answer = answer(to: order)
        _ = Descriptor.write(Array((answer.line + "\n").utf8), to: output)
      }
    }
  }

  private static func answer(to order: DesktopOrder) -> DesktopAnswer {
    guard let helper = Helper(["/proc/self/exe", command, order.question.rawValue]) else {
      return DesktopAnswer(number: order.number, isFine: false, text: "")
    }
    helper.finish()
    var lines: [String] = []
    while !helper.isSilent {
      Helper.wait(for: [helper], milliseconds: -1)
      while let line = helper.nextLine() {
        if lines.count < limit { lines.append(line) }
      }
    }
    let ending = helper.wait()
    return DesktopAnswer(
      number: order.number, isFine: ending == .exit(0), text: lines.joined(separator: "\n"))
  }
}

/// A question with its number.
nonisolated struct DesktopOrder: JSONLine {
  let number: Int
  let question: DesktopQuestion
}

/// The output of the program, and whether it exited with 0.
nonisolated struct DesktopAnswer: NumberedLine {
  let number: Int
  let isFine: Bool
  let text: String
}
