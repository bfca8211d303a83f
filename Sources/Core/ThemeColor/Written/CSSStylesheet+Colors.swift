package import ThemeSource

extension CSSStylesheet {
  /// The colors that definitions and declarations write out, with the bytes of each in the CSS.
  package var colorLiterals: [ColorLiteral] {
    var found: [ColorLiteral] = []
    let add = { (words: Range<Int>) in
      found += ColorScan(self.text.bytes, Array(self.tokens[words])).literals
    }
    forEachStatement { statement in
      switch statement {
      case .atRule(let rule) where isWord(rule.name, "define-color"):
        add(rule.prelude.dropFirst())
      case .declaration(let declaration):
        let name = name(of: declaration.property)
        let hasNames = ["font", "transition", "animation"].contains { name.hasPrefix($0) }
        if !hasNames { add(declaration.value) }
      default: break
      }
    }
    return found
  }
}
