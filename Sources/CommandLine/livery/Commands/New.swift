import ArgumentParser
import CommandLineKit
import LiverySystem
import NewTheme
import ThemeColor

/// `livery new Heather --accent '#9141ac' -o heather.livery.toml` writes a theme to start from.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a new theme, with a line on each key there is.",
    discussion: """
      With an accent it is a whole scheme in light and dark, derived in OKLCH: each pair readable, \
      and the colors of success, warning and error told apart by everybody.
      """)

  @Argument(help: "The theme's name, as people read it.") var name: String
  @Option(help: "The color that the theme is made of, such as '#9141ac'.") var accent: String?
  @Option(
    name: .shortAndLong,
    help: "The file to write, NAME.livery.toml say, instead of standard output.",
    completion: .file())
  var output: String?
  @OptionGroup var overwriting: OverwriteOption

  func validate() throws {
    if name.allSatisfy(\.isWhitespace) {
      throw ValidationError("expected a name, not an empty one")
    }
    _ = try color()
  }

  func run() throws {
    let draft = ThemeDraft(
      name: name, accent: try color(),
      schema: Program.installedURL(of: "livery/theme.schema.json"))
    try overwriting.write(Array(draft.text.utf8), to: output)
  }

  private func color() throws -> Color? {
    guard let accent else { return nil }
    guard let color = CSSColor(accent)?.mapped(), color.alpha == 1 else {
      throw ValidationError("expected an opaque color, such as '#9141ac', not '\(accent)'")
    }
    return color
  }
}
