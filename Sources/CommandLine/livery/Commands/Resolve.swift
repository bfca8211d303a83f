import ArgumentParser
import CommandLineKit
import ThemeCSS
import ThemeColor
import ThemeModel
import ThemeSource

/// `livery resolve ocean` prints each role's color in each appearance.
struct Resolve: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Prints the color of each role of a theme.")

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, css
  }

  @Argument(help: "A theme's file, its id, or '-'.", completion: .theme) var file: String
  @OptionGroup var appearance: AppearanceOption
  @Option(help: "How to print: table, json or css.") var format = Format.table
  @Flag(help: "Show the values that led to each color, with their files and lines.")
  var explain = false
  @OptionGroup var target: TargetOption
  @OptionGroup var input: InputOptions
  @OptionGroup var color: ColorOption

  func run() throws {
    let theme = try input.theme(file, on: target.chosen(for: file))
    let resolved = try appearance.appearances(of: theme).map(theme.resolved)
    switch format {
    case .json: try Terminal.write(json(theme, resolved).text + "\n")
    case .css: try Terminal.write(resolved.map(css).joined(separator: "\n"))
    case .table where explain:
      try Terminal.write(
        resolved.map { ExplainedTable(theme: theme, resolved: $0).text }.joined(
          separator: "\n"))
    case .table:
      let colored = Terminal.Stream.output.hasColor
      try Terminal.write(
        colored: resolved.map {
          ResolvedTable(resolved: $0, traits: theme.traits, colored: colored).text
        }
        .joined(separator: "\n"))
    }
  }

  private func json(_ theme: Theme, _ resolved: [ResolvedTheme]) -> JSONValue {
    [
      "theme": .string(theme.id),
      "appearances": .array(
        resolved.map { resolved in
          .object(
            [
              .init(
                "traits",
                .strings(theme.traits.names(in: resolved.appearance.traits))),
              .init(
                "colors",
                .object(
                  ColorRole.allCases.map { member($0, of: theme, resolved) }
                    + resolved.customColors.map { custom in
                      JSONValue.Member(custom.name, custom.color.json(isSet: true))
                    })),
            ] + own(resolved) + pictures(resolved))
        }),
    ]
  }

  /// The files of pictures by name; no member if there are none.
  private func pictures(_ resolved: ResolvedTheme) -> [JSONValue.Member] {
    let pictures = resolved.pictures.map {
      JSONValue.Member($0.name, .string($0.picture.source))
    }
    return pictures.isEmpty ? [] : [.init("pictures", .object(pictures))]
  }

  /// The values of properties beyond CSS; no member if there are none.
  private func own(_ resolved: ResolvedTheme) -> [JSONValue.Member] {
    let values = resolved.ownValues.map { own in
      JSONValue.members([
        "selector": .string(own.selector.text), "property": .string(own.property.name),
        "kind": .string(own.property.kind.rawValue), "value": own.value.json(in: resolved),
      ])
    }
    return values.isEmpty ? [] : [.init("properties", .array(values))]
  }

  private func member(
    _ role: ColorRole, of theme: Theme, _ resolved: ResolvedTheme
  ) -> JSONValue.Member {
    let color = resolved[role].json(isSet: resolved.sets(role))
    guard explain, case .object(let members) = color,
      let explanation = theme.explanation(of: role, in: resolved)
    else { return JSONValue.Member(role.name, color) }
    return JSONValue.Member(
      role.name, .object(members + [JSONValue.Member("explanation", explanation.json)]))
  }

  private func css(_ resolved: ResolvedTheme) -> String {
    ColorRole.allCases.map { "@define-color \($0.namedColor) \(resolved[$0].gtkText);\n" }.joined()
  }
}

extension ResolvedValue {
  /// A property beyond CSS as JSON: a number as a number, a color as that of a role.
  fileprivate func json(in theme: ResolvedTheme) -> JSONValue {
    if let color = Color(self, in: theme) { return color.json(isSet: true) }
    return Double(self, in: theme).map(JSONValue.number) ?? .string(text)
  }
}

extension Color {
  /// The color for other programs: as GTK prints it, in eight digits, and in OKLCH.
  fileprivate func json(isSet: Bool) -> JSONValue {
    let (lightness, chroma, hue) = CSSColor(self).converted(to: .oklch).components
    let rounded = { (value: Double?) in ((value ?? 0) * 1e6).rounded() / 1e6 }
    // Below this chroma a color has no hue (CSS Color 4, section 9.3, for OKLCH).
    let isGray = (chroma ?? 0) <= 0.000004
    return [
      "css": .string(gtkText),
      "hex": .string(hex),
      "oklch": .array([
        .number(rounded(lightness)), .number(rounded(chroma)),
        isGray ? .null : .number(rounded(hue)),
      ]),
      "set": .boolean(isSet),
    ]
  }
}

extension Explanation {
  /// The value with its location, and the values to which it refers in the same form.
  fileprivate var json: JSONValue {
    [
      "name": .string(name),
      "css": .string(color.gtkText),
      "expression": .string(expression),
      "file": .string(location.file),
      "line": .integer(location.start.line),
      "column": .integer(location.start.column),
      "references": .array(references.map(\.json)),
    ]
  }
}
