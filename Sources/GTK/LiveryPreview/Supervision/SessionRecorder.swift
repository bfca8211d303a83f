import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiverySystem
import ThemeSession

/// The window whose state a recorder records.
protocol SessionRecorderDelegate: AnyObject {
  var windowState: WindowState { get }

  /// The theme of the second gallery or the compare window; `nil` while neither is visible.
  var comparedTheme: ShownTheme? { get }

  /// Called when a theme is no longer blocked, since another one was shown.
  func recorderUnblockedLook()
}

/// Records the state that the window restores after a crash, and which theme is pending.
///
/// A theme is pending from before GTK loads it until it is painted and the display answers.
final class SessionRecorder {
  private weak var delegate: (any SessionRecorderDelegate)?
  private let connection: SupervisorConnection
  private let session: ThemeSession
  let display: Display
  private let clock: Widget
  private var page: Page?

  /// The theme that is on screen, or about to be.
  private var shown: ShownVersion?

  /// Whether the theme on screen was painted, at least on some page.
  private var isPainted = false

  /// The last theme before it that was painted.
  private var good: ShownVersion?

  /// The theme that is not shown until the user asks for it.
  private var blocked: BlockedVersion?

  private var isPending = false

  /// The pending theme, if it is not the session's.
  private var elsewhere: ShownTheme?

  /// The number of the last pending theme.
  private var pending = 0
  private var isRecordDue = false

  /// The calls that wait until no theme is pending.
  private var waiting: [() -> Void] = []

  /// How long a call waits while a theme is pending, in ms.
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
      guard let self, !isPending else { return }
      record()
    }
  }

  /// The process that starts programs for the window, if there is one.
  var starter: ProgramStarter? { connection.starter }

  /// The cause of the previous crash.
  var suspect: CrashCause? { connection.recovery?.suspect }

  /// Marks a loaded theme of the session as pending, and returns the one that GTK may load: the
  /// last good one instead of a blocked one.
  func markPending(of texts: LoadedStylesheets) -> LoadedStylesheets {
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
    markPending(isInFrame: true)
    return texts
  }

  /// Marks the session's theme as pending on another page.
  func markPending(on page: Page) {
    self.page = page
    markPending()
  }

  /// Marks a theme as pending on another display, when the theme or its page changes.
  func markPending(elsewhere other: LiveryTheme, isInFrame: Bool = false) {
    markPending(
      elsewhere: ShownTheme(currentOf: other.session), on: other.window, other.display,
      isInFrame: isInFrame)
  }

  /// Marks a theme as pending in another part of the window, when the theme or its page changes.
  func markPending(beside other: ThemeSession) {
    markPending(elsewhere: ShownTheme(currentOf: other), isInFrame: true)
  }

  /// Marks a UI file that is about to be built as pending.
  func markPending(ofFile path: String) {
    markPending(elsewhere: ShownTheme(ofFile: path))
  }

  /// Records that the page of the user's own UI file is shown instead of one of the gallery's.
  func showOwnPage() {
    page = nil
    record()
  }

  /// Allows the blocked theme to be shown again.
  func unblock() {
    blocked = nil
  }

  /// Calls `body` once no theme is pending, so that only the next change is pending then.
  ///
  /// An invisible window paints no frames, so the call does not wait for long.
  func whenNonePending(_ body: @escaping () -> Void) {
    guard isPending else { return body() }
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
    if isPending, let theme = elsewhere ?? shown?.theme {
      snapshot.pending = .init(theme: theme, isElsewhere: elsewhere != nil)
    }
    (snapshot.shown, snapshot.good) = (shown, good)
    snapshot.shown?.texts = nil
    if good?.theme.id != shown?.theme.id { snapshot.good?.texts = nil }
    file.write(snapshot)
  }

  /// Tells the supervisor that the window is about to exit normally.
  func end() {
    connection.send(.leaving(0))
  }
}

extension SessionRecorder {
  private func markPending(
    elsewhere theme: ShownTheme? = nil, on frames: Widget? = nil, _ screen: Display? = nil,
    isInFrame: Bool = false
  ) {
    isPending = true
    elsewhere = theme
    pending += 1
    let id = pending
    record()
    connection.send(.trying)
    // A theme is loaded in the frame that shows it, before layout.
    if isInFrame { connection.send(.inFrame) }
    var count = 0
    (frames ?? clock).onEachFrame { [weak self] in
      guard let self, pending == id else { return false }
      count += 1
      if count == 1 { connection.send(.inFrame) }
      // The second frame begins when the first has been painted.
      guard count == 2 else { return true }
      ScheduledCall.whenIdle { [weak self] in self?.clearPending(id, screen) }
      return false
    }
  }

  private func clearPending(_ id: Int, _ screen: Display?) {
    guard pending == id else { return }
    // An X error ends the program here.
    (screen ?? display).synchronize()
    connection.send(.painted)
    isPending = false
    isPainted = true
    record()
    let calls = waiting
    waiting = []
    for call in calls { call() }
  }
}
