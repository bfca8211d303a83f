import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

extension GTKStylesheet {
  /// The edits that replace each `var()` by a color's name or a value, so that a GTK without
  /// variables shows the same; a declaration without such a replacement is removed for such a GTK.
  mutating func variableUses(
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
