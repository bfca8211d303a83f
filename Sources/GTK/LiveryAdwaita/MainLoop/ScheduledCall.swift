import CLiveryAdwaita

/// A closure that the main loop calls once, later, unless it is cancelled.
public final class ScheduledCall {
  fileprivate var source: guint = 0
  fileprivate let body: () -> Void

  private init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Calls `body` when the main loop has nothing more urgent to do.
  @discardableResult
  public static func whenIdle(_ body: @escaping () -> Void) -> ScheduledCall {
    let call = ScheduledCall(body)
    call.source = g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE, run, Unmanaged.passRetained(call).toOpaque(), releaseHandler)
    return call
  }

  @discardableResult
  public static func after(milliseconds: Int, _ body: @escaping () -> Void) -> ScheduledCall {
    let call = ScheduledCall(body)
    call.source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds), run, Unmanaged.passRetained(call).toOpaque(),
      releaseHandler)
    return call
  }

  /// Calls `body` in the main loop, from any thread.
  public nonisolated static func fromAnyThread(_ body: @escaping @MainActor @Sendable () -> Void) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        guard let data else { return 0 }
        let call = Unmanaged<ForeignCall>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { call.body() }
        return 0  // G_SOURCE_REMOVE
      },
      Unmanaged.passRetained(ForeignCall(body)).toOpaque(),
      { data in data.map { Unmanaged<ForeignCall>.fromOpaque($0).release() } })
  }

  /// Cancels the call; does nothing after it ran.
  public func cancel() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }
}

/// A call that another thread has requested.
private nonisolated final class ForeignCall: Sendable {
  let body: @MainActor @Sendable () -> Void

  init(_ body: @escaping @MainActor @Sendable () -> Void) {
    self.body = body
  }
}

private let run: @convention(c) (gpointer?) -> gboolean = { data in
  guard let data else { return 0 }
  let call = Unmanaged<ScheduledCall>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated {
    call.source = 0
    call.body()
  }
  return 0  // G_SOURCE_REMOVE
}
