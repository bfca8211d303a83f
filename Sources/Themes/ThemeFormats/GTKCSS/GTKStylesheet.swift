import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// A third-party stylesheet for GTK, split into the colors that it defines, and the rest.
struct GTKStylesheet {
  let sheet: CSSStylesheet

  /// The colors: variables before `@define-color`, which wins if both set a color.
  let definitions: [GTKColorDefinition]

  /// The statements that releases of GTK refuse, known once the rest of the stylesheet was
  /// requested.
  var refused: [GTKFinding]?

  let statements: GTKStatements

  /// The definition of each variable, in the order of the file.
  let written: [GTKColorDefinition]

  var variables: GTKVariables

  let release: GTKRelease

  /// The declarations in which values are written in place of variables, which the release lacks.
  var expandedUses: [SourceLocation] = []

  /// The releases that have to survive it.
  let survivors: Target

  /// Whether imports were replaced by the imported files.
  let isJoined: Bool

  /// The bytes of a stylesheet for dark, with Livery's condition around it.
  let dark: Range<Int>?

  init(
    _ sheet: CSSStylesheet, for release: GTKRelease, surviving survivors: Target,
    isJoined: Bool = false, dark: Range<Int>? = nil
  ) {
    (self.sheet, self.release, self.survivors) = (sheet, release, survivors)
    (self.isJoined, self.dark) = (isJoined, dark)
    let text = sheet.text
    statements = GTKStatements(sheet, for: release, dark: dark)
    // The values are cut out of the bytes only when all are ready, so that there is one copy.
    var prepared = text.bytes
    let names = NameTable(statements.variables.map { String(decoding: $0.name, as: UTF8.self) })
    let isDeclared = { (name: [UInt8]) in
      names.index(of: name[...]) != nil || GTKVariables.isStock(name, on: release)
    }
    let colors = statements.variables + statements.definitions
    let references = colors.map { color in
      GTKColorValue(color.value, in: &prepared, isDeclared: isDeclared).references
    }
    let all = zip(colors, references).map { [prepared] color, references in
      GTKColorDefinition(
        color, prepared[color.value], references: references, in: text, for: release)
    }
    let written = Array(all[..<statements.variables.count])
    self.written = written
    let variables = GTKVariables(
      written, statements.variables.map(\.value), local: statements.local, in: sheet,
      for: release)
    let isOfRole = { (variable: GTKColorDefinition) in
      variable.isOfRoleWithoutColor && release.has(.customProperties)
        && !variables.isColor(variable.name)
        && GTKColorReader.isRefused(variable.value, for: release)
    }
    // GTK detects an invalid color only where it is used, and paints nothing there.
    definitions =
      written.flatMap { isOfRole($0) ? [$0.paintingNothing] : variables.colors(of: $0) }
      + all[written.endIndex...]
    self.variables = variables
  }

  /// The GTK by whose rules the rest is judged.
  var target: Target { Target(max(release, .first4)) }
}
