import ArgumentParser
import CommandLineKit

/// `livery-preview manual > livery-preview.1` prints the manual page, for those who install it.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Prints the manual page.", shouldDisplay: false)

  func run() throws {
    try Terminal.write(ManualPage(of: LiveryPreview.self, ManualCommand.notes).text)
  }

  private static let notes = ManualNotes(
    files: [
      ("~/.local/share/livery/themes", "The user's themes, which commands know by their ids."),
      ("~/.cache/livery/schemas", "The schema of the window's settings, if it is not installed."),
    ],
    environment: [
      (
        "DISPLAY, WAYLAND_DISPLAY",
        "The display of the window, and of an app that is tried; other commands need none."
      ),
      ("VISUAL", "Which of the editors that the window knows opens files."),
      ("TMPDIR", "Where files are kept while the program runs; /tmp if unset."),
      ("XDG_CACHE_HOME", "Where caches are; ~/.cache if unset."),
    ],
    examples: [
      ("livery-preview shore.livery.toml", "Open the window, which follows the file."),
      ("livery-preview render ocean -o pictures --contact-sheet", "Paint the gallery's pages."),
      ("livery-preview compare baseline pictures -o report", "Find the pixels that differ."),
      ("livery-preview audit ocean --page controls", "Find what cannot be read, seen or hit."),
      ("livery-preview try shore.livery.toml -- gnome-calculator", "Show an app in a theme."),
      ("livery-preview roles ocean --role accent-bg", "Print what the accent color paints."),
    ],
    related: "livery(1)")
}
