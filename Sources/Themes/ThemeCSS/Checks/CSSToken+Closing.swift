import ThemeSource

extension ArraySlice<CSSToken> {
  /// The index after the token that closes a function or a parenthesis; the end if there is none.
  package func end(of open: Int) -> Int {
    var depth = 0
    var index = open
    while index < endIndex {
      if self[index].closer == .closeParenthesis { depth += 1 }
      if self[index].kind == .closeParenthesis { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }
}
