import CommandLineKit
import LiverySystem

/// How `livery` goes on as `livery-preview`, which shows and paints themes.
enum PreviewLauncher {
  private static let program = "livery-preview"

  /// The files of `livery-preview`, the best first: beside `livery`, and on `PATH`.
  static var candidates: [String] {
    let beside = Program.folder.map { "\($0)/\(program)" }
    return [beside, program].compactMap(\.self).compactMap(Program.find)
  }

  /// Goes on as `livery-preview` with these arguments; returns only where it is missing.
  static func run(_ arguments: [String]) throws -> Never {
    for path in candidates {
      Program.become(path, [program] + arguments)
    }
    Terminal.complain(
      "'\(program)' is neither beside 'livery' nor on PATH; install it, and with it GTK 4.8 and "
        + "libadwaita 1.2 (libgtk-4-1 and libadwaita-1-0 in Debian)")
    throw Status.unavailable
  }
}
