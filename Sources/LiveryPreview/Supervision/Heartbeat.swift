import LiverySystem

/// Decides when the supervisor asks the window whether its main loop runs, and when the window is
/// hung.
///
/// A window that leaves a question unanswered is not hung by the clock. What counts is the
/// processor's time that it spends meanwhile: none on a suspended machine, in a debugger or behind a
/// slow disk, and little on a busy machine. While a change is on trial, waiting for another program
/// counts too, since that is then the display, which the change keeps busy; on a busy machine it
/// counts less, since the display may wait for its turn as well.
nonisolated struct Heartbeat {
  /// How long the window is left alone after a sign of life, in ms.
  static let rest = 2_000

  /// How often the supervisor looks at a window that owes an answer, or whose change is new, in ms.
  static let interval = 250

  /// What the supervisor does after a pause.
  enum Step: Hashable, Sendable {
    case ask, wait, kill
  }

  /// Whether the window has given a sign of life: its start may take any time.
  private var isStarted = false
  private var isTrying = false
  private var isAsked = false

  /// The processor's time of the window when it was last looked at, in ms.
  private var used: Int?

  /// For how long it was hung, in ms.
  private var silence = 0

  /// How long to wait for a message of the window, in ms.
  private(set) var pause = Self.rest

  /// Notes a message of the window: a sign of life, unless it is about a file, which is read beside
  /// the main loop.
  mutating func hear(_ message: SupervisorConnection.Message) {
    if case .reading = message { return }
    if message == .trying { isTrying = true }
    if message == .painted { isTrying = false }
    (isStarted, isAsked, silence, used) = (true, false, 0, nil)
    pause = message == .trying ? Self.interval : Self.rest
  }

  /// Decides what to do after a pause without a message, by what the window does; `nil` where the
  /// system does not tell.
  ///
  /// The crowding is how many programs share a processor, one at the least.
  mutating func pass(_ activity: ProcessActivity?, crowding: Double = 1) -> Step {
    guard isAsked else {
      (isAsked, pause, used) = (true, Self.interval, activity?.processorMilliseconds)
      return .ask
    }
    defer { used = activity?.processorMilliseconds }
    guard isStarted else { return .wait }
    if let activity, let used, !(isTrying && activity.isSleeping) {
      silence += min(activity.processorMilliseconds - used, Self.interval)
    } else {
      silence += Int((Double(Self.interval) / max(1, crowding)).rounded(.up))
    }
    return silence >= Crash.limit ? .kill : .wait
  }
}
