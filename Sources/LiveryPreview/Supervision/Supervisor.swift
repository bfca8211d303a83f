import Adwaita
import Console
import System
import ThemeSession

/// The process that runs the window in a child, and brings it back when it dies.
///
/// It never starts GTK, so nothing that a theme does to GTK reaches it.
package final class Supervisor {
  /// How often the supervisor looks up while a change is awaited, in ms.
  private static let pace = 250

  private let file: SessionFile?
  private let restarts: Bool
  private var deaths = DeathCount()
  private let start = Moment.now

  /// Creates a supervisor.
  ///
  /// - Parameter restarts: Whether the window comes back; a picture that cannot be taken does not.
  package init(restarts: Bool) {
    self.restarts = restarts
    file = restarts ? SessionFile() : nil
  }

  /// Runs `window` in a child until it ends by itself, and gives the exit status.
  ///
  /// Where the child was asked to end by a signal, this process ends by the same.
  package func run(_ window: (Lifeline) -> Int) -> Int {
    var recovery: Recovery?
    while true {
      let child = ChildProcess { channel in
        let lifeline = Lifeline(channel: channel, file: file, recovery: recovery)
        let status = window(lifeline)
        lifeline.say(.leaving(status))
        return status
      }
      guard let child else {
        Terminal.complain("the system has no process to give")
        return 70
      }
      switch watch(child) {
      case .left(let status):
        file?.leave(keepingEdits: false)
        return status
      case .asked(let signal):
        file?.leave(keepingEdits: true)
        Program.die(of: signal)
      case .died(let death):
        let next = self.recovery(after: death)
        report(next)
        guard let next, restarts, deaths.count <= 2 else {
          file?.leave(keepingEdits: true)
          return 70
        }
        recovery = next
      }
    }
  }

  private func recovery(after death: Death) -> Recovery? {
    deaths.add(at: start.elapsedMilliseconds / 1_000)
    return Recovery(after: death, of: file?.read(), isLastResort: deaths.count > 1)
  }

  private func report(_ recovery: Recovery?) {
    guard let recovery else { return }
    let notice = Notice(recovery)
    Terminal.complain("\(notice.title.lowercasedStart). \(notice.reason)")
  }

  private enum Outcome {
    case left(Int)
    case asked(Int)
    case died(Death)
  }

  /// Follows a child to its end.
  private func watch(_ child: ChildProcess) -> Outcome {
    var announced: Int?
    var isTrying = false
    var isHung = false
    // Pauses that were looked up from, and not the clock: a stopped or sleeping machine hangs nobody.
    var silence = 0
    while true {
      switch child.next(milliseconds: isTrying ? Self.pace : 60_000) {
      case .message(let bytes):
        silence = 0
        switch Lifeline.Message(bytes) {
        case .trying: isTrying = true
        case .painted: isTrying = false
        case .leaving(let status): announced = status
        case .alive, nil: break
        }
      case .asked(let signal):
        child.send(signal)
      case .quiet:
        guard isTrying, !child.isStopped else { continue }
        silence += Self.pace
        guard silence >= Death.limit else { continue }
        isHung = true
        child.kill()
      case .ended(let ending):
        if let announced { return .left(announced) }
        if isHung { return .died(.hang) }
        switch ending {
        case .exit(let status): return .died(.exit(status))
        case .signal(let signal):
          return StopRequest.isStop(signal) ? .asked(signal) : .died(.signal(signal))
        }
      }
    }
  }
}

extension String {
  /// The text in the midst of a sentence.
  fileprivate var lowercasedStart: String {
    prefix(1).lowercased() + dropFirst()
  }
}
