import Foundation
import Glibc

// Compares 'livery render' with a bare C program that paints the same pages in the same stylesheets
// by the same calls.
//
//   swift build -c release --product livery --product livery-preview --product bare-renderer
//   swift run -c release RenderBenchmark [ROUNDS]

let programs = Bundle.main.bundleURL
let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../Resources/gallery").standardized.path
let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("livery-benchmark-\(getpid())")
// Those that have these two appearances and no others.
let themes = ["adwaita", "daylight", "ocean", "mint", "pumpkin"]
let appearances = ["light", "dark"]
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 3

/// What a program took: seconds, seconds of processors, and the most KB of one process.
struct Cost {
  var wall = 0.0
  var processor = 0.0
}

/// Runs a program to its end, its children with it.
@discardableResult
func run(_ words: [String], output: String? = nil) throws -> Cost {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: words[0])
  process.arguments = Array(words.dropFirst())
  if let output {
    try Data().write(to: URL(fileURLWithPath: output))
    process.standardOutput = FileHandle(forWritingAtPath: output)
  }
  process.standardError = FileHandle.nullDevice
  let before = childrenSeconds()
  let start = ContinuousClock.now
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    print("'\(words.joined(separator: " "))' ended with status \(process.terminationStatus)")
    exit(1)
  }
  let wall = start.duration(to: .now)
  return Cost(
    wall: Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18,
    processor: childrenSeconds() - before)
}

/// The seconds of processors that ended children took.
func childrenSeconds() -> Double {
  var usage = rusage()
  getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  let seconds = { (time: timeval) in Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

func program(_ name: String) -> String { programs.appendingPathComponent(name).path }

func seconds(_ value: Double) -> String { String(format: "%.2f s", value) }

try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
var bare = [
  "/usr/bin/env", "GDK_BACKEND=x11", "GSK_RENDERER=cairo", "GTK_A11Y=none",
  "GSETTINGS_BACKEND=memory", "XDG_CONFIG_HOME=/nonexistent", "LC_ALL=C.UTF-8", "xvfb-run", "-a",
  program("bare-renderer"), pages, folder.appendingPathComponent("bare").path,
]
for theme in themes {
  for appearance in appearances {
    let sheet = folder.appendingPathComponent("\(theme)-\(appearance).css").path
    try run([program("livery"), "css", theme, "--appearance", appearance], output: sheet)
    bare += [sheet, appearance, "\(theme)/\(appearance)"]
  }
}
let render =
  [program("livery-preview"), "render"] + themes
  + ["-o", folder.appendingPathComponent("livery").path]
var best = (bare: Cost(wall: .infinity), livery: Cost(wall: .infinity))
for _ in 0..<rounds {
  let theirs = try run(bare)
  let ours = try run(render)
  if theirs.wall < best.bare.wall { best.bare = theirs }
  if ours.wall < best.livery.wall { best.livery = ours }
}
let count = themes.count * appearances.count * 10
print(
  "\(count) pictures, the best of \(rounds) rounds on \(ProcessInfo.processInfo.activeProcessorCount) processors"
)
print("a bare C program  \(seconds(best.bare.wall)), \(seconds(best.bare.processor)) of processors")
print(
  "livery render     \(seconds(best.livery.wall)), \(seconds(best.livery.processor)) of processors")
print(
  String(
    format: "ratio             %.2f, %.2f of processors", best.livery.wall / best.bare.wall,
    best.livery.processor / best.bare.processor))
