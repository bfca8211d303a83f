import ThemeCSS
import ThemeSource

/// What a declaration sets for the nodes of its rule: the color of their text, or their background.
enum PaintSide { case color, background }

extension CSSStylesheet {
  /// What a declaration sets; `nil` for any other property.
  func paintSide(of declaration: CSSDeclaration) -> PaintSide? {
    if isWord(declaration.property, "color") { return .color }
    return content(of: declaration.property).starts(with: "background".utf8) ? .background : nil
  }

  /// What the declarations of a rule set.
  func paintSides(of rule: CSSRule) -> Set<PaintSide> {
    Set(
      rule.block.statements.compactMap { statement in
        guard case .declaration(let declaration) = statement else { return nil }
        return paintSide(of: declaration)
      })
  }
}
