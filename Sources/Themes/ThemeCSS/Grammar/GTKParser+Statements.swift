import GTKKnowledge
import ThemeModel
import ThemeSource

extension GTKParser {
  mutating func parseStylesheet() {
    if isGTK3 { checkByteOrderMark() }
    while let token = next() {
      switch token.kind {
      case .commentDeclarationOpen, .commentDeclarationClose: consume()
      default: parseStatement(token)
      }
    }
    if isGTK3 { checkComments() }
  }

  /// Reads an at-rule or a rule, which begins with a token.
  mutating func parseStatement(_ token: CSSToken) {
    if token.kind == .atKeyword { parseAtRule(token) } else { parseRule() }
  }

  private mutating func parseAtRule(_ token: CSSToken) {
    startStatement(until: .openBrace)
    var isOfBindings = false
    if sheet.isWord(token, "import") {
      consume()
      parseImport()
    } else if sheet.isWord(token, "define-color") {
      consume()
      parseColorDefinition()
    } else if sheet.isWord(token, "keyframes") {
      consume()
      guard parseKeyframes() else { return }
    } else if isGTK3, sheet.isWord(token, "binding-set") {
      consume()
      parseBindings()
      isOfBindings = true
    } else if sheet.isWord(token, "media") {
      if assumedCondition?.contains(token.range.lowerBound) == true || knows(.mediaQueries) {
        consume()
        parseMedia()
      } else {
        lack("'@media'", since: .mediaQueries)
      }
    } else {
      let known =
        isGTK3
        ? "GTK 3.24 knows '@binding-set', '@define-color', '@import' and '@keyframes'"
        : "GTK knows '@define-color', '@import', '@keyframes' and, since 4.20, '@media'"
      fail("\(known), not '@\(sheet.shown(token))'")
    }
    endBlock()
    if isOfBindings, has(.semicolon) {
      warn("a ';' after '@binding-set' is deprecated", replacement: "")
      consume()
    }
  }

  private mutating func parseImport() {
    guard consume(.string) || url() else { return }
    if !isAtSemicolon { fail("expected ';' after the address") }
  }

  private mutating func parseColorDefinition() {
    guard isGTK3 ? consumeName() : name("expected a name after '@define-color'") else { return }
    context = .cssValue
    if color(), !isAtSemicolon { fail("expected ';' after the color") }
    context = .cssParse
  }

  /// Reads selectors, and their declarations in braces.
  private mutating func parseRule() {
    let isGood = selectors() && (has(.openBrace) || fail("expected '{' after the selector"))
    if !isGood { skip(to: .openBrace) }
    guard has(.openBrace) else { return }
    startBlock()
    while isGood, !isAtEnd { parseDeclaration() }
    if isGood, isGTK3, !isClosed { fail("expected '}' at the end of the rule") }
    endBlock()
  }

  private mutating func parseDeclaration() {
    // For GTK 3, a block in braces also ends a declaration.
    startStatement(until: isGTK3 ? .openBrace : nil)
    defer { endBlock() }
    // An empty declaration is not an error.
    guard !isAtEnd || isAtAlternative, let property = property() else { return }
    _ = parseValue(of: property)
  }

  /// Reads the property of a declaration and the colon; a custom property with its value.
  private mutating func property(inKeyframe: Bool = false) -> GTKProperty? {
    if isGTK3, let token = next(), isCustom(token) {
      unknownProperty(token)
      return nil
    }
    let place = placeOfNext()
    let expected = expectedProperty(before: next())
    guard let token = next(), name(expected) else {
      // At the end of a block there is no token.
      fail("\(expected)")
      return nil
    }
    if isCustom(token), knows(.customProperties) {
      parseCustomProperty()
      return nil
    }
    guard let property = GTKProperty(sheet.content(of: token)),
      isGTK3 || !property.isOfGTK3,
      property.feature.map({ knows($0) }) ?? true
    else {
      if isGTK3, !inKeyframe, isStyleProperty(token) {
        parseStyleProperty()
        return nil
      }
      unknownProperty(token)
      return nil
    }
    guard consume(.colon) else {
      fail("expected ':' after '\(property.name)'")
      return nil
    }
    if let name = property.renamed {
      warn(
        "'\(property.name)' is deprecated; write '\(name)'", as: .cssProperty, at: place,
        replacement: name)
    }
    return property
  }

