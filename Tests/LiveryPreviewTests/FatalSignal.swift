import CAdwaita

/// The signal that GLib ends a program by after a fatal message, where nobody debugs it.
///
/// It was a breakpoint until GLib 2.82.
enum FatalSignal {
  private static let isBreakpoint = glib_minor_version < 82

  static let number = isBreakpoint ? 5 : 6
  static let name = isBreakpoint ? "SIGTRAP" : "SIGABRT"
}
