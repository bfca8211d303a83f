import ThemeSource

/// A declaration with the nodes to which it applies.
struct ScopedDeclaration {
  let declaration: CSSDeclaration

  /// The property's name in small letters.
  let name: [UInt8]
  let subjects: RuleSubjects

  /// Every declaration of a stylesheet in order, including those of animations.
  static func all(
    in sheet: CSSStylesheet, _ visit: (_ selectors: [SelectorTokens]) -> Void
  ) -> [ScopedDeclaration] {
    var all: [ScopedDeclaration] = []
    collect(sheet.statements, nil, in: sheet, &all, visit)
    // An animation applies to the widgets whose rules name it.
    var places: [String: CrashLimits.Place] = [:]
    for scoped in all where scoped.name.starts(with: "animation".utf8) {
      for token in sheet.tokens[scoped.declaration.value] where token.kind == .identifier {
        let name = sheet.name(of: token)
        if places[name] != .nested { places[name] = scoped.subjects.place }
      }
    }
    return all.map { scoped in
      guard let animation = scoped.subjects.animation else { return scoped }
      return ScopedDeclaration(
        declaration: scoped.declaration, name: scoped.name,
        subjects: RuleSubjects(animation: animation, in: places[animation] ?? .few))
    }
  }

  private static func collect(
    _ statements: [CSSStatement], _ subjects: RuleSubjects?, in sheet: CSSStylesheet,
    _ all: inout [ScopedDeclaration], _ visit: (_ selectors: [SelectorTokens]) -> Void
  ) {
    for statement in statements {
      switch statement {
      case .rule(let rule):
        // The selectors of an animation are its frames.
        if let subjects, subjects.animation != nil {
          collect(rule.block.statements, subjects, in: sheet, &all, visit)
        } else {
          let selectors = SelectorTokens.all(rule.prelude, in: sheet)
          visit(selectors)
          collect(rule.block.statements, RuleSubjects(selectors, in: sheet), in: sheet, &all, visit)
        }
      case .atRule(let rule):
        guard let block = rule.block else { continue }
        var inner = subjects
        if sheet.isWord(rule.name, "keyframes") {
          let name = rule.prelude.first { !sheet.tokens[$0].isSpace }
          inner = RuleSubjects(
            animation: name.map { sheet.name(of: sheet.tokens[$0]) } ?? "", in: .few)
        }
        collect(block.statements, inner, in: sheet, &all, visit)
      case .declaration(let declaration):
        let name = sheet.content(of: declaration.property).map {
          $0.asciiLowercased
        }
        all.append(
          ScopedDeclaration(
            declaration: declaration, name: name,
            subjects: subjects ?? RuleSubjects(animation: "", in: .nested)))
      }
    }
  }
}
