import ArgumentParser
import CommandLineKit
import ThemeColor
import ThemeFormats
import ThemeSource

/// `livery tones '#0b7285' --steps 12 --name reef` prints a color in steps from dark to light.
struct Tones: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tones",
    abstract: "Prints a color in steps from dark to light.",
    discussion: """
      Each step has the color's hue, and as much of its chroma as sRGB has at its tone, which is CIE L* from \
      0, black, to 100, white. Steps that are more than 50 apart have a contrast of 4.5:1. 13 steps are \
      Material Design's, 12 are chosen for surfaces, lines, parts and text; others are spread evenly.
      """)

  @Argument(help: "An opaque color, such as '#0b7285'.") var color: String
  @Option(help: "How many steps, 2 to 101.") var steps = 13
  @Option(help: "What the steps are called, with their tones after it.") var name = "tone"
  @Option(help: "How to print: toml, css, json or gtk-css.") var format = Format.toml

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case toml, css, json
    case gtkCSS = "gtk-css"
  }

  func validate() throws {
    guard (2...101).contains(steps) else { throw ValidationError("expected 2 to 101 steps") }
    let isName = { (byte: UInt8) in
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
    }
    guard let first = name.utf8.first, first.isASCIILetter, name.utf8.allSatisfy(isName) else {
      throw ValidationError(
        "expected a name of letters, digits and '-' that begins with a letter, not '\(name)'")
    }
    _ = try parsed()
  }

  func run() throws {
    let scale = ToneScale(of: try parsed(), tones: ToneScale.tones(steps))
    try Terminal.write(text(of: scale.steps))
  }

  private func parsed() throws -> Color {
    guard let color = CSSColor(color)?.mapped(), color.alpha == 1 else {
      throw ValidationError("expected an opaque color, such as '#0b7285', not '\(color)'")
    }
    return color
  }

  private func text(of steps: [ToneScale.Step]) -> String {
    switch format {
    case .toml:
      "[palette]\n"
        + steps.map { "\(name)-\($0.tone) = \"\($0.color.shortHex)\"\n" }.joined()
    case .css:
      ":root {\n" + steps.map { "  --\(name)-\($0.tone): \($0.color.shortHex);\n" }.joined() + "}\n"
    case .json:
      JSONValue.object(
        steps.map { JSONValue.Member("\(name)-\($0.tone)", .string($0.color.shortHex)) }
      ).text + "\n"
    case .gtkCSS:
      steps.map {
        let name = name.replacingDashes
        return "@define-color \(name)_\($0.tone) \($0.color.shortHex);\n"
      }.joined()
    }
  }
}

extension String {
  /// The name as GTK's named colors are spelled.
  fileprivate var replacingDashes: String { String(map { $0 == "-" ? "_" : $0 }) }
}
