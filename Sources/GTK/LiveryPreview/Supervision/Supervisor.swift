import CommandLineKit
import LiveryAudit
import LiveryRendering
import LiverySystem
import ThemeSession

/// Runs the window in a child process, and restarts it when it crashes.
///
/// The supervisor never starts GTK, so a theme cannot crash it.
package final class Supervisor {
  private let file: SessionFile?
  private let restarts: Bool

  /// The user's own UI file, as typed.
  private let ui: String?
  private let userSheet = UserSheet()
  private var crashes = CrashCount()

  /// The theme's file that the child is reading.
  private var reading = ReadingWatch()
  private let start = Moment.now

  /// Creates a supervisor; a window that only takes a screenshot is not restarted.
  package init(restarts: Bool, showing ui: String? = nil) {
    (self.restarts, self.ui) = (restarts, ui)
    file = restarts ? SessionFile() : nil
  }

  /// Runs `window` in a child until it ends by itself, and returns its exit status.
  ///
  /// If a signal such as SIGTERM asked the child to end, this process ends with the same signal.
  package func run(_ window: (SupervisorConnection) -> Int) -> Int {
    defer { userSheet.removeLinks() }
    var recovery: Recovery?
    var edits: [SessionSnapshot.Unsaved] = []
    while true {
      let child = ChildProcess { channel in
        let starter = ProgramStarter {
          guard let request = EditorRequest($0) else { return }
          _ = EditorCommand.open(request, environment: Environment.variables)
        }
        // The last process has copies of the others' descriptors, so they end after it.
        let trier =
          restarts ? Helper(copying: { CrashTestSupervisor.run(input: $0, output: $1) }) : nil
        let desktop =
          restarts ? Helper(copying: { DesktopService.run(input: $0, output: $1) }) : nil
        let supervisor =
          restarts ? Helper(copying: { AuditSupervisor.run(input: $0, output: $1) }) : nil
        userSheet.prepareProcess()
        let connection = SupervisorConnection(
          channel: channel, file: file, recovery: recovery, edits: edits,
          leftOutSheet: userSheet.leftOut, starter: starter, supervisor: supervisor,
          trier: trier, desktop: desktop)
        let status = window(connection)
        connection.send(.leaving(status))
        return status
      }
      guard let child else {
        Terminal.printError("the system has no process to give")
        return 70
      }
      switch watch(child) {
      case .exited(let status):
        file?.remove(keepingEdits: false)
        return status
      case .stopped(let signal):
        file?.remove(keepingEdits: true)
        userSheet.removeLinks()
        Program.die(of: signal)
      case .crashed(let crash, let hasPainted):
        if crash == LostDisplay.ending, LostDisplay.isGone {
          Terminal.printError("the display '\(LostDisplay.name)' is gone, and the window with it")
          file?.remove(keepingEdits: true)
          return 69
        }
        if !hasPainted, reading.path == nil, userSheet.isSuspect(after: crash) {
          if recovery == nil { edits = file?.read()?.session.unsaved ?? [] }
          continue
        }
        guard let next = restart(after: crash, skipping: recovery?.skipped ?? []) else {
          file?.remove(keepingEdits: true)
          return 70
        }
        (recovery, edits) = (next, [])
      }
    }
  }

  /// Prints the crash, and returns the state for the next window; `nil` if there is no next window.
  private func restart(after crash: Crash, skipping skipped: [String]) -> Recovery? {
    guard restarts else {
      let picture = ui.map { "the picture of '\($0)'" } ?? "its picture"
      Terminal.printError("the window died before \(picture) was taken. \(crash.description)")
      return nil
    }
    // A skipped file cannot cause another hang.
    let isNew = reading.path.map { !skipped.contains($0) } ?? false
    if !isNew { crashes.add(at: start.elapsedMilliseconds / 1_000) }
    if crashes.count > 1 { userSheet.leaveOut() }
    let recovery = Recovery(
      after: crash, of: file?.read(), isLastResort: crashes.count > 1, reading: reading.path,
      skipping: skipped)
    let notice = Notice(recovery)
    let title = notice.title.prefix(1).lowercased() + notice.title.dropFirst()
    Terminal.printError("\(title). \(notice.reason)")
    return crashes.count > 2 ? nil : recovery
  }

  private enum Outcome {
    case exited(Int)
    case stopped(signal: Int)
    case crashed(Crash, hasPainted: Bool)
  }

  /// Waits for the end of a child.
  private func watch(_ child: ChildProcess) -> Outcome {
    var announced: Int?
    var (isHung, hasPainted) = (false, false)
    var heartbeat = Heartbeat()
    reading = ReadingWatch()
    while true {
      switch child.next(milliseconds: reading.path == nil ? heartbeat.pause : Heartbeat.interval) {
      case .message(let bytes):
        let line = String(decoding: bytes, as: UTF8.self)
        guard let message = SupervisorConnection.Message(line: line) else { continue }
        heartbeat.hear(message)
        switch message {
        case .leaving(let status): announced = status
        case .painted:
          if !hasPainted { sayWhatIsLeftOut() }
          hasPainted = true
        case .reading(let path): reading.begin(path)
        case .trying, .alive, .inFrame: break
        }
      case .stopRequest(let signal):
        child.send(signal: signal)
      case .timeout:
        let activity = child.activity
        let step =
          reading.isHung(activity)
          ? .kill : heartbeat.pass(activity, crowding: ProcessorLoad.now)
        switch step {
        case .wait: break
        case .ask: child.send(SupervisorConnection.question)
        case .kill:
          isHung = true
          child.kill()
        }
      case .ended(let ending):
        if let announced { return .exited(announced) }
        if isHung {
          return .crashed(.hang(milliseconds: heartbeat.limit), hasPainted: hasPainted)
        }
        switch ending {
        case .exit(let status): return .crashed(.exit(status), hasPainted: hasPainted)
        case .signal(let signal):
          return StopRequest.isStop(signal)
            ? .stopped(signal: signal) : .crashed(.signal(signal), hasPainted: hasPainted)
        }
      }
    }
  }

  /// Names the stylesheet without which the window has just painted its first frame.
  private func sayWhatIsLeftOut() {
    guard let sheet = userSheet.leftOut, let crash = sheet.crash else { return }
    Terminal.printError(
      "'\(sheet.path)' killed the window at its start. \(crash.description) The window leaves it out."
    )
  }
}
