import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// A declaration that its variables make a value of the wrong kind, which GTK finds out at each
/// widget.
struct VariableKindRule: LintRule {
  let description = ParserRule.value.description

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css,
      let release = subject.judgedAppearances.map(\.release).last(where: {
        $0.has(.customProperties)
      })
    else { return [] }
    let colors = css.colors(release)
    let judgedAppearances = subject.judgedAppearances.filter {
      $0.release == release && !$0.isHighContrast
    }
    var verdicts: [[UInt8]: String?] = [:]
    return css.sheet.statements.flatMap { statement -> [Finding] in
      guard case .rule(let rule) = statement else { return [] }
      return rule.block.statements.compactMap { statement -> Finding? in
        guard case .declaration(let declaration) = statement,
          let variable = css.sheet.variable(in: declaration)
        else { return nil }
        let name = css.sheet.shown(declaration.property)
        for judged in judgedAppearances {
          guard let text = colors.text(of: declaration.value, in: rule, judged.appearance) else {
            continue
          }
          let whole = Array("a{\(name):".utf8) + text + Array(";}".utf8)
          let problem = verdicts[whole] ?? VariableKindRule.problem(in: whole, on: release)
          verdicts[whole] = .some(problem)
          guard let problem else { continue }
          return Finding(
            .warning, description.id, at: css.sheet.location(of: variable),
            "'\(name)' is '\(text.shownOnOneLine)' by its variables: \(problem)")
        }
        return nil
      }
    }
  }

  /// What GTK's parser objects to in a rule.
  private static func problem(in text: [UInt8], on release: GTKRelease) -> String? {
    var ignored: [Finding] = []
    let sheet = CSSStylesheet(CSSText(SourceText(file: "", bytes: text)), findings: &ignored)
    let target = Target(release)
    return GTKFinding.all(in: sheet, target: target).first?.message(for: target)
  }
}

extension CSSStylesheet {
  /// The first `var()` of a declaration that sets no variable itself.
  fileprivate func variable(in declaration: CSSDeclaration) -> CSSToken? {
    guard !content(of: declaration.property).starts(with: "--".utf8) else { return nil }
    return tokens[declaration.value].first { $0.kind == .function && isWord($0, "var") }
  }
}
