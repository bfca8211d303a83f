import CLiveryAdwaita
import Dispatch
import Glibc

/// GLib's main loop, the one that GTK runs on.
public enum MainLoop {
  /// Runs the main actor's tasks and the main queue inside GLib's loop, without polling.
  public static func attachMainQueue() {
    guard !isMainQueueAttached else { return }
    isMainQueueAttached = true
    g_unix_fd_add(
      _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        var wakeups: UInt64 = 0  // An unread counter stays ready, and GLib would spin.
        _ = read(descriptor, &wakeups, MemoryLayout.size(ofValue: wakeups))
        _dispatch_main_queue_callback_4CF(nil)
        return 1  // G_SOURCE_CONTINUE, a macro that Swift does not import.
      }, nil)
  }

  private static var isMainQueueAttached = false

  /// Whether this is called from a task; the loop then runs inside the task, and other tasks wait
  /// for it.
  package static var isInTask: Bool { withUnsafeCurrentTask { $0 != nil } }

  /// Calls `body` when a descriptor has input, or its other end is closed, while it returns `true`.
  public static func onInput(of descriptor: Int32, _ body: @escaping () -> Bool) {
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue),
      { _, _, data in
        guard let data else { return 0 }
        return Handler<Void, Bool>.call(data, ()) ? 1 : 0
      }, Handler<Void, Bool>(body).passedToC(), releaseHandler)
  }

  /// Handles all pending events, and returns without waiting.
  public static func runPending() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Runs the loop while `condition` is true; it is checked after each event.
  public static func keepRunning(while condition: () -> Bool) {
    while condition() { g_main_context_iteration(nil, 1) }
  }

  /// Runs the loop until `condition` is true or the timeout is over; returns whether it is true.
  public static func run(
    until condition: () -> Bool, milliseconds: Int = 5_000
  ) -> Bool {
    let end = g_get_monotonic_time() + gint64(milliseconds) * 1_000
    // Wakes the loop every 10 ms, so that it notices the end. It has a lower priority than frames,
    // so that a slow condition does not block them.
    let ticker = g_timeout_add_full(G_PRIORITY_LOW, 10, { _ in 1 }, nil, nil)
    defer { g_source_remove(ticker) }
    while !condition() {
      guard g_get_monotonic_time() < end else { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }
}
