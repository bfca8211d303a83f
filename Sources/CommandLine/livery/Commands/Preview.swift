import ArgumentParser
import CommandLineKit

/// `livery preview mine.livery.toml` opens the window.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Opens the window, with livery-preview.",
    discussion: "The arguments are those of 'livery-preview'.")

  @Argument(
    parsing: .captureForPassthrough, help: "Theme files, and options of livery-preview.",
    completion: .theme)
  var arguments: [String] = []

  func run() throws {
    try Handover.run(arguments)
  }
}
