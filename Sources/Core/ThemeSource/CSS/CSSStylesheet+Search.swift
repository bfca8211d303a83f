extension CSSStylesheet {
  /// The top-level statement that contains a byte.
  public func statement(at offset: Int) -> CSSStatement? {
    statement(at: offset, of: statements)
  }

  /// The declaration, at any depth, that contains a byte.
  public func declaration(at offset: Int) -> CSSDeclaration? {
    declarationAndRule(at: offset)?.declaration
  }

  /// The declaration that contains a byte, and the innermost rule around it.
  public func declarationAndRule(
    at offset: Int
  ) -> (declaration: CSSDeclaration, rule: CSSRule?)? {
    var statements = statements
    var nearest: CSSRule?
    while let statement = statement(at: offset, of: statements) {
      switch statement {
      case .declaration(let declaration): return (declaration, nearest)
      case .rule(let rule): (statements, nearest) = (rule.block.statements, rule)
      case .atRule(let rule): statements = rule.block?.statements ?? []
      }
    }
    return nil
  }

  private func statement(at offset: Int, of statements: [CSSStatement]) -> CSSStatement? {
    // The last statement that begins at the byte or before it.
    let next = statements.partitioningIndex { statement in
      tokens[statement.tokens.lowerBound].range.lowerBound > offset
    }
    guard next > 0, range(of: statements[next - 1].tokens).contains(offset) else { return nil }
    return statements[next - 1]
  }
}

extension CSSStylesheet {
  /// Calls `visit` with each statement; nested ones come after the outer one.
  package func forEachStatement(_ visit: (CSSStatement) -> Void) {
    CSSStylesheet.forEach(in: statements, visit)
  }

  /// Calls `visit` with each declaration, at any depth, in order.
  package func forEachDeclaration(_ visit: (CSSDeclaration) -> Void) {
    forEachStatement { statement in
      if case .declaration(let declaration) = statement { visit(declaration) }
    }
  }

  private static func forEach(in statements: [CSSStatement], _ visit: (CSSStatement) -> Void) {
    for statement in statements {
      visit(statement)
      switch statement {
      case .rule(let rule): forEach(in: rule.block.statements, visit)
      case .atRule(let rule): forEach(in: rule.block?.statements ?? [], visit)
      case .declaration: break
      }
    }
  }
}
