import ThemeSource

extension CSSStylesheet {
  /// The tokens of the values that `@define-color` gives to each name.
  var colorDefinitions: [String: [Range<Int>]] {
    var definitions: [String: [Range<Int>]] = [:]
    for case .atRule(let rule) in statements where isWord(rule.name, "define-color") {
      guard let first = rule.prelude.first(where: { !tokens[$0].isSpace }) else { continue }
      definitions[name(of: tokens[first]), default: []].append(first + 1..<rule.prelude.upperBound)
    }
    return definitions
  }
}
