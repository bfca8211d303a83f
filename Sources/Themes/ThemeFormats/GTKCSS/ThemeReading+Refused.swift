import GTKKnowledge
import ThemeCSS
package import ThemeSource

extension ThemeReading {
  /// The rules and declarations of a stylesheet that are not in its theme, since the GTK by whose
  /// rules it was read refuses them.
  package var refusedParts: [Finding] {
    guard let sheet, let refused else { return [] }
    let target = Target(max(release, .first4))
    // What sets colors is in the theme, and what it has no place for is named already.
    let statements = GTKStatements(sheet, for: release, dark: stylesheet?.dark)
    let taken =
      (statements.emptied + statements.definitions.map(\.tokens)
      + statements.leftOut.map(\.tokens)).outermost
    var known: Set<Int> = []
    return refused.filter { $0.applies(to: target) }.compactMap { problem -> Finding? in
      let offset = problem.range.lowerBound
      let declaration = sheet.declaration(at: offset)
      guard let tokens = declaration?.tokens ?? sheet.statement(at: offset)?.tokens,
        !taken.holds(tokens), known.insert(tokens.lowerBound).inserted
      else { return nil }
      // Declarations with variables are written in another form, or are named already.
      let usesVariable = declaration.map { declaration in
        sheet.tokens[declaration.value].contains {
          $0.kind == .function && sheet.isWord($0, "var")
        }
      }
      guard usesVariable != true else { return nil }
      return Finding(
        .note, .omitted, at: sheet.text.location(of: problem.range),
        "\(problem.message(for: target)); this is left out")
    }
  }
}
