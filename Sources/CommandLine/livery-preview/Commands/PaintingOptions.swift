import ArgumentParser
import CommandLineKit
import LiveryRendering

/// The themes that a command has GTK paint, and for how long it waits.
struct PaintingOptions: ParsableArguments {
  @Argument(help: "Themes' files, their ids, folders of files, or '-'.", completion: .theme)
  var themes: [String] = []

  @OptionGroup var looks: MatrixOptions

  @Option(
    help: ArgumentHelp(
      "How long GTK may take for a page, in seconds.", valueName: "seconds", visibility: .hidden))
  var timeout = 60

  func wanted() throws -> WantedLooks {
    WantedLooks(try looks.matrix(of: themes), passesOverMissing: looks.passesOverMissing)
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
