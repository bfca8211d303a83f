import Adwaita
import System

/// The C program that shows the same page and loads the same stylesheets, run by its path.
struct BareWindow {
  let program: String

  /// The arguments after the name of what is measured: the page, and two stylesheets.
  let files: [String]

  /// Starts it with a window that waits for presses; `nil` where it fails.
  func pressed() -> Presses? {
    Helper([program, "press"] + files + ["0"]).map(Presses.init)
  }

  /// A window of it that is pressed one time after the other.
  final class Presses {
    private let helper: Helper

    init(_ helper: Helper) {
      self.helper = helper
    }

    /// Presses once, and gives the milliseconds of the processor's time and of the clock's; `nil` where
    /// the program is gone.
    func press() -> (processor: Double, wall: Double)? {
      guard helper.send("press"), let numbers = BareWindow.numbers(from: helper),
        numbers.count == 2
      else { return nil }
      return (numbers[0], numbers[1])
    }
  }

  /// Runs it, and gives the numbers of each line that it prints; `nil` where it fails.
  func run(_ what: String, _ rounds: Int) -> [[Double]]? {
    guard let helper = Helper([program, what] + files + ["\(rounds)"]) else { return nil }
    helper.finish()
    var lines: [[Double]] = []
    while let numbers = Self.numbers(from: helper) { lines.append(numbers) }
    return lines.isEmpty ? nil : lines
  }

  /// Waits for the numbers of the next line; `nil` once there comes none.
  private static func numbers(from helper: Helper) -> [Double]? {
    while true {
      if let line = helper.nextLine() {
        return line.split(separator: " ").compactMap { Double($0) }
      }
      if helper.isSilent { return nil }
      Helper.wait(for: [helper], milliseconds: 1_000)
    }
  }
}
