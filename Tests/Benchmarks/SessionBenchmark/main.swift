import Fixtures
import Foundation
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

// Measures a session at work: an edit of one color until the new stylesheets are there, undoing
// it, and a folder of many themes. Each line gives the median of many runs. Build it for release.

/// How often each thing is run: 200 times, or as the first argument says.
let runs = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 200

/// The median of many runs, in µs.
func measure(_ name: String, _ times: Int = runs, _ body: (Int) throws -> Void) rethrows {
  let clock = ContinuousClock()
  var durations: [Double] = []
  for run in 0..<times {
    durations.append(try clock.measure { try body(run) } / .microseconds(1))
  }
  durations.sort()
  let (median, worst) = (durations[durations.count / 2], durations[durations.count - 1])
  print("\(name): \(Int(median)) µs, at most \(Int(worst)) µs")
}

let library = ThemeLibrary(userFolder: nil)

/// A red that differs from run to run.
func red(_ run: Int) -> Color { Color(red: Double(run % 256) / 255, green: 0, blue: 0) }

for id in ThemeLibrary.builtInIDs {
  let session = ThemeSession(library: library)
  session.select(id)
  session.setScheme(.dark)
  try session.set(.role(.link), to: "black")
  var loadedTheme = session.loadedTheme
  try measure("\(id): set a color, stylesheets written") { run in
    try session.set(.role(.accentBg), to: red(run).literal)
    loadedTheme = session.loadedTheme
  }
  try measure("\(id): undo") { _ in try session.undo() }
  precondition(loadedTheme.colors != session.loadedTheme.colors)
}

let folder = try TemporaryFolder()
let ocean = ThemeLibrary(userFolder: nil).builtIn("ocean")?.text.bytes ?? []
let files = try (0..<1000).map { try folder.write("t\($0).livery.toml", Data(ocean)) }

/// The memory of this process that is its own, in KiB (`VmRSS` of proc(5)).
func residentMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
  return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}

let session = ThemeSession(library: library)
let before = residentMemory()
measure("open 1,000 themes", 1) { _ in for file in files { session.open(file) } }
print("their memory: \((residentMemory() - before) / 1024) MiB")
measure("choose one of them") { run in session.select("t\(run % 1000)") }
measure("reload one of them") { run in session.reload("\(folder.path)/t\(run % 1000).livery.toml") }
session.select("t1")
try measure("set a color of one of them") { run in
  try session.set(.role(.accentBg), to: red(run).literal)
}

try measure("take a snapshot") { _ in _ = try JSONEncoder().encode(session.snapshot) }

let long = String(repeating: "a", count: 100_000)
try measure("edit a text of 100 KB", 20) { run in
  try session.set(["summary"], to: .string(long + String(run)))
}
try measure("take a snapshot with it", 20) { _ in
  _ = try JSONEncoder().encode(session.snapshot)
}
