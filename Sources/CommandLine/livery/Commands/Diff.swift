import ArgumentParser
import CommandLineKit
import ThemeSource

/// `livery diff ocean mine.livery.toml` prints the differences; it exits with 1 if there are any.
struct Diff: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Prints the roles, metrics and rules in which two themes differ.",
    usage: """
      livery diff <theme> <theme> [--format <format>] [--target <target>]
      livery diff <file> --since <revision> [--format <format>] [--target <target>]
      """,
    discussion: """
      Each line has both values, and for two colors their distance in OKLab: below 0.02 it is
      invisible; black and white have the distance 1.
      """)

  @Argument(help: "A theme's file, its id, or '-'.", completion: .theme) var first: String
  @Argument(
    help: "The theme to compare it with; none with '--since'.", completion: .theme)
  var second: String?
  @Option(help: "How to print: text or json.") var format = TableFormat.text
  @OptionGroup var target: TargetOption
  @OptionGroup var since: SinceOption
  @OptionGroup var input: InputOptions
  @OptionGroup var color: ColorOption

  func validate() throws {
    if (second == nil) != (since.since != nil) {
      throw ValidationError("expected two themes, or the file of one with '--since'")
    }
    if first == "-", second == "-" {
      throw ValidationError("standard input can be read once only")
    }
  }

  func run() throws {
    let target = try target.chosen(for: first)
    let theme = try input.theme(first, on: target)
    let difference =
      if let earlier = try since.theme(first, input, on: target) {
        ThemeDifference(earlier, theme)
      } else {
        ThemeDifference(theme, try input.theme(second ?? first, on: target))
      }
    if format == .json {
      try Terminal.write(difference.value.text + "\n")
    } else if !difference.sections.isEmpty {
      try Terminal.write(difference.text)
    }
    if !difference.sections.isEmpty { throw Status.findings }
  }
}

extension ThemeDifference {
  /// The sections, with a line for each difference: its name, the two values, and their distance.
  fileprivate var text: String {
    let lines = sections.flatMap(\.lines)
    let names = lines.map(\.name.count).max() ?? 0
    let values = lines.map(\.first.count).max() ?? 0
    return sections.map { section in
      section.heading + "\n"
        + section.lines.map { line in
          let distance = line.distance.map { "  (\($0.fixed(3)) apart)" } ?? ""
          let text =
            "  \(line.name.padded(to: names))  \(line.first.padded(to: values)) -> "
            + "\(line.second)\(distance)"
          return text.escapingControls + "\n"
        }.joined()
    }.joined(separator: "\n")
  }

  /// The differences as JSON.
  fileprivate var value: JSONValue {
    [
      "sections": .array(
        sections.map { section in
          [
            "name": .string(section.heading),
            "differences": .array(
              section.lines.map { line in
                [
                  "name": .string(line.name), "first": .string(line.first),
                  "second": .string(line.second),
                  "distance": JSONValue(line.distance),
                ]
              }),
          ]
        })
    ]
  }
}
