import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

extension GTKStylesheet {
  /// The declarations that reach beyond the theme or crash GTK.
  func declarations(
    of harmful: [ExtraCSSFinding], findings: inout [Finding]
  ) -> [Range<Int>] {
    var declarations: [Range<Int>] = []
    // A theme without its folder misses all pictures for the same reason.
    var outside: (problem: ExtraCSSFinding, places: Set<SourceLocation>)?
    for problem in harmful {
      let location = sheet.text.location(of: problem.range)
      if problem.rule == .importedCSS {
        // For imports that are left in a file, GTK's parser reports why it does not follow them.
        if !isJoined { findings.report(.error, problem.rule, at: location, problem.message()) }
        if let statement = sheet.statement(at: problem.range.lowerBound)?.tokens {
          declarations.append(statement)
        }
        continue
      }
      let isLeftOut = problem.rule == .addressInCSS || problem.rule == .magnitude
      guard isLeftOut, let declaration = sheet.declaration(at: problem.range.lowerBound) else {
        findings.report(.error, problem.rule, at: location, problem.message(for: survivors))
        continue
      }
      // One reason is enough for leaving out a declaration.
      guard declarations.last != declaration.tokens else { continue }
      declarations.append(declaration.tokens)
      if problem.rule == .addressInCSS {
        // A file that is imported twice is one place.
        outside = (outside?.problem ?? problem, (outside?.places ?? []).union([location]))
      } else {
        findings.report(
          .warning, problem.rule, at: location,
          problem.message(for: survivors) + "; the declaration is left out")
      }
    }
    if let (problem, places) = outside {
      let others = places.count - 1
      let count = others == 1 ? "one more such address" : "\(others) more such addresses"
      findings.report(
        .warning, problem.rule, at: sheet.text.location(of: problem.range),
        problem.message() + "; the declaration is left out"
          + (others == 0 ? "" : ", and so are those of \(count)"))
    }
    return declarations
  }

  /// The statements that GTK refuses anyway: declarations, and whole rules and at-rules.
  ///
  /// A variable is refused, too, but is written as something else.
  func statements(of refused: [GTKFinding]) -> [Range<Int>] {
    refused.compactMap { problem in
      let offset = problem.range.lowerBound
      guard let declaration = sheet.declaration(at: offset) else {
        return sheet.statement(at: offset)?.tokens
      }
      return hasVariable(declaration.value) ? nil : declaration.tokens
    }
  }

  private func hasVariable(_ tokens: Range<Int>) -> Bool {
    sheet.tokens[tokens].contains { $0.kind == .function && sheet.isWord($0, "var") }
  }
}
