import Adwaita
import Console
import System

/// An app that runs, and what it leaves behind.
final class RunningApp {
  /// How long what a program leaves behind may take to show a window, or to end, in ms.
  private static let patience = 5_000.0

  private let name: String
  private let apps: ShownApps
  private let process: GuestProcess
  private let start = Moment.now

  /// Starts an app.
  init(_ request: AppRequest, in configuration: PrivateConfiguration) throws {
    name = request.name
    apps = ShownApps(in: configuration.apps)
    do throws(FileError) {
      process = try GuestProcess(request.words, environment: configuration.environment)
    } catch {
      throw AppError("'\(request.name)' cannot be started: \(error.reason)")
    }
  }

  /// Says how the app follows the theme, as soon as it does.
  func follow() {
    apps.onFirst { [name] version in
      Terminal.say("'\(name)' follows the theme without a restart; it is an app of GTK \(version)")
      if version == 3, !OlderTheme.isInstalled {
        Terminal.say(
          "GTK 3's own theme takes few colors from others; with the theme '"
            + "\(OlderTheme.name(isDark: false))' installed it takes them all")
      }
    }
    ScheduledCall.after(milliseconds: Int(2 * Self.patience)) { [weak self] in
      guard let self, apps.running.isEmpty, process.look() == nil else { return }
      Terminal.say("'\(name)' has no window of GTK 3 or 4 yet, and so nothing of the theme")
    }
  }

  /// Waits for the end of the app, and of what goes on in its place.
  ///
  /// - Parameter others: Processes that are not the app's.
  /// - Returns: The app's exit status; 128 and the number of a signal that killed it.
  func runToEnd(but others: [Int]) -> Int {
    wait(for: process.id) { [process] in process.look() != nil }
    let hadWindow = apps.has(process.id)
    let ending = process.look() ?? .exit(0)
    sayWhatHappened(ending, hadWindow)
    if case .exit(0) = ending { waitForRest(but: others, servicesToo: !hadWindow) }
    switch ending {
    case .exit(let status): return status
    case .signal(let signal): return 128 + signal
    }
  }

  private func sayWhatHappened(_ ending: ProcessEnding, _ hadWindow: Bool) {
    let early = hadWindow ? "" : " before it had a window"
    switch ending {
    case .exit(0): break
    case .exit(let status):
      Terminal.complain("'\(name)' ended with status \(status)\(early)")
    case .signal(let signal):
      let word = ProcessEnding.name(ofSignal: signal).lowercased()
      Terminal.complain("'\(name)' was killed by signal \(signal), \(word)\(early)")
    }
  }

  /// Waits for a process that goes on when the app's own has ended, as long as it shows a window.
  private func waitForRest(but others: [Int], servicesToo: Bool) {
    let ended = Moment.now
    var hasWaited = false
    while true {
      let left = Descendants.children(but: others + [process.id])
      let shown = apps.running.first { id in servicesToo || left.contains { $0.id == id } }
      if let shown {
        Terminal.say("'\(name)' goes on in the background, as process \(shown)")
        wait(for: shown) { [apps] in !apps.running.contains(shown) }
        hasWaited = true
        continue
      }
      if left.isEmpty || hasWaited || ended.elapsedMilliseconds > Self.patience {
        guard !hasWaited, let first = left.first else { return }
        return Terminal.complain(
          "'\(name)' left process \(first.id) ('\(first.name)') behind, which has no window; "
            + "it is ended")
      }
      _ = MainLoop.run(until: { false }, milliseconds: 50)
    }
  }

  /// Runs the main loop until a process has ended.
  private func wait(for id: Int, until isOver: @escaping () -> Bool) {
    let watch = ProcessWatch(id: id)
    if let watch { MainLoop.onInput(of: watch.descriptor) { !isOver() } }
    MainLoop.keepRunning { !isOver() }
  }
}
