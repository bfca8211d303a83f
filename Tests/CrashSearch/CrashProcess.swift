import Foundation
import LiverySystem

/// A process that tries stylesheets on widgets, until one of them kills it.
final class CrashProcess {
  static let argument = "worker"

  private let helper: Helper

  /// Starts this program again, as one that tries; `nil` where that fails.
  init?() {
    var environment = Environment.variables
    environment.merge([
      "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "none",
      "DBUS_SESSION_BUS_ADDRESS": "disabled:", "ADW_DISABLE_PORTAL": "1",
      // Printing a backtrace would take longer than all the rest.
      "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    if environment["GSK_RENDERER"] == nil { environment["GSK_RENDERER"] = "cairo" }
    guard
      let helper = Helper(
        ["/proc/self/exe", CrashProcess.argument], environment: environment, log: "/dev/null")
    else { return nil }
    self.helper = helper
    guard let line = nextLine(seconds: Outcome.patience), line == CrashProcess.ready else {
      return nil
    }
  }

  /// The first line of a process that has a screen.
  static let ready = "ready"

  /// Tries a stylesheet; after one that kills the process, it can try no more.
  func run(_ sheet: String) -> Outcome {
    helper.send(SheetLine.line(of: sheet))
    // GLib writes its last words to standard output too.
    while let line = nextLine(seconds: Outcome.patience) {
      let words = line.split(separator: " ")
      if words.count == 2, let seconds = Double(words[0]), let megabytes = Int(words[1]) {
        return .painted(seconds: seconds, megabytes: megabytes)
      }
    }
    guard helper.isSilent else {
      helper.kill()
      helper.wait()
      return .died("not painted")
    }
    return Outcome(helper.wait())
  }

  /// The next line; `nil` at the end of the output or of the time.
  private func nextLine(seconds: Int) -> String? {
    let start = Moment.now
    while start.elapsedMilliseconds < Double(seconds) * 1_000 {
      if let line = helper.nextLine() { return line }
      if helper.isSilent { return nil }
      Helper.wait(for: [helper], milliseconds: 200)
    }
    return nil
  }
}

/// A stylesheet as one line.
nonisolated enum SheetLine {
  static func line(of sheet: String) -> String {
    (try? JSONEncoder().encode(sheet)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  static func sheet(of line: String) -> String? {
    try? JSONDecoder().decode(String.self, from: Data(line.utf8))
  }
}
