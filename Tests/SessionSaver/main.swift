// Changes a theme in a session, saves it, and writes the session down as the window does:
// `SessionSaver THEME SESSION COLOR`. The tests kill it at each call of the system.
import Glibc
import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

let words = Array(CommandLine.arguments.dropFirst())
precondition(words.count == 3, "expected a theme's file, a file for the session, and a color")
let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
session.open(words[0])
// The window goes on where a session cannot be written down.
let write = {
  try? AtomicFile.write(Array(session.snapshot.json.text.utf8), to: words[1], isDurable: false)
}
do {
  try session.setColor(.role(.link), to: words[2])
  write()
  try session.save()
  write()
} catch {
  print(error)
  exit(1)
}
