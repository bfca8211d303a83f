import ArgumentParser
import CommandLineKit

/// `livery manual > livery.1` prints the manual page, for packagers.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Prints the manual page.", shouldDisplay: false)

  func run() throws {
    try Terminal.write(ManualPage(of: Livery.self).text)
  }
}
