// Edits a theme in a session and saves it, as the window does, beside whatever else happens to it:
// `SessionSaver THEME SESSION ROLE COLOR` once, `SessionSaver THEME SESSION ROLE --count NUMBER`
// with the colors of the numbers from 1 on. The tests kill it, and change the file meanwhile.
import FoundationEssentials
import Glibc
import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSession

let words = Array(CommandLine.arguments.dropFirst())
guard words.count > 3, let role = ColorRole(name: words[2]) else {
  fatalError("expected files for theme and session, a role, and a color or '--count NUMBER'")
}
let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
session.open(words[0])

/// Writes the session down; the window goes on where it cannot.
@MainActor func writeSession() {
  guard let json = try? JSONEncoder().encode(session.snapshot) else { return }
  try? AtomicFile.write(Array(json), to: words[1], isDurable: false)
}

/// Prints a line at once.
func say(_ line: String) {
  print(line)
  fflush(nil)
}

/// Sets the color and saves, again where the file was changed by another program.
@MainActor func save(_ color: String, _ number: Int) throws {
  while true {
    session.reload(words[0])
    try session.set(.role(role), to: color)
    writeSession()
    say("edited \(number)")
    do {
      try session.save()
      writeSession()
      return say("saved \(number)")
    } catch SessionError.changedOnDisk {
      session.loadTheirs()
    }
  }
}

do {
  if words[3] == "--count", let count = words.last.flatMap(Int.init) {
    for number in 1...count {
      let digits = String(number, radix: 16)
      try save("#" + String(repeating: "0", count: 6 - digits.count) + digits, number)
    }
  } else {
    try session.set(.role(role), to: words[3])
    writeSession()
    try session.save()
    writeSession()
  }
} catch {
  print(error)
  exit(1)
}
