import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeSession

/// The window whose state a recorder records.
protocol SessionRecorderDelegate: AnyObject {
  var windowState: WindowState { get }

  /// The theme beside it, in the window or in the compare window; `nil` while none is seen.
  var comparedTheme: ShownTheme? { get }

  /// Called when a look is no longer blocked, since another was shown.
  func recorderUnblockedLook()
}

/// Records the state that the window restores after a crash, and which look is on trial.
///
/// A trial begins before GTK loads a look, and ends when it is painted and the display answers.
final class SessionRecorder {
  private weak var delegate: (any SessionRecorderDelegate)?
  private let connection: SupervisorConnection
  private let session: ThemeSession
  let display: Display
  private let clock: Widget
  private var page: Page?

  /// The look that is on screen, or about to be.
  private var shown: ShownVersion?

  /// Whether the look on screen was painted, on some page at least.
  private var isPainted = false

  /// The last look before it that was painted.
  private var good: ShownVersion?

  /// The look that is not shown until the user asks for it.
  private var blocked: BlockedVersion?

  private var isOnTrial = false

  /// The theme on trial, where it is not the session's.
  private var elsewhere: ShownTheme?

  /// The ID of the last trial.
  private var trial = 0
  private var isRecordDue = false

  /// The calls that wait for the end of the trial.
  private var waiting: [() -> Void] = []

  /// How long a call waits for the end of a trial, in ms.
  private static let waitingLimit = 300

  /// Starts to record a session that is shown on a display, with the frames of a window.
  init(
    _ connection: SupervisorConnection, session: ThemeSession, display: Display, clock: Widget,
    delegate: (any SessionRecorderDelegate)? = nil
  ) {
    (self.connection, self.session, self.delegate) = (connection, session, delegate)
    (self.display, self.clock) = (display, clock)
    blocked = connection.recovery?.blocked
    session.observe(self) { [weak self] _ in
      guard let self, !isOnTrial else { return }
      record()
    }
  }

  /// The process that starts programs for the window, if there is one.
  var starter: ProgramStarter? { connection.starter }

  /// What crashed the window before.
  var suspect: CrashCause? { connection.recovery?.suspect }

  /// Starts the trial of a look of the session, and returns the one that GTK may load: the last
  /// good one in place of a blocked one.
  func beginTrial(of texts: LoadedStylesheets) -> LoadedStylesheets {
    var texts = texts
    if let blocked {
      if session.currentID == blocked.id, texts.fingerprint == blocked.fingerprint {
        texts = blocked.good
      } else {
        self.blocked = nil
        delegate?.recorderUnblockedLook()
      }
    }
    if let shown, isPainted { good = shown }
    shown = ShownVersion(ShownTheme(currentOf: session), texts)
    isPainted = false
    beginTrial(isInFrame: true)
    return texts
  }

  /// Starts a trial of the session's look on another page.
  func beginTrial(on page: Page) {
    self.page = page
    beginTrial()
  }

  /// Starts a trial of a theme on another display, when the theme or its page changes.
  func beginTrial(elsewhere other: LiveryTheme, isInFrame: Bool = false) {
    beginTrial(
      elsewhere: ShownTheme(currentOf: other.session), on: other.window, other.display,
      isInFrame: isInFrame)
  }

  /// Starts a trial of a theme in another part of the window, when the theme or its page changes.
  func beginTrial(beside other: ThemeSession) {
    beginTrial(elsewhere: ShownTheme(currentOf: other), isInFrame: true)
  }

  /// Starts a trial of a UI file that is about to be built.
  func beginTrial(ofFile path: String) {
    beginTrial(elsewhere: ShownTheme(ofFile: path))
  }

  /// Records that the page of the user's own UI is shown instead of one of the gallery.
  func showOwnPage() {
    page = nil
    record()
  }

  /// Allows the blocked look to be shown again.
  func unblock() {
    blocked = nil
  }

  /// Calls `body` after the current trial, so that the next change has a trial of its own.
  ///
  /// A window that nobody sees paints no frames, so the call does not wait for long.
  func afterTrial(_ body: @escaping () -> Void) {
    guard isOnTrial else { return body() }
    var isCalled = false
    let call = {
      guard !isCalled else { return }
      isCalled = true
      body()
    }
    waiting.append(call)
    ScheduledCall.after(milliseconds: Self.waitingLimit, call)
  }

  /// Records the state soon, once for all changes until then.
  func recordSoon() {
    guard !isRecordDue else { return }
    isRecordDue = true
    ScheduledCall.after(milliseconds: 200) { [weak self] in
      self?.isRecordDue = false
      self?.record()
    }
  }

  func record() {
    guard let file = connection.file else { return }
    var snapshot = WindowSnapshot(session: session.snapshot, page: page)
    if let delegate {
      (snapshot.window, snapshot.compared) = (delegate.windowState, delegate.comparedTheme)
    }
    if isOnTrial, let theme = elsewhere ?? shown?.theme {
      snapshot.trial = .init(theme: theme, isElsewhere: elsewhere != nil)
    }
    (snapshot.shown, snapshot.good) = (shown, good)
    snapshot.shown?.texts = nil
    if good?.theme.id != shown?.theme.id { snapshot.good?.texts = nil }
    file.write(snapshot)
  }

  /// Tells the supervisor that the window is about to end by itself.
  func end() {
    connection.send(.leaving(0))
  }
}

extension SessionRecorder {
  private func beginTrial(
    elsewhere theme: ShownTheme? = nil, on frames: Widget? = nil, _ screen: Display? = nil,
    isInFrame: Bool = false
  ) {
    isOnTrial = true
    elsewhere = theme
    trial += 1
    let id = trial
    record()
    connection.send(.trying)
    // A look is loaded in the frame that shows it, before layout.
    if isInFrame { connection.send(.inFrame) }
    var count = 0
    (frames ?? clock).onEachFrame { [weak self] in
      guard let self, trial == id else { return false }
      count += 1
      if count == 1 { connection.send(.inFrame) }
      // The second frame begins when the first has been painted.
      guard count == 2 else { return true }
      ScheduledCall.whenIdle { [weak self] in self?.endTrial(id, screen) }
      return false
    }
  }

  private func endTrial(_ id: Int, _ screen: Display?) {
    guard trial == id else { return }
    // An X error ends the program here.
    (screen ?? display).synchronize()
    connection.send(.painted)
    isOnTrial = false
    isPainted = true
    record()
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }
}
