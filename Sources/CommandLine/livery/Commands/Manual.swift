import ArgumentParser
import CommandLineKit

/// `livery manual > livery.1` prints the manual page, for those who install the program.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Prints the manual page.", shouldDisplay: false)

  func run() throws {
    try Terminal.write(ManualPage(of: Livery.self, Manual.notes).text)
  }

  private static let notes = ManualNotes(
    files: [
      ("livery.toml", "What a project wants, in the folder of a theme or the nearest above."),
      ("~/.local/share/livery/themes", "The user's themes, which commands know by their ids."),
      (
        "~/.config/gtk-4.0/gtk.css, ~/.config/gtk-3.0/gtk.css",
        "Get one line from 'livery install', which imports livery.css beside them."
      ),
      ("~/.config/livery/installed.json", "What is installed."),
      (
        "PREFIX/share/livery/theme.schema.json, PREFIX/share/livery/configuration.schema.json",
        "JSON Schemas of themes and of livery.toml, beside PREFIX/bin/livery."
      ),
      (
        "PREFIX/share/doc/livery/rules.md",
        "The page of all rules, to which reports in SARIF lead."
      ),
    ],
    environment: [
      ("XDG_CONFIG_HOME", "Where 'livery install' finds GTK's configuration; ~/.config if unset."),
      ("PATH", "Where livery-preview is looked for, if it is not beside livery."),
    ],
    examples: [
      ("livery new Shore --accent '#0b7285' -o shore.livery.toml", "Write a theme to begin with."),
      ("livery check shore.livery.toml --strict", "Print what is wrong with it, if anything."),
      ("livery resolve shore.livery.toml --explain", "Print each color, and where it comes from."),
      ("livery css shore.livery.toml --appearance dark -o gtk.css", "Write a stylesheet of GTK."),
      ("livery convert shore.livery.toml -o shore.json", "Write it as a preset of Gradience."),
      ("livery export shore.livery.toml --kind app -o resources", "Write the resources of an app."),
      ("livery install shore.livery.toml --dry-run", "Show what 'livery install' would change."),
    ],
    related: "livery-preview(1)")
}
