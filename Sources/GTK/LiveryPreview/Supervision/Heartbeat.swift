import LiverySystem

/// Decides when the supervisor checks whether the window responds, and when the window counts as
/// hung.
///
/// A missing response alone does not count as a hang. The processor time that the window uses
/// meanwhile decides: it is zero on a suspended machine, in a debugger or behind a slow disk, and
/// little on a busy machine. While a change is pending, waiting for another program counts, too,
/// since that is probably the display, which is busy with the change; on a busy machine it counts
/// less, since the display may be waiting itself.
///
/// The window reports a frame that shows a change when the frame clock begins it. Such a frame
/// takes some tens of milliseconds of processor time, or up to two seconds with many windows on a
/// slow machine; one that takes three will not end.
nonisolated struct Heartbeat {
  /// How long the window is left alone after a sign of life, in ms.
  static let rest = 2_000

  /// How often the supervisor checks a window that has not answered, or whose change is new, in ms.
  static let interval = 250

  /// How often it checks a frame that shows a change, in ms.
  static let frameInterval = 100

  /// How long the window may be silent, in ms.
  static let limit = 5_000

  /// The processor time that a frame with a change may take, in ms.
  static let frameLimit = 3_000

  /// The supervisor's action after a pause.
  enum Step: Hashable, Sendable {
    case ask, wait, kill
  }

  /// Whether the window has responded once: its start may take any time.
  private var isStarted = false
  private var isTrying = false
  private var isAsked = false

  /// Whether a frame was painted: the first one is built with the window.
  private var hasPainted = false

  /// Whether the frame that shows a change has begun and is not painted yet.
  private var isInFrame = false

  /// The processor time of the window at the last check, in ms.
  private var used: Int?

  /// How long it has been hung, in ms.
  private var silence = 0

  /// The processor time of the frame so far, in ms.
  private var work = 0

  /// How long to wait for a message of the window, in ms.
  private(set) var pause = Self.rest

  /// Notes a message of the window: a sign of life, unless it is about the reading of a file.
  mutating func hear(_ message: SupervisorConnection.Message) {
    if case .reading = message { return }
    if message == .trying { isTrying = true }
    if message == .painted { (isTrying, hasPainted) = (false, true) }
    isInFrame = message == .inFrame && hasPainted
    (isStarted, isAsked, silence, work, used) = (true, false, 0, 0, nil)
    pause =
      isInFrame ? Self.frameInterval : message == .trying ? Self.interval : Self.rest
  }

  /// The silence in ms after which the window is killed.
  var limit: Int { isInFrame && work >= Self.frameLimit ? Self.frameLimit : Self.limit }

  /// Decides what to do after a pause without a message, from the window's activity, if known.
  ///
  /// The crowding is the number of programs per processor, at least one.
  mutating func pass(_ activity: ProcessActivity?, crowding: Double = 1) -> Step {
    guard isAsked else {
      (isAsked, used) = (true, activity?.processorMilliseconds)
      pause = isInFrame ? Self.frameInterval : Self.interval
      return .ask
    }
    defer { used = activity?.processorMilliseconds }
    guard isStarted else { return .wait }
    let worked = activity.flatMap { now in used.map { now.processorMilliseconds - $0 } }
    work += min(worked ?? 0, pause)
    if let activity, let worked, !(isTrying && activity.isSleeping) {
      silence += min(worked, pause)
    } else {
      silence += Int((Double(pause) / max(1, crowding)).rounded(.up))
    }
    return limit == Self.frameLimit || silence >= limit ? .kill : .wait
  }
}
