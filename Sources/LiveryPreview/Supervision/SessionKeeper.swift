import Adwaita
import Gallery
import LiveryGTK
import ThemeModel
import ThemeSession

/// Keeps down what the window would come back with, and which look is on trial.
///
/// A look is on trial from before GTK sees it until it has been painted and the display has answered.
final class SessionKeeper {
  private let lifeline: Lifeline
  private let session: ThemeSession
  let display: Display
  private let clock: Widget
  private let surroundings: () -> [String: String]
  private var page: Page?

  /// The look that is on screen, or about to be.
  private var shown: ShownLook?
  private var isOnTrial = false

  /// Whether the look on screen stood its trial, on some page at least.
  private var isProven = false

  /// The theme on trial, where it is that of the compare window.
  private var elsewhere: SessionSnapshot.Attempt?

  /// The last look before it that stood its trial.
  private var good: ShownLook?

  /// The look that is not shown until somebody asks for it.
  private(set) var held: HeldLook?

  /// Told when a look is no longer held back.
  var onReleased: () -> Void = {}

  private var trial = 0
  private var pulse: ScheduledCall?
  private var isRecordDue = false

  /// What is to be done after the trial.
  private var waiting: [() -> Void] = []

  /// How long something waits for the end of a trial, in ms.
  private static let patience = 300

  /// Starts to keep a session down, together with what `surroundings` tells of the window.
  init(
    _ lifeline: Lifeline, session: ThemeSession, display: Display, clock: Widget,
    surroundings: @escaping () -> [String: String]
  ) {
    self.lifeline = lifeline
    self.session = session
    (self.display, self.clock) = (display, clock)
    self.surroundings = surroundings
    held = lifeline.recovery?.held
    session.observe(self) { [weak self] _ in
      guard let self, !isOnTrial else { return }
      record()
    }
  }

  /// Takes notice of a look that GTK is about to see, and gives what it may see.
  func admit(_ texts: LookTexts) -> LookTexts {
    var texts = texts
    if let held {
      if session.currentID == held.id, texts.fingerprint == held.fingerprint {
        texts = held.good
      } else {
        self.held = nil
        onReleased()
      }
    }
    if let shown, isProven { good = shown }
    let theme = SessionSnapshot.Attempt(
      id: session.currentID, name: session.current?.name ?? session.look.theme.name,
      path: session.current?.path)
    shown = ShownLook(theme, texts: texts)
    isProven = false
    beginTrial()
    return texts
  }

  /// Takes notice that a theme is about to be seen on another display, itself or on another page.
  func admit(_ other: LiveTheme) {
    let current = other.session.current
    let theme = SessionSnapshot.Attempt(
      id: other.session.currentID, name: current?.name ?? other.session.look.theme.name,
      path: current?.path)
    beginTrial(of: theme, on: other.clock, other.display)
  }

  /// Takes notice of a file that is about to be built and seen.
  func tryFile(_ path: String) {
    page = nil
    let name = path.split(separator: "/").last.map(String.init) ?? path
    beginTrial(of: SessionSnapshot.Attempt(id: path, name: name, path: path))
  }

  /// Takes notice that the look on screen is about to be seen on another page.
  func retry(on page: Page) {
    self.page = page
    beginTrial()
  }

  /// Lets the look be shown again that was held back.
  func release() {
    held = nil
  }

  /// Puts the state down soon, once for all that changes meanwhile.
  func recordSoon() {
    guard !isRecordDue else { return }
    isRecordDue = true
    ScheduledCall.after(milliseconds: 200) { [weak self] in
      self?.isRecordDue = false
      self?.record()
    }
  }

  /// Calls `body` once what is on trial now stood it, so that another can be tried and blamed by itself;
  /// at the latest after a while, since a window that nobody sees paints no frames.
  func afterTrial(_ body: @escaping () -> Void) {
    guard isOnTrial else { return body() }
    var isCalled = false
    let call = {
      guard !isCalled else { return }
      isCalled = true
      body()
    }
    waiting.append(call)
    ScheduledCall.after(milliseconds: Self.patience, call)
  }

  /// Tells the supervisor that the window is about to end by itself.
  func leave() {
    pulse?.cancel()
    lifeline.say(.leaving(0))
  }
}

extension SessionKeeper {
  /// How often a window that waits for its frame tells that it runs, in ms: a covered one gets none.
  private static let pulsePause = 1_000

  private func beginTrial(
    of other: SessionSnapshot.Attempt? = nil, on frames: Widget? = nil, _ screen: Display? = nil
  ) {
    isOnTrial = true
    elsewhere = other
    trial += 1
    let number = trial
    record()
    lifeline.say(.trying)
    beat()
    var ticks = 0
    (frames ?? clock).onEachFrame { [weak self] in
      guard let self, trial == number else { return false }
      ticks += 1
      // The second frame begins when the first has been painted.
      guard ticks == 2 else { return true }
      ScheduledCall.whenIdle { [weak self] in self?.endTrial(number, screen) }
      return false
    }
  }

  private func beat() {
    pulse?.cancel()
    pulse = .after(milliseconds: Self.pulsePause) { [weak self] in
      guard let self, isOnTrial else { return }
      lifeline.say(.alive)
      beat()
    }
  }

  private func endTrial(_ number: Int, _ screen: Display?) {
    guard trial == number else { return }
    // What the display objects to ends the program here.
    (screen ?? display).synchronize()
    lifeline.say(.painted)
    isOnTrial = false
    isProven = true
    pulse?.cancel()
    record()
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }

  private func record() {
    guard let file = lifeline.file else { return }
    var snapshot = SessionSnapshot(of: session, page: page?.rawValue, window: surroundings())
    snapshot.attempt = isOnTrial ? elsewhere ?? shown?.theme : nil
    if isOnTrial, elsewhere != nil { snapshot.window["elsewhere"] = "yes" }
    if let shown {
      snapshot.window["fingerprint"] = shown.texts?.fingerprint
      let values = ShownLook(shown.theme, texts: nil).values("shown")
      snapshot.window.merge(values) { $1 }
    }
    if var good {
      if good.theme.id != shown?.theme.id { good.texts = nil }
      snapshot.window.merge(good.values("good")) { $1 }
    }
    file.write(snapshot)
  }
}
