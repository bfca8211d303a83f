import ThemeColor
import ThemeModel
import ThemeSource

extension TokenResolution {
  /// The name of a token's type, given the end of its alias chain; `nil` and reported without one.
  ///
  /// Style Dictionary and Tokens Studio need no types: there any value that can be read as a color
  /// is one.
  mutating func typeName(of index: Int, at last: Int) -> String? {
    guard entries[index].token.dialect == .text, knownType(of: index) == nil else {
      return type(of: index)?.name
    }
    let text = entries[last].token.value.string ?? ""
    let isColor = text.hasPrefix("#") || text.contains("(")
    return isColor && textColor(of: last, false) != nil ? "color" : "other"
  }

  /// A token's type; `nil` and reported if it has none, or another than its target.
  private mutating func type(of index: Int) -> TokenType? {
    let token = entries[index].token
    let referred = aliases.alias(of: index).flatMap(knownType)
    if token.dialect == .standard, let own = token.type, let referred, own.name != referred.name {
      report(
        index, .tokenType, own.node,
        "'\(entries[index].path.dotted)' is of the type '\(own.name)', but what it refers to of "
          + "'\(referred.name)'")
      return nil
    }
    if let type = knownType(of: index) { return type }
    untyped.add(
      Finding(
        .warning, .tokenType, at: token.node.keyLocation,
        "'\(entries[index].path.dotted)' has no '$type', and none is guessed; it is left out"))
    return nil
  }

  /// A token's own type, or that of the nearest token in its alias chain that has one; else that of
  /// the groups around those, the last first.
  private func knownType(of index: Int) -> TokenType? {
    var inherited: TokenType?
    var next: Int? = index
    while let index = next {
      let entry = entries[index]
      if let own = entry.token.type { return own }
      inherited = entry.inherited ?? entry.token.inherited ?? inherited
      next = aliases.alias(of: index)
    }
    return inherited
  }

  mutating func color(
    _ value: SourceNode, reporting isReporting: Bool, of token: Int
  ) -> CSSColor? {
    if entries[token].token.dialect == .text { return textColor(of: token, isReporting) }
    let parts = TokenParts(entries, indices, budget)
    var reader = TokenColor(follow: parts.follow)
    let color = reader.read(value)
    if isReporting {
      for finding in reader.findings { report(token, finding) }
    }
    return color
  }

  mutating func pixels(
    _ value: SourceNode, reporting isReporting: Bool, of token: Int
  ) -> Double? {
    if entries[token].token.dialect == .text { return textPixels(of: token, isReporting) }
    let parts = TokenParts(entries, indices, budget)
    let unit = value["unit"].flatMap(parts.follow)?.string
    let number = value["value"].flatMap(parts.follow)?.number
    if let number, unit == "px" || unit == "rem" {
      return unit == "rem" ? number * TokenArithmetic.rem : number
    }
    if isReporting {
      report(
        token, .unit, value,
        "expected a length, an object with a number 'value' and a 'unit', px or rem")
    }
    return nil
  }

  private mutating func textColor(of token: Int, _ isReporting: Bool) -> CSSColor? {
    text(
      of: token, isReporting, .notAColor,
      "expected a color of CSS, a reference, or both: 'rgba({color.blue}, 0.5)'"
    ) { texts, index throws(TokenText.Failure) in try texts.color(of: index) }
  }

  private mutating func textPixels(of token: Int, _ isReporting: Bool) -> Double? {
    text(
      of: token, isReporting, .unit, "expected a length in px or rem, or arithmetic: '{base} * 2'"
    ) { texts, index throws(TokenText.Failure) in try texts.pixels(of: index) }
  }

  /// The value of a text; reported if it has none.
  private mutating func text<Result>(
    of token: Int, _ isReporting: Bool, _ rule: RuleID, _ expected: String,
    evaluate: (inout TokenText, Int) throws(TokenText.Failure) -> Result?
  ) -> Result? {
    let value = entries[token].token.value
    do throws(TokenText.Failure) {
      if let result = try evaluate(&texts, token) { return result }
      if isReporting { report(token, rule, value, expected) }
    } catch {
      guard isReporting else { return nil }
      switch error {
      case .missing(let path): reportMissing(path, of: token)
      case .tooLong:
        report(token, .tooLong, value, "references lead too far, or back to where they began")
      }
    }
    return nil
  }
}
