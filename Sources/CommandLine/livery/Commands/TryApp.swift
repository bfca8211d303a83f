import ArgumentParser
import CommandLineKit

/// `livery try ocean -- gnome-calculator` shows an app in a theme.
struct TryApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Shows an app in a theme, in a configuration of its own, with livery-preview.",
    discussion: "The arguments are those of 'livery-preview try'.")

  @Argument(
    parsing: .captureForPassthrough,
    help: "A theme, options of livery-preview try, '--', and an app with its arguments.",
    completion: .theme)
  var arguments: [String] = []

  func run() throws {
    try Handover.run(["try"] + arguments)
  }
}
