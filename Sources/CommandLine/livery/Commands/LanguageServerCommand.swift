import ArgumentParser
import CommandLineKit
import Glibc
import LanguageServer
import ThemeCSS
import ThemeProject

/// `livery lsp` gives an editor the findings of `livery check`, completion and more.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors over standard input and output.",
    discussion: """
      An editor starts it, with the Language Server Protocol 3.17, for theme files and stylesheets of GTK. \
      It says what 'livery check' says, of the text as it stands in the editor.
      """)

  @Option(
    help: """
      The GTK that is to read the themes: \(Target.choices), or a range such as 4.8..4.18; without it \
      that of each file's 'livery.toml'.
      """,
    completion: .target, transform: Target.init(argument:))
  var target: Target?

  func run() throws {
    let server = LanguageServer(
      version: Version.current, target: target, library: .ofUser())
    var loop = ServerLoop(server, from: STDIN_FILENO, to: STDOUT_FILENO)
    let status = loop.run()
    if let errorMessage = loop.errorMessage { Terminal.printError(errorMessage) }
    if status != 0 { throw Status.findings }
  }
}
