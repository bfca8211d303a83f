import CommandLineKit
import LiverySystem

/// Replaces the process of `livery` with `livery-preview`, which shows and paints themes.
enum PreviewLauncher {
  /// Continues as `livery-preview` with these arguments; returns only if that program is missing.
  static func run(_ arguments: [String]) throws -> Never {
    for path in PreviewProgram.candidates {
      Program.become(path, [PreviewProgram.name] + arguments)
    }
    Terminal.printError(
      "'\(PreviewProgram.name)' is neither beside 'livery' nor on PATH; install it, and with it GTK 4.8 and "
        + "libadwaita 1.2 (libgtk-4-1 and libadwaita-1-0 in Debian)")
    throw Status.unavailable
  }
}
