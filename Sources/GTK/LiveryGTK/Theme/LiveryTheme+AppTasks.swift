import LiveryAdwaita
public import ThemeModel
import ThemeSession

/// What code that awaits needs.
extension LiveryTheme {
  /// Lets GLib's loop run the tasks of the main actor and the main queue, without polling.
  ///
  /// Making a `LiveryTheme` does it; call it where your app awaits before. The second call does
  /// nothing, and so does one in a task: GTK's loop then runs inside of that, and others wait for it.
  public static func attachMainQueue() {
    if !MainLoop.isInTask { MainLoop.attachMainQueue() }
  }

  /// The appearance that is shown, and each that is shown later.
  ///
  /// The sequence ends when the theme leaves its display. Who is late gets the last one alone.
  public var appearances: AsyncStream<Appearance> { appearances(of: nil) }

  /// The appearance that a widget is shown in, and each that it is shown in later.
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
    feed.show(widget.map { look(at: $0).resolved.appearance } ?? session.look.appearance)
    guard isActive else { return stream }
    let number = follow(widget) { _, resolved in feed.show(resolved.appearance) }
    continuation.onTermination = { [weak self] _ in
      ScheduledCall.fromAnyThread { self?.endObservation(number) }
    }
    return stream
  }
}
