import CommandLineKit
import LiveryAdwaita
import LiverySystem

/// An app that was started for pictures, with the processes that it has started itself.
final class StartedApp {
  private let name: String
  private let services: SessionServices
  private let timeout: Int
  private let others: [Int]
  private let log: String
  private let process: Helper

  /// Starts an app, which may take some seconds to show a window; `others` are not its processes.
  init(
    _ words: [String], _ services: SessionServices, timeout: Int, but others: [Int]
  ) throws {
    (name, self.services, self.timeout) = (words[0], services, timeout)
    log = "\(services.configuration.folder)/app.log"
    guard let process = Helper(words, environment: services.environment, log: log) else {
      throw AppError("'\(name)' cannot be started")
    }
    process.finish()
    self.process = process
    self.others = others + services.processes + [process.processID]
  }

  /// Whether it, or a process that continues in its place, is still running.
  var isRunning: Bool {
    while process.nextLine() != nil {}
    return !hasEnded || !Descendants.children(but: others).isEmpty
  }

  /// The processor time that it and its helpers have used so far, in ms.
  var usedTime: Int {
    Descendants.usedMilliseconds(but: others.filter { $0 != process.processID })
  }

  private var hasEnded: Bool { !Descendants.isRunning(process.processID) }

  private var hasWindow: Bool { !Folder.names(in: services.configuration.windows).isEmpty }

  /// Waits for its first window; throws an error if it ends or fails first.
  func waitForWindow() throws {
    _ = MainLoop.run(until: { hasWindow || !isRunning }, milliseconds: timeout * 1_000)
    if hasWindow { return }
    let problem =
      if !isRunning {
        ending
      } else if hasEnded {
        "went on in the background and showed no window of GTK in \(timeout) s"
      } else {
        "showed no window of GTK in \(timeout) s"
      }
    throw AppError("'\(name)' \(problem)\(services.wish)\(said)", .findings)
  }

  private var ending: String {
    switch process.wait() {
    case .exit(0): "ended before it had a window"
    case .exit(let status): "ended with status \(status) before it had a window"
    case .signal(let signal):
      "was killed by signal \(signal), \(ProcessEnding.name(ofSignal: signal).lowercased()), "
        + "before it had a window"
    }
  }

  /// The last line of its standard error.
  private var said: String { RegularFile.lastLine(of: log).map { "; it said: \($0)" } ?? "" }

  func end() {
    process.kill()
    process.wait()
  }
}
