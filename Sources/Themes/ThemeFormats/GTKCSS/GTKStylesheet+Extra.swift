import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

extension GTKStylesheet {
  /// The rest of the stylesheet without the colors that a theme can hold.
  ///
  /// Statements that reach beyond the theme, crash GTK or are refused by the release are left out
  /// with a warning; an import that was not followed is an error.
  ///
  /// - Parameters:
  ///   - own: The stylesheet's own information, if Livery wrote it.
  ///   - unresolved: The names of colors without a value, which stay as they are.
  ///   - written: The statements that are written for the colors, which are not part of the rest.
  ///   - folder: The folder for relative addresses, if it is not that of the file.
  ///   - findings: Receives findings about omitted parts.
  ///   - budget: The budget for reading.
  /// - Returns: The rest, empty if nothing is left.
  mutating func extra(
    beside own: OwnStylesheet? = nil, unresolved: NameTable = NameTable(),
    written: Set<WrittenStatements.Statement> = [],
    addressesIn folder: String? = nil, findings: inout [Finding], within budget: ReadingBudget
  ) -> SchemeCSS {
    for (tokens, rule, message) in statements.problems {
      findings.report(.error, rule, at: sheet.location(of: tokens), message)
    }
    var removed = statements.emptied
    for color in statements.definitions
    where !GTKColorImport.isPrivate(color.name) && unresolved.index(of: color.name[...]) == nil {
      removed.append(color.tokens)
    }
    for (tokens, message) in statements.leftOut {
      removed.append(tokens)
      warn(of: tokens, .leftOut, message, &findings)
    }
    reportVariablesWithoutColor(&findings)
    keepVariables(in: &removed)
    // A selector at the end whose block is missing.
    let unread = (sheet.statements.last?.tokens.upperBound ?? 0)..<sheet.tokens.count
    let selector = sheet.tokens.trimmed(unread)
    if !selector.isEmpty { removed.append(selector) }
    removed = removed.outermost
    removed += WrittenStatements.among(sheet, written) { [removed] in removed.holds($0) }
    removed = removed.outermost
    guard !isAll(removed) else {
      return SchemeCSS(sheet, applying: [], removed: removed, dark: dark, addressesIn: folder)
    }
    let verdict = StylesheetVerdict.of(sheet, under: dark.map(StylesheetJoiner.condition))
    let harmful = verdict.harmful.filter { $0.applies(to: survivors) }
    removed += declarations(of: harmful, findings: &findings)
    let refused = verdict.refused
    self.refused = refused
    removed += statements(of: refused.filter { $0.applies(to: target) })
    let replacements = variableUses(beside: removed.outermost, &removed, &findings, budget)
    var edits = sheet.edits(removing: removed.outermost) + replacements
    if findings.contains(where: { $0.rule == CSSStylesheet.syntaxRule }) {
      let broken = BrokenStatements.among(sheet, outside: removed.outermost, applying: edits)
      let bytes = broken.map(sheet.range)
      edits.removeAll { edit in bytes.contains { $0.contains(edit.range.lowerBound) } }
      edits += sheet.edits(removing: broken)
    }
    if let own { edits.append(SourceEdit(replacing: own.title, with: [])) }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    return SchemeCSS(
      sheet, applying: edits, removed: removed.outermost, dark: dark, addressesIn: folder)
  }

  /// Keeps the variables that stay, and their rules, out of the removed ranges.
  private func keepVariables(in removed: inout [Range<Int>]) {
    let kept = statements.variables.filter(isKept).map(\.tokens)
    guard !kept.isEmpty else { return }
    removed.removeAll { range in
      let index = kept.partitioningIndex { $0.lowerBound >= range.lowerBound }
      return index < kept.endIndex && kept[index].upperBound <= range.upperBound
    }
    removed += statements.variables.filter { !isKept($0) }.map(\.tokens)
  }

  /// Whether the CSS keeps a variable, beside the color that it may be: since `*` sets it, each
  /// widget has it directly.
  private func isKept(_ variable: GTKStatements.Color) -> Bool {
    variables.isKept(variable.name)
      || release.has(.customProperties) && variable.place == .everything
  }

  /// Reports a statement that is left out.
  func warn(
    of tokens: Range<Int>, _ rule: RuleID, _ message: String, _ findings: inout [Finding]
  ) {
    let limit = Finding.limit
    guard findings.count <= limit else { return }
    let more = findings.count < limit ? "" : ", and perhaps more; only the first \(limit) are named"
    findings.report(
      .warning, rule, at: sheet.location(of: tokens), "\(message); this is left out\(more)")
  }

  /// Whether everything in the stylesheet is removed.
  private func isAll(_ removed: [Range<Int>]) -> Bool {
    sheet.statements.allSatisfy { removed.holds($0.tokens) }
  }
}
