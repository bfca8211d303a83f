import ArgumentParser
import Fixtures
import Foundation

/// `swift run random-ui-test --seconds 600 --seed 7` uses the window at random, where each critical
/// message of GTK's ends it.
@main struct RandomUITest: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Uses the window at random until the time is over, or something fails.",
    discussion: """
      What fails prints the window's log and the steps that led there, which '--replay' takes again. \
      The steps depend on the seed alone; how the window reacts also depends on how fast it is. \
      Where a known fault of GTK's own ends a window, the test goes on in another.
      """)

  @Option(help: "How long the test takes.") var seconds = 60

  @Option(help: "What the steps depend on.") var seed: UInt64 = 1

  @Option(help: "How many steps to take in a window before the next is opened.") var steps = 400

  @Option(help: "A file of steps to take.", completion: .file()) var replay: String?

  @Option(help: "The program; livery-preview beside this one if left out.", completion: .file())
  var program: String?

  func validate() throws {
    guard seconds > 0, steps > 0 else { throw ValidationError("A count is above 0.") }
  }

  func run() throws {
    let folder = try TemporaryFolder()
    let files = try Self.themes.map { try folder.write($0.name, $0.text) }
    if let replay {
      let lines = try String(contentsOfFile: replay, encoding: .utf8).split(separator: "\n")
      var rest = lines.compactMap(Step.init(line:))[...]
      var faults = 0
      while !rest.isEmpty, try use(files, { rest.popFirst() }) { faults += 1 }
      return print("\(lines.count - rest.count) of \(lines.count) steps\(Self.text(faults))")
    }
    let end = Date(timeIntervalSinceNow: Double(seconds))
    var generator = SeededGenerator(seed: seed)
    var (windows, count, faults) = (0, 0, 0)
    while Date() < end {
      var stepsLeft = steps
      windows += 1
      let hasMetFault = try use(files) {
        guard stepsLeft > 0, Date() < end else { return nil }
        stepsLeft -= 1
        count += 1
        return .random(width: TestedWindow.width, height: TestedWindow.height, &generator)
      }
      if hasMetFault { faults += 1 }
    }
    print(
      "seed \(seed): \(count) steps in \(windows) windows without a failure\(Self.text(faults))")
  }

  /// How many windows were ended by faults of GTK's, if any were.
  private static func text(_ faults: Int) -> String {
    faults > 0 ? "; \(faults) of them ended by known faults of GTK" : ""
  }

  /// Takes steps in a new window until there is no next one or the window is closed.
  ///
  /// - Returns: Whether a fault of GTK's own has ended the window.
  private func use(_ files: [String], _ next: () -> Step?) throws -> Bool {
    let window = try TestedWindow(try programPath(), files: files)
    do {
      while let step = next() {
        guard try window.take(step) else { return window.hasMetFault }
      }
      try window.leave()
      return window.hasMetFault
    } catch let failure as TestedWindow.Failure {
      print("seed \(seed): the window failed after \(window.steps.count) steps:")
      print(failure.log)
      print("The steps:")
      for step in window.steps { print(step) }
      throw ExitCode.failure
    }
  }

  private func programPath() throws -> String {
    let beside = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("livery-preview").path
    let path = program ?? beside
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ValidationError("There is no program '\(path)': build livery-preview first.")
    }
    return path
  }

  /// A theme with rules of its own, and one with errors, beside those that are built in.
  private static let themes = [
    (
      name: "rules.livery.toml",
      text: """
      livery = 1
      name = "Rules"
      [colors]
      accent-bg = "#813d9c"
      [styles]
      card = { radius = 18 }
      """
    ),
    (name: "broken.livery.toml", text: "livery = 1\nname = \"Broken\"\n[colors]\nlink = 'none'\n"),
  ]
}
