import CommandLineKit
import LiveryAdwaita
import LiverySystem

/// A running app, with the processes that it leaves behind.
final class RunningApp {
  /// How long leftover processes may take to show a window or to end, and how long a program may
  /// take to report that it follows the theme, in ms.
  private static let patience = 5_000.0

  private let name: String
  private let words: [String]
  private let configuration: PrivateConfiguration
  private let apps: ShownApps

  /// Whether it may follow the theme while it runs.
  private var isFollowing: Bool

  /// Processes that are not the app's.
  private let others: [Int]
  private var process: GuestProcess
  private var starts = RestartTimer()

  /// Starts an app, which may have the library to follow the theme; `others` are not its processes.
  init(
    _ request: AppRequest, in configuration: PrivateConfiguration, isFollowing: Bool,
    but others: [Int]
  ) throws {
    (name, words, self.configuration) = (request.name, request.words, configuration)
    (self.isFollowing, self.others) = (isFollowing, others)
    apps = ShownApps(in: configuration.apps)
    process = try Self.start(words, in: configuration)
    if !isFollowing { sayThatItIsStartedAgain() }
  }

  private static func start(
    _ words: [String], in configuration: PrivateConfiguration
  ) throws -> GuestProcess {
    do throws(FileError) {
      return try GuestProcess(words, environment: configuration.environment)
    } catch {
      throw AppError("'\(words[0])' cannot be started: \(error.reason)")
    }
  }

  /// Prints how the app follows the theme, as soon as it does.
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
      guard let self, isFollowing, !isShown, process.poll() == nil else { return }
      Terminal.say("'\(name)' has no window of GTK 3 or 4 yet, and so nothing of the theme")
    }
  }

  /// Whether a window of it follows the theme.
  var isShown: Bool { !apps.running.isEmpty }

  /// Waits for the end of the app and of its successors; returns its exit status, or 128 plus the
  /// number of the signal that killed it.
  func runToEnd() -> Int {
    while true {
      let process = process
      wait(for: process.id) { [weak self] in process.poll() != nil || self?.process !== process }
      guard self.process === process else { continue }
      let hadWindow = apps.has(process.id) || !isFollowing
      let ending = process.poll() ?? .exit(0)
      sayWhatHappened(ending, hadWindow)
      switch ending {
      case .exit(let status):
        if status == 0 { waitForRest(of: process.id, servicesToo: !hadWindow) }
        return status
      case .signal(let signal):
        guard starts.count > 0 else { return 128 + signal }
        // The user is still working on the theme that crashed it.
        Terminal.say("'\(name)' is started again at the next save")
        MainLoop.keepRunning { self.process === process }
      }
    }
  }

  private func sayWhatHappened(_ ending: ProcessEnding, _ hadWindow: Bool) {
    let early = hadWindow ? "" : " before it had a window"
    switch ending {
    case .exit(0): break
    case .exit(let status):
      Terminal.printError("'\(name)' ended with status \(status)\(early)")
    case .signal(let signal):
      let word = ProcessEnding.name(ofSignal: signal).lowercased()
      Terminal.printError("'\(name)' was killed by signal \(signal), \(word)\(early)")
    }
  }

  /// Waits for a process that continues after the app's own has ended, as long as it shows a
  /// window.
  private func waitForRest(of id: Int, servicesToo: Bool) {
    let ended = Moment.now
    var hasWaited = false
    while true {
      let left = Descendants.children(but: others + [id])
      let shown = apps.running.first { id in servicesToo || left.contains { $0.id == id } }
      if let shown {
        Terminal.say("'\(name)' goes on in the background, as process \(shown)")
        wait(for: shown) { [apps] in !apps.running.contains(shown) }
        hasWaited = true
        continue
      }
      if left.isEmpty || hasWaited || ended.elapsedMilliseconds > Self.patience {
        guard !hasWaited, let first = left.first else { return }
        return Terminal.printError(
          "'\(name)' left process \(first.id) ('\(first.name)') behind, which has no window; "
            + "it is ended")
      }
      _ = MainLoop.run(until: { false }, milliseconds: 50)
    }
  }

  /// Runs the main loop until a process has ended.
  private func wait(for id: Int, until isOver: @escaping () -> Bool) {
    if let watch = ProcessWatch(id: id) {
      // The watched descriptor stays open while the loop watches it.
      MainLoop.onInput(of: watch.descriptor) { withExtendedLifetime(watch) { !isOver() } }
    }
    MainLoop.keepRunning { !isOver() }
  }
}

extension RunningApp {
  /// Ends the app, calls `prepare`, and soon restarts the app, unless it follows the theme by then.
  func startAgain(after prepare: @escaping () throws -> Void) {
    let youngest = isFollowing ? Self.patience : RestartTimer.interval
    starts.schedule(youngest: youngest) { [weak self] in
      guard let self, !isShown else { return }
      if isFollowing {
        isFollowing = false
        sayThatItIsStartedAgain()
      }
      Descendants.end(but: others)
      do {
        try prepare()
        process = try Self.start(words, in: configuration)
        starts.noteStart()
      } catch {
        Terminal.printError("\(error)")
      }
    }
  }

  private func sayThatItIsStartedAgain() {
    Terminal.say(
      "'\(name)' does not follow the theme while it runs; it is started again at each save")
  }
}
