import Adwaita
import Console
import System
import ThemeSession

/// Runs the window in a child process, and restarts it when it crashes.
///
/// The supervisor never starts GTK, so a theme cannot crash it.
package final class Supervisor {
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
        let connection = SupervisorConnection(channel: channel, file: file, recovery: recovery)
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
    var isHung = false
    var heartbeat = Heartbeat()
    while true {
      switch child.next(milliseconds: heartbeat.pause) {
      case .message(let bytes):
        guard let message = SupervisorConnection.Message(bytes) else { continue }
        heartbeat.hear(message)
        if case .leaving(let status) = message { announced = status }
      case .stopRequest(let signal):
        child.send(signal: signal)
      case .timeout:
        switch heartbeat.pass(child.activity) {
        case .wait: break
        case .ask: child.send(SupervisorConnection.question)
        case .kill:
          isHung = true
          child.kill()
        }
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
