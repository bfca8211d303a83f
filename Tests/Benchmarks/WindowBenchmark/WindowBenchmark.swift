import ArgumentParser
import CommandLineKit
import LiveryAdwaita
import LiveryGallery
import LiveryPreview
import LiveryRendering

/// `swift run -c release WindowBenchmark` times the window on this machine.
@main struct WindowBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Times the window on this screen, and prints JSON.",
    discussion: """
      'press' is from a press on a segment to the end of its frame, one right after the other. With \
      '--saves', 'frame' is the same and from a save on disk, each once the window is at rest. With \
      '--switches' and the like, 'growth' is what memory grows by, in bytes.
      """)

  @Option(help: ArgumentHelp("How many presses are timed for 'press'.", valueName: "n"))
  var rounds = 100

  @Option(help: ArgumentHelp("How many presses and saves are timed for 'frame'.", valueName: "n"))
  var saves = 0

  @Option(help: "The page of the gallery that is shown.") var page = Page.overview

  @Option(help: ArgumentHelp("How many themes are switched to for 'growth'.", valueName: "n"))
  var switches = 0

  @Option(help: ArgumentHelp("How many saves are shown for 'growth'.", valueName: "n"))
  var reloads = 0

  @Option(help: ArgumentHelp("How many compare windows are opened for 'growth'.", valueName: "n"))
  var comparisons = 0

  @Option(
    help: ArgumentHelp(
      "A program to measure in turn that only loads stylesheets, such as 'bare-window'.",
      valueName: "path"),
    completion: .file())
  var against: String?

  func validate() throws {
    let counts = [rounds, saves, switches, reloads, comparisons]
    guard counts.allSatisfy((0...1_000_000).contains) else {
      throw ValidationError("A number of rounds is from 0 to 1000000.")
    }
  }

  func run() throws {
    let result = try MainActor.assumeIsolated {
      guard let folder = PrivateFolder() else { throw Status.unwritable }
      defer { folder.remove() }
      return try Bench(self, folder: folder.path).run()
    }
    guard let result else {
      Terminal.printError("there is no display to measure on")
      throw Status.unavailable
    }
    try Terminal.write(result)
  }

  static func main() {
    runProgram()
  }
}

extension Page: ExpressibleByArgument {}
