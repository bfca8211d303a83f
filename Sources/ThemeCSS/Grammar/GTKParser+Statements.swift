import ThemeModel
import ThemeSource

extension GTKParser {
  mutating func parseStylesheet() {
    while let token = next() {
      switch token.kind {
      case .commentDeclarationOpen, .commentDeclarationClose: consume()
      case .atKeyword: parseAtRule(token)
      default: parseRule()
      }
    }
  }

  private mutating func parseAtRule(_ token: CSSToken) {
    startStatement(until: .openBrace)
    if sheet.isWord(token, "import") {
      consume()
      parseImport()
    } else if sheet.isWord(token, "define-color") {
      consume()
      parseColorDefinition()
    } else if sheet.isWord(token, "keyframes") {
      consume()
      parseKeyframes()
    } else if sheet.isWord(token, "media") {
      fail("GTK 4.8 has no '@media'; GTK 4.20 is the first to have it", since: .gtk4_20)
    } else {
      fail(
        "GTK 4.8 knows '@define-color', '@import' and '@keyframes', "
          + "not '@\(sheet.shown(token))'")
    }
    endBlock()
  }

  private mutating func parseImport() {
    guard consume(.string) || url() else { return }
    if !isAtEnd { fail("expected ';' behind the address") }
  }

  private mutating func parseColorDefinition() {
    guard name("expected a name after '@define-color'") else { return }
    context = .cssValue
    if color(), !isAtEnd { fail("expected ';' behind the color") }
    context = .cssParse
  }

  /// Selectors, and in braces what they set.
  private mutating func parseRule() {
    let isGood = selectors() && (has(.openBrace) || fail("expected '{' behind the selector"))
    if !isGood { skip(to: .openBrace) }
    guard has(.openBrace) else { return }
    startBlock()
    while isGood, !isAtEnd { parseDeclaration() }
    endBlock()
  }

  private mutating func parseDeclaration() {
    startStatement()
    defer { endBlock() }
    // An empty declaration is no error.
    guard !isAtEnd, let property = property() else { return }
    parseValue(of: property)
  }

  /// Reads the property of a declaration and the colon after it.
  private mutating func property() -> GTKProperty? {
    guard let token = next(), name("expected a property's name") else {
      // Where a block ends there is no token.
      fail("expected a property's name")
      return nil
    }
    guard let property = GTKProperty(sheet.content(of: token)) else {
      unknownProperty(token)
      return nil
    }
    guard consume(.colon) else {
      fail("expected ':' behind '\(property.name)'")
      return nil
    }
    return property
  }

  private mutating func unknownProperty(_ token: CSSToken) {
    let name = sheet.shown(token)
    if name.hasPrefix("--") {
      fail(
        "GTK 4.8 has no variables; GTK 4.16 is the first to have them", as: .cssProperty,
        since: .gtk4_16)
      return
    }
    let known = knownProperties.nearest(to: name)
    fail(
      "GTK 4.8 has no property '\(name)'" + NameSuggestion.hint(known),
      as: .cssProperty,
      replacement: knownProperties.correction(of: name))
  }

  private mutating func parseValue(of property: GTKProperty) {
    context = .cssValue
    defer { context = .cssParse }
    guard value(of: property) else { return }
    if !isAtEnd { junk(behind: property) }
  }

  private mutating func junk(behind property: GTKProperty) {
    fail(
      has(delimiter: "!")
        ? "GTK has no '!important', and drops the declaration"
        : "'\(property.name)' takes nothing more here")
  }

  /// A property's value; the keywords that every property accepts come first.
  private mutating func value(of property: GTKProperty) -> Bool {
    consume(anyOf: ["initial", "inherit", "unset"]) || property.parse(&self)
  }

  /// An identifier of the file's own.
  mutating func name(_ message: StaticString) -> Bool {
    if consume(.identifier) { return true }
    return fail("\(message)")
  }
}

extension GTKParser {
  private mutating func parseKeyframes() {
    guard name("expected a name after '@keyframes'") else { return }
    guard isAtEnd else {
      fail("expected '{' behind the name")
      return
    }
    startAlternative()
    while !isAtEnd {
      guard parseKeyframe() else { return }
    }
  }

  private mutating func parseKeyframe() -> Bool {
    if !consume(anyOf: ["from", "to"]) {
      guard let token = next(), token.kind == .percentage else {
        return fail("expected 'from', 'to' or a percentage")
      }
      consume()
      if !(0...100).contains(token.number) {
        return fail("expected a percentage from 0% to 100%", as: .cssValue)
      }
    }
    guard has(.openBrace) else { return fail("expected '{'; GTK 4.8 takes one percentage here") }
    startBlock()
    while !isAtEnd { parseKeyframeDeclaration() }
    endBlock()
    return true
  }

  private mutating func parseKeyframeDeclaration() {
    startStatement()
    defer { endBlock() }
    guard let property = property() else { return }
    context = .cssValue
    defer { context = .cssParse }
    guard value(of: property) else { return }
    if !isAtEnd {
      junk(behind: property)
    } else if !property.isAnimated {
      fail("GTK 4.8 doesn't animate '\(property.name)'", as: .cssProperty)
    }
  }
}
