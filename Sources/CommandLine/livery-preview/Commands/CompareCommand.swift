import ArgumentParser
import CommandLineKit
import GTKKnowledge
package import LiveryRendering

/// `livery-preview compare old new -o report` finds the pixels that differ in two folders.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two folders of pictures, and shows what differs.",
    discussion: """
      The folders are those of 'render' or 'try --sheet', or any with PNG files of the same names. The report's \
      folder gets 'report.json', 'index.html', 'junit.xml', and a picture of each difference: old, \
      new, and what differs. Exits with 1 where something does, but for what 'try --sheet --twice' calls flaky. Pictures in the colors of two \
      releases of GTK, by 'render --target', are not compared, and a bad one does not keep the others from it; 'compare --target' also refuses pictures \
      of any release but one.
      """)

  @Argument(help: "The folder of the pictures as they should be.", completion: .directory)
  var old: String

  @Argument(help: "The folder of the pictures as they are.", completion: .directory)
  var new: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder for the report.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(
    help: ArgumentHelp(
      """
      How far two colors may be apart in OKLab and still count as the same, 0 to 1. Black and white \
      are 1 apart, and nobody sees 0.02.
      """, valueName: "n"))
  var threshold = ComparisonRequest.leastSeen

  @Option(help: "How to print the result: text, json or junit.")
  var format = ComparisonRequest.Format.text

  @Option(
    help: ArgumentHelp(
      """
      The GTK whose colors all pictures must have: \(ReleaseOption.choices); any one if left out.
      """, valueName: "release"),
    completion: .release, transform: ReleaseOption.release)
  var target: GTKRelease?

  @Flag(help: "Also write a picture of each specimen that differs, before and after.")
  var specimens = false

  @Flag(help: "Let the new pictures take the place of the old ones.")
  var approve = false

  func validate() throws {
    guard (0...1).contains(threshold) else {
      throw ValidationError("the threshold is a number from 0 to 1")
    }
  }

  func run() throws {
    var request = ComparisonRequest(old: old, new: new, output: output)
    (request.threshold, request.format, request.approves) = (threshold, format, approve)
    (request.target, request.showsSpecimens) = (target, specimens)
    let asked = request
    let status = try MainActor.assumeIsolated { try ComparisonRun(asked).run() }
    if status != .fine { throw status }
  }
}

extension ComparisonRequest.Format: ExpressibleByArgument {}
