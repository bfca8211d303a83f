import LiveryAdwaita
import LiverySystem

/// The C program that shows the same page and loads the same stylesheets.
@MainActor struct BareWindow {
  let program: String

  /// The arguments after the name of what is measured: the page, and two stylesheets.
  let files: [String]

  /// Why there are no numbers of the program.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts it with a window that waits for presses.
  func pressed() throws(Failure) -> Presses {
    Presses(program: program, try start("press", rounds: 0))
  }

  /// A window of it that is pressed one time after the other.
  @MainActor final class Presses {
    private let program: String
    private let helper: Helper

    fileprivate init(program: String, _ helper: Helper) {
      (self.program, self.helper) = (program, helper)
    }

    /// Presses once, and returns the milliseconds of the processor's time and of the clock's.
    func press() throws(Failure) -> Times.Round {
      guard helper.send("press"), let numbers = BareWindow.numbers(from: helper),
        numbers.count == 2
      else { throw BareWindow.failure(of: program, helper) }
      return (numbers[0], numbers[1])
    }
  }

  /// Runs it, and returns the number that it prints.
  func run(_ what: String, rounds: Int) throws(Failure) -> Double {
    let helper = try start(what, rounds: rounds)
    helper.finish()
    guard let number = Self.numbers(from: helper)?.first else {
      throw Self.failure(of: program, helper)
    }
    return number
  }

  private func start(_ what: String, rounds: Int) throws(Failure) -> Helper {
    guard let helper = Helper([program, what] + files + ["\(rounds)"]) else {
      throw Failure(description: "'\(program)' cannot be started")
    }
    return helper
  }

  /// Waits for the numbers of the next line; `nil` where the program ends without one.
  private static func numbers(from helper: Helper) -> [Double]? {
    while true {
      if let line = helper.nextLine() {
        return line.split(separator: " ").compactMap { Double($0) }
      }
      if helper.isSilent { return nil }
      Helper.wait(for: [helper], milliseconds: 1_000)
    }
  }

  private static func failure(of program: String, _ helper: Helper) -> Failure {
    helper.kill()
    let ending =
      switch helper.wait() {
      case .exit(let status): "ended with status \(status)"
      case .signal(let signal):
        "was killed by signal \(signal) (\(ProcessEnding.name(ofSignal: signal)))"
      }
    return Failure(description: "'\(program)' gave no numbers: it \(ending)")
  }
}
