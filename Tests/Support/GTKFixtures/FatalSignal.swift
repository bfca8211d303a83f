import CLiveryAdwaita

/// The signal that GLib ends a program by after a fatal message, where nobody debugs it.
///
/// It is a breakpoint until GLib 2.84, and is none in 2.90.
public enum FatalSignal {
  private static let isBreakpoint = glib_minor_version <= 84

  public static let number = isBreakpoint ? 5 : 6
  public static let name = isBreakpoint ? "SIGTRAP" : "SIGABRT"
}
