import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeSource

/// A selector that hits every node or every layout box, in all apps; that of a single program has
/// no others to hit, and in GTK 3 `*` is where the properties of widgets are set.
struct BroadSelectorRule: LintRule {
  let description = RuleDescription(
    "css/selector", .warning, finds: "a selector that hits more than anyone can look over",
    remedy: "add a style class, or a node around it")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css, !subject.isOfProgram, !subject.isInProgramFolder,
      !css.target.isForGTK3, css.sheet.statements.count < Self.wholeTheme
    else { return [] }
    return css.selectors.selectors.compactMap { selector in
      guard selector.compounds.filter({ !$0.isEmpty }).count == 1,
        let only = selector.compounds.first,
        only.classes.isEmpty, !only.isNarrowed, !only.hasState,
        let hint = hint(only, in: css.sheet), !css.setsFontsOnly(selector)
      else { return nil }
      let tokens = css.sheet.tokens.trimmed(selector.tokens)
      return Finding(.warning, "css/selector", at: css.sheet.location(of: tokens), hint)
    }
  }

  /// How many statements only whole themes have, which begin with what holds everywhere, as stock
  /// Adwaita does.
  private static let wholeTheme = 300

  private func hint(_ compound: SelectorParts.Compound, in sheet: CSSStylesheet) -> String? {
    if compound.isUniversal { return "'*' hits every part of every widget" }
    guard let node = compound.node else { return nil }
    if sheet.isWord(node, "box") { return "'box' hits every box that widgets are laid out in" }
    if sheet.isWord(node, "widget") {
      return "'widget' hits every widget that has no name of its own"
    }
    return nil
  }
}

extension CSSAudit {
  /// Whether a selector's rule sets nothing but a font, which widgets inherit anyway.
  fileprivate func setsFontsOnly(_ selector: SelectorParts.Selector) -> Bool {
    var isFont = false
    sheet.forEachStatement { statement in
      guard case .rule(let rule) = statement,
        rule.prelude.overlaps(selector.tokens)
      else { return }
      let declarations = rule.block.statements
      isFont =
        !declarations.isEmpty
        && declarations.allSatisfy { statement in
          guard case .declaration(let declaration) = statement else { return false }
          return sheet.content(of: declaration.property).starts(with: "font".utf8)
        }
    }
    return isFont
  }
}

extension LintSubject {
  /// Whether the file is a stylesheet in the folder of a program, which is not GTK's own.
  fileprivate var isInProgramFolder: Bool {
    guard format == .gtkCSS, let folder,
      let program = ProgramFolder.around(RegularFile.path(folder, in: "."))
    else { return false }
    return !RegularFile.name(of: program).hasPrefix("gtk-")
  }
}
