import LiveryAdwaita

/// The frames of a window, or of whichever window of a display is on screen.
final class FrameClock {
  private let display: Display
  private let window: Widget?

  /// How long a frame is waited for, in ms: a window that nobody sees may have no more of them.
  private static let limit = 100

  /// Takes the frames of a window; without one, those of any.
  init(_ display: Display, of window: Widget? = nil) {
    (self.display, self.window) = (display, window)
  }

  /// The window whose next frame shows changes; `nil` if none is on screen.
  var shown: Widget? {
    if let window { return window.isMapped ? window : nil }
    return display.shownWindow
  }

  /// Calls `body` once, before the next frame or after a moment; `false` with no window on screen.
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
