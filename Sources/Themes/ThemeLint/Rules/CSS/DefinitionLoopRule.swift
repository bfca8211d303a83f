import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// Colors and variables of a theme's own CSS that are defined by each other, so that GTK paints
/// none of them.
///
/// Colors of a stylesheet that is a theme are judged as it is read.
struct DefinitionLoopRule: LintRule {
  let description = RuleDescription(
    .loop, .error, finds: "colors and variables that are defined by each other",
    remedy: "give one of them a color of its own")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css else { return [] }
    let sheet = css.sheet
    let hasVariables = subject.target.all.contains { $0.has(.customProperties) }
    let loops = hasVariables ? variableLoops(in: sheet) : []
    guard subject.format != .gtkCSS else { return loops }
    var graph = ReferenceGraph()
    for definition in css.definitions {
      guard let token = definition.prelude.first.map({ sheet.tokens[$0] }) else { continue }
      graph.define(
        sheet.name(of: token), at: token,
        by: sheet.tokens[definition.prelude].filter { $0.kind == .atKeyword }.map(sheet.name))
    }
    return graph.loops(in: sheet) + loops
  }

  /// The loops among the variables of each rule, which all of its widgets have at once.
  private func variableLoops(in sheet: CSSStylesheet) -> [Finding] {
    var loops: [Finding] = []
    sheet.forEachStatement { statement in
      guard case .rule(let rule) = statement else { return }
      var graph = ReferenceGraph()
      for case .declaration(let declaration) in rule.block.statements
      where sheet.content(of: declaration.property).starts(with: "--".utf8) {
        graph.define(
          sheet.name(of: declaration.property), at: declaration.property,
          by: variables(in: declaration.value, of: sheet))
      }
      loops += graph.loops(in: sheet)
    }
    return loops
  }

  /// The variables without which a value is nothing: those in no `var()` with a fallback.
  private func variables(in value: Range<Int>, of sheet: CSSStylesheet) -> [String] {
    var names: [String] = []
    var index = value.lowerBound
    while index < value.upperBound {
      if let use = sheet.variableUse(at: index) {
        if !use.hasFallback { names.append(sheet.name(of: use.name)) }
        index = sheet.tokens[..<value.upperBound].end(of: index)
      } else {
        index += 1
      }
    }
    return names
  }
}
