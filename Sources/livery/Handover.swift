import Console
import Glibc
import System
import ThemeFormats

/// The way from `livery` to `livery-preview`, which knows themes as pixels.
enum Handover {
  private static let program = "livery-preview"

  /// Goes on as `livery-preview` with these words; returns only where it is missing.
  static func run(_ words: [String]) throws -> Never {
    for path in candidates where access(path, X_OK) == 0 {
      var arguments = ([program] + words).map { strdup($0) } + [nil]
      execv(path, &arguments)
      arguments.forEach { free($0) }
    }
    Terminal.complain(
      "'\(program)' is neither beside 'livery' nor on PATH; install it, and with it GTK 4.8 and "
        + "libadwaita 1.2 (libgtk-4-1 and libadwaita-1-0 in Debian)")
    throw Status.unavailable
  }

  /// Where the program may lie: beside this one, then on PATH.
  private static var candidates: [String] {
    let own = RegularFile.realPath("/proc/self/exe") ?? ""
    let beside = own.lastIndex(of: "/").map { String(own[..<$0]) }
    let path = (Environment.variables["PATH"] ?? "").split(separator: ":").map(String.init)
    return ([beside].compactMap(\.self) + path).map { "\($0)/\(program)" }
  }
}
