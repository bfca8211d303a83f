import CAdwaita

/// A Swift closure that GLib owns: retained as a signal's user data, released with the signal.
final class Handler<Input, Output> {
  let body: (Input) -> Output

  init(_ body: @escaping (Input) -> Output) {
    self.body = body
  }

  /// The handler as user data, to be released by `releaseHandler`.
  func passedToC() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  nonisolated static func from(_ data: UnsafeMutableRawPointer) -> Handler {
    Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
  }
}

/// Gives back what `passedToC` handed out; a GDestroyNotify.
nonisolated func releaseHandler(_ data: UnsafeMutableRawPointer?) {
  data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}

/// One trampoline for each C signature in use. What a signal carries becomes a Swift value before
/// it enters the main actor. A body that reaches its own emitter has to capture it weakly.
extension Object {
  /// Connects to a signal that carries nothing, such as `clicked`.
  public func onSignal(_ name: String, _ body: @escaping () -> Void) {
    let call: @convention(c) (gpointer?, gpointer) -> Void = { _, data in
      let handler = Handler<Void, Void>.from(data)
      MainActor.assumeIsolated { handler.body(()) }
    }
    connect(name, unsafeBitCast(call, to: GCallback.self), Handler(body))
  }

  /// Connects to a signal that carries nothing, for its next time alone.
  func onNextSignal(_ name: String, _ body: @escaping () -> Void) {
    final class Connection {
      var id: gulong = 0
    }
    let connection = Connection()
    let object = pointer
    let call: @convention(c) (gpointer?, gpointer) -> Void = { _, data in
      let handler = Handler<Void, Void>.from(data)
      MainActor.assumeIsolated { handler.body(()) }
    }
    connection.id = connect(
      name, unsafeBitCast(call, to: GCallback.self),
      Handler<Void, Void> {
        // The body goes with the connection.
        let body = body
        g_signal_handler_disconnect(object, connection.id)
        body()
      })
  }

  /// Calls `body` when the object's property has changed.
  public func onChange(of property: String, _ body: @escaping () -> Void) {
    onPointer("notify::\(property)", body)
  }

  /// Connects to a signal of one pointer that the body can do without.
  func onPointer(_ name: String, _ body: @escaping () -> Void) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer) -> Void = { _, _, data in
      let handler = Handler<Void, Void>.from(data)
      MainActor.assumeIsolated { handler.body(()) }
    }
    connect(name, unsafeBitCast(call, to: GCallback.self), Handler(body))
  }

  /// Connects to a signal that asks whether it has been dealt with, such as `close-request`.
  func onRequest(_ name: String, _ body: @escaping () -> Bool) {
    let call: @convention(c) (gpointer?, gpointer) -> gboolean = { _, data in
      let handler = Handler<Void, Bool>.from(data)
      return MainActor.assumeIsolated { handler.body(()) } ? 1 : 0
    }
    connect(name, unsafeBitCast(call, to: GCallback.self), Handler(body))
  }

  /// Connects to a signal of one pointer that asks the same, such as a label's `activate-link`.
  func onPointerRequest(_ name: String, _ body: @escaping () -> Bool) {
    let call: @convention(c) (gpointer?, gpointer?, gpointer) -> gboolean = { _, _, data in
      let handler = Handler<Void, Bool>.from(data)
      return MainActor.assumeIsolated { handler.body(()) } ? 1 : 0
    }
    connect(name, unsafeBitCast(call, to: GCallback.self), Handler(body))
  }

  /// Connects to a widget's `state-flags-changed`, which carries the flags before.
  func onStatesChanged(_ body: @escaping () -> Void) {
    let call: @convention(c) (gpointer?, GtkStateFlags, gpointer) -> Void = { _, _, data in
      let handler = Handler<Void, Void>.from(data)
      MainActor.assumeIsolated { handler.body(()) }
    }
    connect("state-flags-changed", unsafeBitCast(call, to: GCallback.self), Handler(body))
  }

  /// Connects to a tab view's `close-page`, and answers that no page is to be closed.
  func refuseToClosePages() {
    let call: @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> gboolean = {
      view, page, _ in
      adw_tab_view_close_page_finish(view, page, 0)
      return 1  // GDK_EVENT_STOP
    }
    connect("close-page", unsafeBitCast(call, to: GCallback.self), Handler<Void, Void> {})
  }

  /// Connects to a signal that carries an integer, such as `response`.
  func onNumber(_ name: String, _ body: @escaping (Int) -> Void) {
    let call: @convention(c) (gpointer?, gint, gpointer) -> Void = { _, number, data in
      let handler = Handler<Int, Void>.from(data)
      MainActor.assumeIsolated { handler.body(Int(number)) }
    }
    connect(name, unsafeBitCast(call, to: GCallback.self), Handler(body))
  }

  /// Connects to a list box's signal that carries a row, given as its index; -1 for no row.
  func onRow(_ name: String, _ body: @escaping (Int) -> Void) {
    let call: @convention(c) (gpointer?, UnsafeMutablePointer<GtkListBoxRow>?, gpointer) -> Void = {
      _, row, data in
      let handler = Handler<Int, Void>.from(data)
      let index = row.map { Int(gtk_list_box_row_get_index($0)) } ?? -1
      MainActor.assumeIsolated { handler.body(index) }
    }
    connect(name, unsafeBitCast(call, to: GCallback.self), Handler(body))
  }

  /// Connects to a CSS provider's `parsing-error`.
  func onParsingError(_ body: @escaping (CSSFinding) -> Void) {
    let call: @convention(c) (gpointer?, OpaquePointer?, UnsafePointer<GError>, gpointer) -> Void =
      { _, section, error, data in
        let handler = Handler<CSSFinding, Void>.from(data)
        let finding = CSSFinding(section: section, error: error)
        MainActor.assumeIsolated { handler.body(finding) }
      }
    connect("parsing-error", unsafeBitCast(call, to: GCallback.self), Handler(body))
  }

  /// Connects to an application's `command-line`; the body gives the exit status.
  func onCommandLineSignal(_ body: @escaping (CommandLineCall) -> Int) {
    let call:
      @convention(c) (gpointer?, UnsafeMutablePointer<GApplicationCommandLine>, gpointer) -> gint =
        { _, line, data in
          let handler = Handler<CommandLineCall, Int>.from(data)
          let call = CommandLineCall(line)
          return gint(MainActor.assumeIsolated { handler.body(call) })
        }
    connect("command-line", unsafeBitCast(call, to: GCallback.self), Handler(body))
  }

  /// Connects to a file monitor's `changed`.
  func onFileChange(_ body: @escaping (FileMonitor.Change) -> Void) {
    let call:
      @convention(c) (
        gpointer?, OpaquePointer, OpaquePointer?, GFileMonitorEvent, gpointer
      ) -> Void = { _, file, other, event, data in
        let handler = Handler<FileMonitor.Change, Void>.from(data)
        let change = FileMonitor.Change(file: file, other: other, event: event)
        MainActor.assumeIsolated { handler.body(change) }
      }
    connect("changed", unsafeBitCast(call, to: GCallback.self), Handler(body))
  }

  @discardableResult
  func connect<Input, Output>(
    _ name: String, _ callback: GCallback, _ handler: Handler<Input, Output>
  ) -> gulong {
    g_signal_connect_data(
      pointer, name, callback, handler.passedToC(), { data, _ in releaseHandler(data) },
      G_CONNECT_DEFAULT)
  }
}
