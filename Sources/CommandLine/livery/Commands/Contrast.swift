import ArgumentParser
import CommandLineKit
import ThemeCSS
import ThemeColor
import ThemeLint
import ThemeModel
import ThemeSource

/// `livery contrast '#777' '#fff'` prints 4.48 and exits with 1, below the minimum.
struct Contrast: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "contrast",
    abstract: "Prints the contrast of two colors, or of each pair of a theme.",
    usage: """
      livery contrast <foreground> <background> [--minimum <ratio>] [--format <format>]
      livery contrast <file> [--appearance <appearance>] [--minimum <ratio>] [--target <target>] \
      [--format <format>]
      livery contrast <file> --since <revision> [--appearance <appearance>] [--minimum <ratio>] \
      [--target <target>] [--format <format>]
      """)

  @Argument(
    help: ArgumentHelp(
      "A theme's file, its id, or '-'; or two colors, the text's first.",
      valueName: "theme-or-colors"), completion: .theme)
  var arguments: [String]
  @Option(
    help: """
      The lowest ratio that passes; 4.5 for two colors, and for a pair of a theme what it needs.
      """)
  var minimum: Double?
  @Option(help: "How to print: text or json.") var format = TableFormat.text
  @OptionGroup var appearance: AppearanceOption
  @OptionGroup var target: TargetOption
  @OptionGroup var since: SinceOption
  @OptionGroup var input: InputOptions
  @OptionGroup var color: ColorOption

  func validate() throws {
    guard (1...2).contains(arguments.count) else {
      throw ValidationError("expected two colors, or one theme")
    }
    if let minimum, !(1...21).contains(minimum) {
      throw ValidationError("expected a minimum from 1 to 21, as ratios are")
    }
    guard arguments.count == 2 else { return }
    _ = try colors()
    if since.since != nil {
      throw ValidationError("'--since' needs the file of one theme")
    }
  }

  func run() throws {
    arguments.count == 2 ? try compare() : try report()
  }

  private func colors() throws -> (foreground: Color, background: Color) {
    let colors = try arguments.map { text in
      guard let color = CSSColor(text)?.mapped() else {
        throw ValidationError("expected a color, such as '#3584e4' or 'white', not '\(text)'")
      }
      return color
    }
    guard colors[1].alpha == 1 else {
      throw ValidationError("the background is translucent; expected an opaque color")
    }
    return (colors[0], colors[1])
  }

  private func compare() throws {
    let (foreground, background) = try colors()
    let ratio = foreground.contrastRatio(against: background)
    let minimum = minimum ?? 4.5
    let json = JSONValue.members(["ratio": .number(ratio), "minimum": .number(minimum)])
    try Terminal.write(
      format == .json ? json.text + "\n" : ContrastRatio.number(ratio, below: minimum) + "\n")
    if ratio < minimum { throw Status.findings }
  }

  private func report() throws {
    let target = try target.chosen(for: arguments[0])
    let theme = try input.theme(arguments[0], on: target)
    let asked = try appearance.appearances(of: theme)
    if let earlier = try since.theme(arguments[0], input, on: target) {
      return try printChanges(
        ContrastChange.all(
          from: earlier, to: theme, in: asked, on: target.releases.lowerBound, minimum: minimum),
        of: theme)
    }
    let pages = ContrastReport(theme, in: asked, on: target.releases.lowerBound).appearances
    let tables = pages.map { ContrastTable(theme: theme.name, page: $0, minimum: minimum) }
    let json = JSONValue.members([
      "theme": .string(theme.id),
      "appearances": .array(
        tables.map { $0.value(traits: theme.traits.names(in: $0.page.appearance.traits)) }),
    ])
    try Terminal.write(
      format == .json ? json.text + "\n" : tables.map(\.text).joined(separator: "\n"))
    if let minimum, pages.contains(where: { $0.falls(below: minimum) }) { throw Status.findings }
  }

  /// Prints the changes, and fails if a pair became too faint, or was too faint and became fainter.
  private func printChanges(_ changes: [ContrastChange], of theme: Theme) throws {
    let table = ContrastChangeTable(theme: theme.name, changes: changes)
    let json = JSONValue.members(["theme": .string(theme.id), "changes": table.value])
    try Terminal.write(format == .json ? json.text + "\n" : table.text)
    if changes.contains(where: \.isWorse) { throw Status.findings }
  }
}
