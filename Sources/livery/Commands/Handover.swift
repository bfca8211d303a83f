import Console
import System

/// How `livery` goes on as `livery-preview`, which shows and paints themes.
enum Handover {
  private static let program = "livery-preview"

  /// Goes on as `livery-preview` with these arguments; returns only where it is missing.
  static func run(_ arguments: [String]) throws -> Never {
    let beside = Program.folder.map { "\($0)/\(program)" }
    for path in [beside, program].compactMap(\.self).compactMap(Program.find) {
      Program.become(path, [program] + arguments)
    }
    Terminal.complain(
      "'\(program)' is neither beside 'livery' nor on PATH; install it, and with it GTK 4.8 and "
        + "libadwaita 1.2 (libgtk-4-1 and libadwaita-1-0 in Debian)")
    throw Status.unavailable
  }
}
