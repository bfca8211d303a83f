import ArgumentParser
import CommandLineKit

/// `livery audit ocean` finds what people cannot see or use in a theme.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Finds what cannot be read, seen or hit in painted pages, with livery-preview.",
    discussion: "The arguments are those of 'livery-preview audit'.")

  @Argument(
    parsing: .captureForPassthrough, help: "Themes, and options of livery-preview audit.",
    completion: .theme)
  var arguments: [String] = []

  func run() throws {
    try Handover.run(["audit"] + arguments)
  }
}
