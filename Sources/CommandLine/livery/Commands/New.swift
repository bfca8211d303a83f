import ArgumentParser
import CommandLineKit
import LiverySystem
import NewTheme
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

/// `livery new Heather --accent '#9141ac' -o heather.livery.toml` writes a theme as a starting
/// point.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a new theme, with a line on each key there is.",
    discussion: """
      With an accent it is a whole scheme in light and dark, derived in OKLCH: each pair readable, \
      and the colors of success, warning and error told apart by everybody. A picture, which livery-preview \
      reads, gives the color that stands out in it.
      """)

  @Argument(help: "The theme's name, as people read it.") var name: String
  @Option(help: "The color that the theme is made of, such as '#9141ac'.") var accent: String?
  @Option(
    help: "A picture to take the color from, instead of '--accent'; its other colors are listed.",
    completion: .file())
  var picture: String?
  @Option(help: "With '--accent': how much of its hue surfaces carry, 0 to 1; 0 makes them gray.")
  var neutralTint: Double?
  @Option(help: "With '--accent': what to multiply its chroma by, 0 to 2.") var chroma: Double?
  @Option(
    help: "With '--accent': the contrast that text is to have: aa, aaa, or a ratio from 1 to 21.",
    completion: .list(["aa", "aaa"]), transform: ContrastAim.init(argument:))
  var contrast: ContrastAim?
  @Flag(help: "With '--accent': write white text on it, and darken it as far as that needs.")
  var whiteText = false
  @Flag(
    help: "With '--accent': write it and a neutral color in tones, and roles that refer to them.")
  var scale = false
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
    let hasDials = neutralTint != nil || chroma != nil || contrast != nil || whiteText || scale
    if accent != nil, picture != nil {
      throw ValidationError("expected either '--accent' or '--picture'")
    }
    guard try typedColor() != nil || picture != nil || !hasDials else {
      throw ValidationError("expected '--accent', the color that the theme is made of")
    }
    try DialOptions.check(neutralTint, "--neutral-tint", DerivationDials.neutralTintRange)
    try DialOptions.check(chroma, "--chroma", DerivationDials.chromaRange)
  }

  func run() throws {
    let draft = ThemeDraft(
      name: name, accent: try typedColor() ?? picture.map(color(of:)), dials: dials,
      schema: Program.installedURL(of: "livery/theme.schema.json"))
    let text = SourceText(file: output ?? "-", draft.text)
    try overwriting.write(try contrasted(text).bytes, to: output)
  }

  private var dials: DerivationDials {
    DerivationDials(
      neutralTint: neutralTint ?? 1, chroma: chroma ?? 1, hasWhiteText: whiteText, hasScale: scale)
  }

  /// The text, adjusted to the requested contrast.
  private func contrasted(_ text: SourceText) throws -> SourceText {
    guard let contrast else { return text }
    let library = ThemeLibrary.ofUser()
    let read = { (text: SourceText) in try? library.read(text, path: nil, as: .livery) }
    guard let reading = read(text), let theme = reading.theme else { throw Status.internalFault }
    return try dials.adjuster(for: contrast).text(of: reading, in: theme.appearances, read: read)
  }

  /// The color that stands out in a picture; the others are printed.
  private func color(of picture: String) throws -> Color {
    let colors = try PictureSeeds.colors(of: picture)
    let others = colors.dropFirst().map(\.shortHex).joined(separator: ", ")
    Terminal.say(
      "'\(picture)' gives \(colors[0].shortHex)"
        + (others.isEmpty ? "" : "; '--accent' takes another of its colors: \(others)"))
    return colors[0]
  }

  private func typedColor() throws -> Color? {
    guard let accent else { return nil }
    guard let color = CSSColor(accent)?.mapped(), color.alpha == 1 else {
      throw ValidationError("expected an opaque color, such as '#9141ac', not '\(accent)'")
    }
    return color
  }
}
