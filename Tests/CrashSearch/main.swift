// Finds stylesheets that crash GTK, take it seconds, or need hundreds of megabytes.
//
// `crash-search measure [WORD...]` measures how large each number may be, and prints the rows of
// `Resources/gtk/limits.tsv` for the GTK in use. `crash-search try < FILE` tries each line as a
// stylesheet, and prints for each what GTK died of, or `-` where it painted. `crash-search search
// --seconds N --seed N` makes stylesheets, tries those that the checks admit, and prints what GTK
// does not survive, as small as it gets; it exits with 1 where it finds any.
//
// `GSK_RENDERER` selects the renderer, cairo without it. Xvfb must be installed.
import Foundation
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiverySystem

func print(row columns: String...) {
  FileHandle.standardOutput.write(Data((columns.joined(separator: "\t") + "\n").utf8))
}

/// Tries a stylesheet in a process of its own.
func outcome(of sheet: String) -> Outcome { startProcess().run(sheet) }

/// A process that tries stylesheets; the program ends where there is no screen for one.
func startProcess() -> CrashProcess {
  // A busy machine may need longer for a screen than a process waits.
  for _ in 0..<3 {
    if let process = CrashProcess() { return process }
  }
  FileHandle.standardError.write(Data("crash-search: Xvfb does not start\n".utf8))
  exit(69)
}

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case CrashProcess.argument: CrashWorker.run()
case "try":
  var process: CrashProcess?
  while let sheet = readLine() {
    let trying = process ?? startProcess()
    let outcome = trying.run(sheet)
    // One that a stylesheet killed can try no more.
    if case .died = outcome { process = nil } else { process = trying }
    print(row: outcome.cause ?? "-")
  }
case "search":
  var options = Search.Options()
  for (name, value) in zip(words.dropFirst(), words.dropFirst(2)) {
    switch name {
    case "--seconds": options.seconds = Double(value) ?? options.seconds
    case "--seed": options.seed = UInt64(value) ?? options.seed
    default: break
    }
  }
  exit(Search(options).run() ? 0 : 1)
case "measure":
  let asked = words.dropFirst()
  var measurement = Measurement(release: Toolkit.release.rawValue)
  measurement.run(
    Component.all.filter { component in
      asked.isEmpty || asked.contains { component.name.hasPrefix($0) }
    })
default:
  FileHandle.standardError.write(Data("expected 'measure', 'try' or 'search'\n".utf8))
  exit(64)
}
