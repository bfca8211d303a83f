import CAdwaita

/// A program with windows, of which one copy runs for a person at a time.
public final class Application: Object {
  /// Creates an application that takes every command line itself.
  ///
  /// - Parameters:
  ///   - id: The name on the session bus, such as `dev.livery.Livery`.
  ///   - isUnique: Whether a second copy hands its command line to the first, and ends.
  public convenience init(id: String, isUnique: Bool) {
    let flags =
      G_APPLICATION_HANDLES_COMMAND_LINE.rawValue
      | (isUnique ? 0 : G_APPLICATION_NON_UNIQUE.rawValue)
    self.init(adopting: adw_application_new(id, GApplicationFlags(rawValue: flags)))
  }

  /// Calls `body` once, when GTK has started and before any window.
  @discardableResult
  public func onStartup(_ body: @escaping () -> Void) -> SignalConnection {
    onSignal("startup", body)
  }

  /// Calls `body` with each command line, this process's own first; the body returns the exit status.
  @discardableResult
  public func onCommandLine(_ body: @escaping (CommandLineCall) -> Int) -> SignalConnection {
    let call:
      @convention(c) (gpointer?, UnsafeMutablePointer<GApplicationCommandLine>, gpointer) -> gint =
        { _, line, data in
          let handler = Handler<CommandLineCall, Int>.from(data)
          let call = CommandLineCall(line)
          return gint(MainActor.assumeIsolated { handler.body(call) })
        }
    return connect("command-line", call, Handler(body))
  }

  /// Runs until the last window is closed, and gives the exit status.
  public func run(arguments: [String]) -> Int {
    var copies = arguments.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    return Int(g_application_run(cast(), gint(copies.count), &copies))
  }

  /// Starts without running, so that windows can be made.
  public func register() {
    g_application_register(cast(), nil, nil)
  }

  /// Whether another copy runs, which is handed the command line; known once this one has started.
  public var isRemote: Bool { g_application_get_is_remote(cast()) != 0 }

  public func quit() {
    g_application_quit(cast())
  }

  /// Makes `app.NAME` do something, for shortcuts and menus.
  public func addAction(_ name: String, _ body: @escaping () -> Void) {
    addToMap(Action(name, body))
  }

  /// Lets keys such as `<Control>q` start an action such as `app.quit`, whatever has the focus.
  public func setShortcuts(_ keys: [String], for action: String) {
    var copies: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) }
    defer { copies.forEach { g_free(UnsafeMutableRawPointer(mutating: $0)) } }
    copies.append(nil)
    gtk_application_set_accels_for_action(cast(), action, copies)
  }
}
