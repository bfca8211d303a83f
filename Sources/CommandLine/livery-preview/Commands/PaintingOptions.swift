import ArgumentParser
import CommandLineKit
import LiveryRendering
import LiverySystem
import ThemeFormats
import ThemeProject

/// The themes that a command has GTK paint, and for how long it waits.
struct PaintingOptions: ParsableArguments {
  @Argument(help: "Themes' files, their ids, folders of files, or '-'.", completion: .theme)
  var themes: [String] = []

  @OptionGroup var matrix: MatrixOptions

  @Option(
    help: ArgumentHelp(
      "How long GTK may take for a page, in seconds.", valueName: "seconds", visibility: .hidden))
  var timeout = 60

  func wanted(of themes: [String]? = nil) throws -> WantedVariants {
    WantedVariants(
      try matrix.matrix(of: themes ?? self.themes), passesOverMissing: matrix.passesOverMissing)
  }

  /// The themes that changed since a revision, or all without a revision; prints a note if none
  /// changed.
  func changed(_ since: SinceOption, as format: ThemeFormat?) throws -> [String] {
    try changed(in: since.files(around: themes), as: format)
  }

  /// The themes that changed, given the files of the revision.
  func changed(in files: RevisionFiles?, as format: ThemeFormat?) throws -> [String] {
    guard let files else { return themes }
    let found = try files.changedThemes(among: themes, in: .ofUser(), as: format)
    if found.isEmpty { Terminal.say("no theme changed since '\(files.revision)'") }
    return found
  }

  func validate() throws {
    guard (1...3_600).contains(timeout) else {
      throw ValidationError("the timeout is from 1 to 3600 seconds")
    }
    guard themes.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input is one theme")
    }
  }
}
