import ArgumentParser
import CommandLineKit
import GTKKnowledge
package import LiveryRendering
import LiverySystem
import ThemeFormats
import ThemeProject

/// `livery-preview compare old new -o report` finds the pixels that differ in two folders.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract:
      "Compares two folders of pictures, or themes with an earlier revision, and shows what differs.",
    usage: """
      livery-preview compare <old> <new> --output <folder> [<options>]
      livery-preview compare <theme> ... --since <revision> --output <folder> [<options>]
      """,
    discussion: """
      The folders are those of 'render' or 'try --sheet', or any with PNG files of the same names. The report's \
      folder gets 'report.json', 'index.html', 'junit.xml', and a picture of each difference: old, \
      new, and what differs. Exits with 1 where something does, but for what 'try --sheet --twice' calls flaky. Pictures in the colors of two \
      releases of GTK, by 'render --target', are not compared, and a bad one does not keep the others from it; 'compare --target' also refuses pictures \
      of any release but one.
      """)

  @Argument(
    help: """
      The folder of the pictures as they should be, and that of the pictures as they are; with \
      '--since' themes, or folders of them.
      """, completion: .directory)
  var folders: [String]

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

  @Option(
    help: ArgumentHelp(
      """
      How far a channel of two colors may be apart and still count as the same, 0 to 255, in place of \
      '--threshold'.
      """, valueName: "n"))
  var channels: Int?

  @Option(help: "How to print the result: text, json or junit.")
  var format = ComparisonRequest.Format.text

  @Option(
    help: ArgumentHelp(
      """
      The GTK whose colors all pictures must have: \(ReleaseOption.choices); any one if left out.
      """, valueName: "release"),
    completion: .release, transform: ReleaseOption.release)
  var target: GTKRelease?

  @Flag(
    help: "Write pictures of the specimens that differ, before and after, in place of whole pages.")
  var specimens = false

  @Flag(help: "Let the new pictures take the place of the old ones.")
  var approve = false

  @OptionGroup var since: SinceOption

  func validate() throws {
    if since.since == nil, folders.count != 2 {
      throw ValidationError("expected two folders of pictures, or themes with '--since'")
    }
    if since.since != nil, approve {
      throw ValidationError("'--approve' is for folders of pictures, and '--since' for themes")
    }
    guard (0...1).contains(threshold) else {
      throw ValidationError("the threshold is a number from 0 to 1")
    }
    guard (0...255).contains(channels ?? 0) else {
      throw ValidationError("the difference of a channel is a whole number from 0 to 255")
    }
  }

  func run() throws {
    if let files = try since.files(around: folders) { return try compare(with: files) }
    try compare(ComparisonRequest(old: folders[0], new: folders[1], output: output))
  }

  private func compare(_ folders: ComparisonRequest) throws {
    var request = folders
    (request.threshold, request.format, request.approves) = (threshold, format, approve)
    (request.target, request.showsSpecimens, request.channels) = (target, specimens, channels)
    let asked = request
    let status = try MainActor.assumeIsolated { try ComparisonRun(asked).run() }
    if status != .fine { throw status }
  }

  /// Paints the themes that changed, as they were and as they are, and compares the two.
  private func compare(with files: RevisionFiles) throws {
    defer { withExtendedLifetime(files) {} }
    let changed = try files.changedThemes(among: folders, in: .ofUser(), as: nil)
    let themes = changed.compactMap { theme in
      EarlierFile(of: theme, in: files).map { ThemeSides(earlier: $0.path, present: theme) }
    }
    let new = changed.filter { EarlierFile(of: $0, in: files) == nil }.map { "'\($0)'" }
    if !new.isEmpty { Terminal.say("new since '\(files.revision)': \(new.firstFive)") }
    guard !themes.isEmpty else {
      return Terminal.say("no theme changed that was there at '\(files.revision)'")
    }
    let sides = try Terminal.reportingErrors { () throws(FileError) in
      try PaintedSides(of: themes, in: files.scratchFolder) { ThemeLibrary.id(ofFile: $1) }
    }
    let paintings = [
      ("old", sides.before, themes.map { files.shown($0.earlier) }),
      ("new", sides.after, themes.map(\.present)),
    ]
    for (folder, links, names) in paintings {
      var request = RenderRequest(
        WantedVariants(themes: links), output: "\(files.scratchFolder)/\(folder)")
      request.variants.shown = Dictionary(zip(links, names)) { first, _ in first }
      (request.target, request.saysColors, request.saysResult) = (target, folder == "new", false)
      let asked = request
      let status = MainActor.assumeIsolated {
        RenderRun(asked, worker: ["/proc/self/exe", RenderWorkerCommand.name]).run()
      }
      // Themes that cannot be painted were reported; perhaps no others exist.
      let isPainted = RegularFile.isFolder("\(files.scratchFolder)/\(folder)")
      guard status == .fine || status == .findings && isPainted else { throw status }
    }
    var request = ComparisonRequest(
      old: "\(files.scratchFolder)/old", new: "\(files.scratchFolder)/new", output: output)
    request.names = [files.revision, "the working folder"]
    try compare(request)
  }
}

extension ComparisonRequest.Format: ExpressibleByArgument {}
