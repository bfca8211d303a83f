import ArgumentParser
import CommandLineKit

/// `livery-preview manual > livery-preview.1` prints the manual page, for packagers.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Prints the manual page.", shouldDisplay: false)

  func run() throws {
    try Terminal.write(ManualPage(of: LiveryPreview.self).text)
  }
}
