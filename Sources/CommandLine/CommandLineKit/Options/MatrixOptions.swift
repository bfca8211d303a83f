package import ArgumentParser
import ThemeModel
package import ThemeProject

/// The options that choose the variants of themes to show; each option may be given several times.
package struct MatrixOptions: ParsableArguments {
  @Option(
    name: .customLong("appearance"),
    help: "Traits joined by '+', such as dark or light+high-contrast, or several.",
    completion: .appearance)
  package var appearances: [String] = []

  @Option(
    name: .customLong("accent"),
    help: ArgumentHelp(
      "The accent color that the desktop asks for, or several; 'none' for none.",
      valueName: "color"),
    transform: Self.accent)
  package var accents: [Accent] = []

  @Option(
    name: .customLong("text-scale"),
    help: ArgumentHelp(
      "How large text is beside its usual size, 0.5 to 3, or several.", valueName: "factor"),
    transform: Self.textScale)
  package var textScales: [TextScale] = []

  @Option(
    name: .customLong("direction"),
    help: ArgumentHelp(
      "The direction of writing, ltr or rtl, or both.", valueName: "direction"))
  package var directions: [TextDirection] = []

  @Option(
    help: ArgumentHelp(
      """
      The matrix of looks of this name in '\(ConfigurationFile.name)', or one that is built in: \
      \(Matrix.builtInNames.joined(separator: ", ")).
      """, valueName: "name"))
  package var matrix: String?

  package init() {}

  /// The chosen variants: those of the named matrix, whose open axes the other options fill, or
  /// else the product of the other options.
  ///
  /// - Throws: An error if the matrix is unknown, or if an option would have no effect.
  package func matrix(of themes: [String]) throws -> Matrix {
    if let twice = themes.indices.first(where: { themes[..<$0].contains(themes[$0]) }) {
      throw ValidationError("'\(themes[twice])' is named twice")
    }
    let given = Matrix.Block(
      themes: Self.axis(themes), appearances: Self.axis(appearances), accents: Self.axis(accents),
      textScales: Self.axis(textScales), directions: Self.axis(directions))
    let found = try matrix.map(Self.find) ?? Matrix([Matrix.Block()])
    let filled: Matrix
    do throws(MatrixError) {
      filled = try found.filled(from: given, named: matrix ?? "")
    } catch {
      throw ValidationError("\(error)")
    }
    guard filled.blocks.allSatisfy({ $0.themes != nil }) else {
      throw ValidationError("expected a theme's file, its id, a folder of them, or '-'")
    }
    return filled
  }

  /// Whether an appearance that a theme does not have is left out, instead of being an error.
  package var passesOverMissing: Bool { matrix != nil }

  private static func axis<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }

  /// The matrix with a name, from the project of the working folder or built in.
  private static func find(_ name: String) throws -> Matrix {
    let own = try ProjectConfigurations(saysWarnings: false).configuration(for: ".").matrices
    if let found = own[name] ?? Matrix.builtIn(name) { return found }
    let known = own.keys.sorted() + Matrix.builtInNames
    throw ValidationError(
      "no matrix is called '\(name)', in '\(ConfigurationFile.name)' or built in"
        + NameSuggestion.hint(for: name, among: known))
  }

  private static func accent(_ text: String) throws -> Accent {
    guard let accent = Accent(text) else {
      throw ValidationError("expected an opaque color, such as '#9141ac', not '\(text)'")
    }
    return accent
  }

  private static func textScale(_ text: String) throws -> TextScale {
    guard let scale = Double(text).flatMap({ TextScale(factor: $0) }) else {
      throw ValidationError("expected a number from 0.5 to 3, such as 1.25, not '\(text)'")
    }
    return scale
  }
}
