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
  private(set) var refused: [GTKFinding]?

  private let statements: GTKStatements

  /// The definition of each variable, in the order of the file.
  private let written: [GTKColorDefinition]

  private var variables: GTKVariables

  private let release: GTKRelease

  /// The declarations in which values are written in place of variables, which the release lacks.
  private(set) var expandedUses: [SourceLocation] = []

  /// The releases that have to survive it.
  private let survivors: Target

  /// Whether imports were replaced by the imported files.
  private let isJoined: Bool

  /// The bytes of a stylesheet for dark, with Livery's condition around it.
  private let dark: Range<Int>?

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
  private var target: Target { Target(max(release, .first4)) }
}

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
    let unpainted =
      release.has(.customProperties) ? Set(definitions.filter(\.isNothing).map(\.name)) : []
    var said: Set<[UInt8]> = []
    var notColors: [GTKStatements.Color] = []
    for variable in statements.variables
    where !variables.isColor(variable.name) && !variables.isKept(variable.name) {
      guard said.insert(variable.name).inserted else { continue }
      let name = variable.name.shownOnOneLine
      if let cause = colorless(behind: variable.name) {
        let message = "'\(cause.name.shownOnOneLine)' is no color, and so is none of '\(name)'"
        warn(of: cause.tokens, .leftOut, message, &findings)
        continue
      }
      if unpainted.contains(variable.name) {
        findings.report(
          .error, .cssValue, at: sheet.location(of: variable.tokens),
          "'\(name)' is no color, and what uses it is painted as nothing")
      } else {
        notColors.append(variable)
      }
    }
    if let first = notColors.first {
      let name = first.name.shownOnOneLine
      warn(
        of: first.tokens, .leftOut,
        notColors.count == 1
          ? "'\(name)' is no color" : "'\(name)' and \(notColors.count - 1) more are no colors",
        &findings)
    }
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

  /// The variable with an invalid color from which another one gets its value.
  private func colorless(behind name: [UInt8]) -> GTKStatements.Color? {
    var names = [name]
    for _ in 0..<GTKStylesheet.chainLimit {
      let next = written.lazy.filter { names.contains($0.name) }.flatMap(\.references)
      let found = zip(statements.variables, written).first { variable, definition in
        next.contains(variable.name) && definition.references.isEmpty && !definition.canBeColor
      }
      if let found { return found.0 }
      names = Array(next)
    }
    return nil
  }

  /// The longest chain of variables to an invalid color.
  private static let chainLimit = 8

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

  private func warn(
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

  /// The declarations that reach beyond the theme or crash GTK.
  private func declarations(
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
  private func statements(of refused: [GTKFinding]) -> [Range<Int>] {
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

  /// The edits that replace each `var()` by a color's name or a value, so that a GTK without
  /// variables shows the same; a declaration without such a replacement is removed for such a GTK.
  private mutating func variableUses(
    beside removed: [Range<Int>], _ unusable: inout [Range<Int>], _ findings: inout [Finding],
    _ budget: ReadingBudget
  ) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var last = 0..<0
    for token in sheet.tokens where token.kind == .function && sheet.isWord(token, "var") {
      guard let declaration = sheet.declaration(at: token.range.lowerBound),
        declaration.tokens != last, !removed.holds(declaration.tokens)
      else { continue }
      last = declaration.tokens
      if let dark {
        let isForDark = dark.contains(token.range.lowerBound)
        variables.readRules(in: isForDark ? .darkScheme : .lightScheme)
      }
      let value = variables.expanded(declaration.value)
      let steps = GTKStylesheet.steps * (value?.count ?? 1)
      guard budget.take(steps, at: sheet.location(of: declaration.tokens)) else { break }
      if let value, value.elementsEqual(sheet.bytes(of: declaration.value)) { continue }
      if let value, isKnown(value, of: declaration) {
        edits.append(SourceEdit(replacing: sheet.range(of: declaration.value), with: value))
        if !release.has(.customProperties) {
          expandedUses.append(sheet.location(of: declaration.tokens))
        }
      } else if !release.has(.customProperties) {
        unusable.append(declaration.tokens)
        warn(
          of: declaration.tokens, .leftOut,
          "a variable has no value here that GTK \(release) knows",
          &findings)
      }
    }
    return edits
  }

  /// The steps for each byte of a value that came from variables.
  private static let steps = 4

  /// Whether GTK accepts a value that came from variables.
  private func isKnown(_ value: [UInt8], of declaration: CSSDeclaration) -> Bool {
    let name = Array(sheet.content(of: declaration.property))
    let text = SourceText(
      file: "", bytes: Array("a{".utf8) + name + [UInt8(ascii: ":")] + value + Array(";}".utf8))
    var ignored: [Finding] = []
    return GTKFinding.all(in: CSSStylesheet(CSSText(text), findings: &ignored), target: target)
      .isEmpty
  }
}

extension [Range<Int>] {
  /// Whether a range is inside one of these, which are in order.
  func holds(_ range: Range<Int>) -> Bool {
    let next = partitioningIndex { $0.lowerBound > range.lowerBound }
    return next > 0 && self[next - 1].upperBound >= range.upperBound
  }

  /// The first index whose range matches, if all later ones match; the count if none does.
  fileprivate func partitioningIndex(where isBehind: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
