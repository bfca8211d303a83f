import ThemeSource

extension CSSStylesheet {
  /// The words of a declaration's value outside of functions.
  func words(of declaration: CSSDeclaration) -> [CSSToken] {
    var depth = 0
    return tokens[declaration.value].filter { token in
      if token.closer != nil { depth += 1 }
      if token.isCloser { depth -= 1 }
      return depth == 0 && token.kind == .identifier
    }
  }
}
