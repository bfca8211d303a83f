import ArgumentParser
import CommandLineKit

/// A command that `livery` has from `livery-preview`: what it is called, and what it does.
protocol PreviewCommand {
  static var name: String { get }
  static var abstract: String { get }

  /// The arguments before it, by which `livery-preview` knows it.
  static var start: [String] { get }

  /// What its arguments are.
  static var help: ArgumentHelp { get }
  static var completion: CompletionKind { get }
}

extension PreviewCommand {
  static var start: [String] { [name] }
  static var help: ArgumentHelp { "Themes, and options of livery-preview \(name)." }
  static var completion: CompletionKind { .theme }
}

/// `livery render ocean` goes on as `livery-preview render ocean`.
struct HandedOver<Command: PreviewCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    let command = (["livery-preview"] + Command.start).joined(separator: " ")
    return CommandConfiguration(
      commandName: Command.name, abstract: "\(Command.abstract), with livery-preview.",
      discussion: "The arguments are those of '\(command)'.")
  }

  @Argument(
    parsing: .captureForPassthrough, help: Command.help, completion: Command.completion)
  var arguments: [String] = []

  func run() throws {
    try PreviewLauncher.run(Command.start + arguments)
  }
}

/// `livery preview mine.livery.toml` opens the window.
enum Preview: PreviewCommand {
  static let name = "preview"
  static let abstract = "Opens the window"
  static let start: [String] = []
  static let help: ArgumentHelp = "Theme files, and options of livery-preview."
}

/// `livery try ocean -- gnome-calculator` shows an app in a theme.
enum TryApp: PreviewCommand {
  static let name = "try"
  static let abstract = "Shows an app in a theme, in a configuration of its own"
  static let help: ArgumentHelp =
    "A theme, options of livery-preview try, '--', and an app with its arguments."
}

/// `livery render ocean -o pictures` paints the gallery's pages.
enum Render: PreviewCommand {
  static let name = "render"
  static let abstract = "Paints the gallery's pages in a theme"
}

/// `livery audit ocean` finds what people cannot see or use in a theme.
enum Audit: PreviewCommand {
  static let name = "audit"
  static let abstract = "Finds what cannot be read, seen or hit in painted pages"
}

/// `livery compare old new -o report` finds the pixels that differ in two folders of pictures.
enum Compare: PreviewCommand {
  static let name = "compare"
  static let abstract = "Compares two folders of painted pages"
  static let help: ArgumentHelp = "The folders, and options of livery-preview compare."
  static let completion = CompletionKind.directory
}
