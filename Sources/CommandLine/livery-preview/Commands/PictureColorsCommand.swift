import ArgumentParser
import CommandLineKit
import LiveryPreview
import LiverySystem
import ThemeColor
import ThemeFormats

/// What `livery new --picture` starts: the colors that a picture is made of, one a line.
///
/// It exits with 65 where the file is no picture.
struct PictureColorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture-colors", abstract: "Prints the colors that a picture is made of.",
    shouldDisplay: false)

  @Argument(help: "The picture's file.") var picture: String

  func run() throws {
    let colors = MainActor.assumeIsolated { PictureColors.all(ofFile: picture) }
    if colors.isEmpty { throw Status.unrecognized }
    try Terminal.write(colors.map { $0.shortHex + "\n" }.joined())
  }
}
