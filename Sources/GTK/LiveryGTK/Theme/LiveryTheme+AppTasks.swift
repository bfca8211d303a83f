import LiveryAdwaita
public import ThemeModel
import ThemeSession

/// The API for asynchronous code.
extension LiveryTheme {
  /// Lets GLib's loop run the tasks of the main actor and the main queue, without polling.
  ///
  /// Creating a `LiveryTheme` does this; call it yourself if your app uses `await` before that.
  /// Calling it again has no effect, and neither does calling it in a task: GTK's loop then runs
  /// inside the task, and others wait for it.
  public static func attachMainQueue() {
    if !MainLoop.isInTask { MainLoop.attachMainQueue() }
  }

  /// The present appearance, and each later one.
  ///
  /// The sequence ends when the theme leaves its display. A slow reader only gets the last one.
  public var appearances: AsyncStream<Appearance> { appearances(of: nil) }

  /// The present appearance of a widget, and each later one.
  ///
  /// Parts of a window and moves to another parent count. The sequence ends with the widget, too.
  ///
  /// - Parameter widget: A `GtkWidget`, which is not kept alive.
  /// - Returns: The sequence.
  public func appearances(at widget: OpaquePointer) -> AsyncStream<Appearance> {
    appearances(of: ForeignWidget(widget))
  }

  private func appearances(of widget: Widget?) -> AsyncStream<Appearance> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Appearance.self, bufferingPolicy: .bufferingNewest(1))
    let feed = AppearanceFeed(continuation)
    feed.show(
      widget.map { loadedTheme(at: $0).resolved.appearance } ?? session.loadedTheme.appearance)
    guard isActive else { return stream }
    let number = follow(widget) { _, resolved in feed.show(resolved.appearance) }
    continuation.onTermination = { [weak self] _ in
      ScheduledCall.fromAnyThread { self?.endObservation(number) }
    }
    return stream
  }
}
