import ArgumentParser
import CommandLineKit

/// A command of `livery-preview` that `livery` offers, too: its name and its help.
protocol PreviewCommand {
  static var name: String { get }
  static var abstract: String { get }

  /// The arguments that select the command in `livery-preview`.
  static var start: [String] { get }

  /// The help text of its arguments.
  static var help: ArgumentHelp { get }
  static var completion: CompletionKind { get }
}

extension PreviewCommand {
  static var start: [String] { [name] }
  static var help: ArgumentHelp { "Themes, and options of livery-preview \(name)." }
  static var completion: CompletionKind { .theme }
}

/// Runs `livery render ocean` as `livery-preview render ocean`.
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

/// `livery audit ocean` finds problems that make a theme hard to see or use.
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
