import Adwaita
import Console
import System
import ThemeSession

/// Runs the window in a child process, and restarts it when it crashes.
///
/// The supervisor never starts GTK, so a theme cannot crash it.
package final class Supervisor {
  /// How often the supervisor looks for a message while a change is on trial, in ms.
  private static let interval = 250

  private let file: SessionFile?
  private let restarts: Bool
  private var crashes = CrashCount()
  private let start = Moment.now

  /// Creates a supervisor, which restarts no window that only takes a screenshot.
  package init(restarts: Bool) {
    self.restarts = restarts
    file = restarts ? SessionFile() : nil
  }

  /// Runs `window` in a child until it ends by itself, and returns its exit status.
  ///
  /// Where a signal such as SIGTERM asked the child to end, this process ends with the same signal.
  package func run(_ window: (SupervisorConnection) -> Int) -> Int {
    var recovery: Recovery?
    while true {
      let child = ChildProcess { channel in
        let starter = ProgramStarter {
          guard let request = EditorRequest($0) else { return }
          _ = EditorCommand.open(request, environment: Program.environment)
        }
        let connection = SupervisorConnection(
          channel: channel, file: file, recovery: recovery, starter: starter)
        let status = window(connection)
        connection.send(.leaving(status))
        return status
      }
      guard let child else {
        Terminal.complain("the system has no process to give")
        return 70
      }
      switch watch(child) {
      case .exited(let status):
        file?.remove(keepingEdits: false)
        return status
      case .stopped(let signal):
        file?.remove(keepingEdits: true)
        Program.die(of: signal)
      case .crashed(let crash):
        crashes.add(at: start.elapsedMilliseconds / 1_000)
        let next = Recovery(after: crash, of: file?.read(), isLastResort: crashes.count > 1)
        let notice = Notice(next)
        let title = notice.title.prefix(1).lowercased() + notice.title.dropFirst()
        Terminal.complain("\(title). \(notice.reason)")
        guard restarts, crashes.count <= 2 else {
          file?.remove(keepingEdits: true)
          return 70
        }
        recovery = next
      }
    }
  }

  private enum Outcome {
    case exited(Int)
    case stopped(signal: Int)
    case crashed(Crash)
  }

  /// Waits for the end of a child.
  private func watch(_ child: ChildProcess) -> Outcome {
    var announced: Int?
    var isTrying = false
    var isHung = false
    // Counted in intervals and not by the clock: a suspended machine is no hang.
    var silence = 0
    while true {
      switch child.next(milliseconds: isTrying ? Self.interval : 60_000) {
      case .message(let bytes):
        silence = 0
        switch SupervisorConnection.Message(bytes) {
        case .trying: isTrying = true
        case .painted: isTrying = false
        case .leaving(let status): announced = status
        case .alive, nil: break
        }
      case .stopRequest(let signal):
        child.send(signal)
      case .timeout:
        guard isTrying, !child.isStopped else { continue }
        silence += Self.interval
        guard silence >= Crash.limit else { continue }
        isHung = true
        child.kill()
      case .ended(let ending):
        if let announced { return .exited(announced) }
        if isHung { return .crashed(.hang) }
        switch ending {
        case .exit(let status): return .crashed(.exit(status))
        case .signal(let signal):
          return StopRequest.isStop(signal) ? .stopped(signal: signal) : .crashed(.signal(signal))
        }
      }
    }
  }
}
