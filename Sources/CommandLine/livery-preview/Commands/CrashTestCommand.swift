import ArgumentParser
import CommandLineKit
import LiveryRendering
import LiverySystem
import ThemeFormats

/// The hidden command that `livery install` starts to test whether GTK survives the stylesheet on
/// standard input.
///
/// If GTK crashes, it exits with 1 and describes the crash on standard output.
struct CrashTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trial", abstract: "Tries the stylesheet on standard input.",
    shouldDisplay: false)

  func run() throws {
    let stylesheet = try Terminal.reportingErrors { () throws(FileError) in
      try InheritedInput.standard.read(upTo: ThemeLibrary.readLimit)
    }
    do {
      let result = try MainActor.assumeIsolated {
        try StylesheetCrashTest(worker: ["/proc/self/exe", CrashTestWorkerCommand.name]).run(
          stylesheet)
      }
      if case .failed(let reason) = result {
        try Terminal.write(reason + "\n")
        throw Status.findings
      }
    } catch let problem as PicturesError {
      try Terminal.write("\(problem)\n")
      throw problem.status
    }
  }
}

/// The process that a stylesheet may crash.
struct CrashTestWorkerCommand: ParsableCommand {
  static let name = "trial-worker"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Tries the stylesheet that standard input names.",
    shouldDisplay: false)

  func run() throws {
    let status = MainActor.assumeIsolated { CrashTestWorker.run() }
    if status != 0 { throw ExitCode(status) }
  }
}
