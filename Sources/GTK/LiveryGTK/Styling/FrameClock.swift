import LiveryAdwaita

/// The frames of a window, or of any visible window of a display.
final class FrameClock {
  private let display: Display
  private let window: Widget?

  /// How long to wait for a frame, in ms: a hidden window may get none.
  private static let limit = 100

  /// Uses the frames of a window, or of any window.
  init(_ display: Display, of window: Widget? = nil) {
    (self.display, self.window) = (display, window)
  }

  /// The window whose next frame shows changes; `nil` if none is on screen.
  var shown: Widget? {
    if let window { return window.isMapped ? window : nil }
    return display.shownWindow
  }

  /// Calls `body` once, before the next frame or after a moment; `false` if no window is on screen.
  func beforeNext(_ body: @escaping () -> Void) -> Bool {
    guard let shown else { return false }
    var isDone = false
    let call = {
      guard !isDone else { return }
      isDone = true
      body()
    }
    let limit = ScheduledCall.after(milliseconds: Self.limit, call)
    shown.onEachFrame {
      limit.cancel()
      call()
      return false
    }
    return true
  }
}
