import ArgumentParser
import CommandLineKit

/// `livery render ocean -o pictures` paints the gallery's pages.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Paints the gallery's pages in a theme, with livery-preview.",
    discussion: "The arguments are those of 'livery-preview render'.")

  @Argument(
    parsing: .captureForPassthrough, help: "Themes, and options of livery-preview render.",
    completion: .theme)
  var arguments: [String] = []

  func run() throws {
    try Handover.run(["render"] + arguments)
  }
}
