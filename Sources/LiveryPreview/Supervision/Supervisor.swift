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

  /// The theme's file that the child is reading.
  private var reading: String?

  /// How long reading a theme's file may take, in ms; its own limits end it long before.
  private static let readingLimit = 10_000
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
        let skipped = recovery?.skipped ?? []
        // A file that is passed over from now on cannot do it again.
        let isNew = reading.map { !skipped.contains($0) } ?? false
        if !isNew { crashes.add(at: start.elapsedMilliseconds / 1_000) }
        let next = Recovery(
          after: crash, of: file?.read(), isLastResort: crashes.count > 1, reading: reading,
          skipping: skipped)
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
    var readingTime = 0
    reading = nil
    while true {
      let isWatched = isTrying || reading != nil
      switch child.next(milliseconds: isWatched ? Self.interval : 60_000) {
      case .message(let bytes):
        silence = 0
        switch SupervisorConnection.Message(bytes) {
        case .trying: isTrying = true
        case .painted: isTrying = false
        case .leaving(let status): announced = status
        case .reading(let path): (reading, readingTime) = (path, 0)
        case .alive, nil: break
        }
      case .stopRequest(let signal):
        child.send(signal)
      case .timeout:
        guard isWatched, !child.isStopped else { continue }
        if isTrying { silence += Self.interval }
        if reading != nil { readingTime += Self.interval }
        guard silence >= Crash.limit || readingTime >= Self.readingLimit else { continue }
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
