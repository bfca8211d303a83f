import CLiveryAdwaita

/// A program with windows; a user runs one instance of it at a time.
public final class Application: Object {
  /// Creates an application that handles command lines itself.
  ///
  /// A second instance of a unique one passes its command line to the first, and exits.
  public convenience init(id: String, isUnique: Bool) {
    let flags =
      G_APPLICATION_HANDLES_COMMAND_LINE.rawValue
      | (isUnique ? 0 : G_APPLICATION_NON_UNIQUE.rawValue)
    self.init(adopting: adw_application_new(id, GApplicationFlags(rawValue: flags)))
  }

  /// Calls `body` once, after GTK has started and before the first window opens.
  public func onStartup(_ body: @escaping () -> Void) {
    onSignal("startup", body)
  }

  /// Calls `body` with each command line, this process's own first; it returns the exit status.
  public func onCommandLine(_ body: @escaping (CommandLineCall) -> Int) {
    let call:
      @convention(c) (gpointer?, UnsafeMutablePointer<GApplicationCommandLine>, gpointer) -> gint =
        { _, line, data in
          gint(Handler<CommandLineCall, Int>.call(data, CommandLineCall(line)))
        }
    connect("command-line", call, Handler(body))
  }

  /// Runs until the last window is closed, and returns the exit status.
  public func run(arguments: [String]) -> Int {
    arguments.withCTexts { Int(g_application_run(cast(), gint(arguments.count), $0)) }
  }

  /// Starts without running, so that windows can be created.
  public func register() {
    g_application_register(cast(), nil, nil)
  }

  /// Whether another instance runs and receives the command line; known after the start.
  public var isRemote: Bool { g_application_get_is_remote(cast()) != 0 }

  public func quit() {
    g_application_quit(cast())
  }

  /// Adds the action `app.NAME`, for shortcuts and menus.
  public func addAction(_ name: String, _ body: @escaping () -> Void) {
    addToMap(Action(name, body))
  }

  /// Lets keys such as `<Control>q` activate an action such as `app.quit`, wherever the focus is.
  public func setShortcuts(_ keys: [String], for action: String) {
    keys.withCTexts { keys in
      keys.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
        gtk_application_set_accels_for_action(cast(), action, $0)
      }
    }
  }
}