  private func isCustom(_ token: CSSToken) -> Bool {
    sheet.content(of: token).starts(with: "--".utf8)
  }

  private mutating func parseCustomProperty() {
    guard consume(.colon) else {
      fail("expected ':' after the name")
      return
    }
    context = .cssValue
    _ = values()
    context = .cssParse
  }

  private mutating func unknownProperty(_ token: CSSToken) {
    let name = sheet.shown(token)
    if isCustom(token) {
      lack("custom property '\(name)'", since: .customProperties, as: .cssProperty)
    } else if let feature = GTKProperty(sheet.content(of: token))?.feature {
      lack("property '\(name)'", since: feature, as: .cssProperty)
    } else {
      let heir = FormerNames.properties[name.lowercased()]
      lack(
        "property '\(name)'", as: .cssProperty,
        advice: NameSuggestion.hint(heir ?? knownProperties.nearest(to: name)),
        replacement: heir == nil ? knownProperties.correction(of: name) : nil)
    }
  }

  /// Reads a value; one with `var()` is read when it is used, and its tokens alone count.
  private mutating func parseValue(of property: GTKProperty) -> Bool {
    context = .cssValue
    defer { context = .cssParse }
    if hasReference { return values() }
    guard value(of: property) else { return false }
    let isWhole = isAtEnd && !isAtAlternative
    if !isWhole { junk(behind: property) }
    return isWhole
  }

  private mutating func junk(behind property: GTKProperty) {
    fail(
      has(delimiter: "!")
        ? "GTK has no '!important', and drops the declaration"
        : "expected the end of the value of '\(property.name)'")
  }

  /// A property's value; the keywords that every property accepts come first.
  private mutating func value(of property: GTKProperty) -> Bool {
    consume(anyOf: ["initial", "inherit", "unset"]) || property.parse(&self)
  }

  /// Reads an identifier that the file defines.
  mutating func name(_ message: StaticString) -> Bool {
    if consume(.identifier) { return true }
    return fail("\(message)")
  }
}

extension GTKParser {
  /// Reads the keyframes; `false` if the at-rule is left already.
  private mutating func parseKeyframes() -> Bool {
    guard name("expected a name after '@keyframes'") else { return true }
    guard isAtEnd, startAlternative() || !isGTK3 else {
      fail("expected '{' after the name")
      return true
    }
    while !isAtEnd {
      guard parseKeyframe() else {
        if isGTK3 { leaveKeyframes() }
        return !isGTK3
      }
    }
    if isGTK3, !isClosed { fail("expected '}' at the end of the keyframes") }
    return true
  }

  private mutating func parseKeyframe() -> Bool {
    repeat {
      guard parseMoment() else { return false }
    } while has(.comma) && knows(.keyframeLists) && consume(.comma)
    if has(.comma) { return lack("list of percentages for a keyframe", since: .keyframeLists) }
    guard has(.openBrace) else { return fail("expected '{'") }
    startBlock()
    while !isAtEnd { parseKeyframeDeclaration() }
    if isGTK3, !isClosed { return fail("expected '}' at the end of the keyframe") }
    endBlock()
    return true
  }

  /// Reads the position of a keyframe: `from`, `to` or a percentage.
  private mutating func parseMoment() -> Bool {
    if consume(anyOf: ["from", "to"]) { return true }
    guard let token = next(), token.kind == .percentage else {
      return fail("expected 'from', 'to' or a percentage")
    }
    consume()
    return (0...100).contains(token.number)
      || fail("expected a percentage from 0% to 100%", as: .cssValue)
  }

  private mutating func parseKeyframeDeclaration() {
    startStatement(until: isGTK3 ? .openBrace : nil)
    defer { endBlock() }
    if isGTK3, isAtSemicolon {
      // GTK 3 skips it, but then expects a declaration.
      if isLastSemicolon { fail("expected no ';' after the last one") }
      return
    }
    guard let property = property(inKeyframe: true), parseValue(of: property) else { return }
    if !property.isAnimated {
      fail("GTK doesn't animate '\(property.name)'", as: .cssProperty)
    }
  }
}
