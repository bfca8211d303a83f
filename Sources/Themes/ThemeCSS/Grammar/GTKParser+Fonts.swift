import ThemeSource

extension GTKParser {
  static let fontStyles: [StaticString] = ["normal", "oblique", "italic"]
  static let fontStretches: [StaticString] = [
    "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "normal",
    "semi-expanded", "expanded", "extra-expanded", "ultra-expanded",
  ]
  private static let fontSizes: [StaticString] = [
    "smaller", "larger", "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large",
  ]

  /// Reads families separated by commas, in quotes or as words.
  mutating func families() -> Bool {
    list { parser in
      if parser.consume(.string) { return true }
      guard parser.consume(.identifier) else { return parser.fail("expected a family's name") }
      while parser.consume(.identifier) {}
      return true
    }
  }

  mutating func fontSize() -> Bool {
    consume(anyOf: GTKParser.fontSizes) || number(.radius)
  }

  mutating func fontWeight() -> Bool {
    if consume(anyOf: ["normal", "bold", "bolder", "lighter"]) { return true }
    if isGTK3 { return hundreds() || fail("expected 'bold' or one of 100, 200 and so on to 900") }
    guard let token = next(), !(token.kind == .number && !(1...1000).contains(token.number)) else {
      return fail("expected 'bold' or a number from 1 to 1000")
    }
    return number([.number, .positive])
  }

  /// A weight of GTK 3: a hundred from 1 to 9.
  private mutating func hundreds() -> Bool {
    guard let token = next(), token.kind == .number, !isSigned(token),
      (1...9).contains(where: { token.number == Double($0 * 100) }), token.range.count == 3
    else { return false }
    consume()
    return true
  }

  mutating func fontWidth() -> Bool {
    consume(anyOf: GTKParser.fontStretches) || number([.percentage, .positive])
  }

  mutating func lineHeight() -> Bool {
    consume("normal") || number([.number, .percentage, .length, .positive])
  }

  /// Style, variant, weight and stretch in any order, then size and family.
  mutating func font() -> Bool {
    if isGTK3 { return fontOfGTK3() }
    var parts: Set<Int> = []
    while true {
      if !parts.contains(0), consume(anyOf: ["oblique", "italic"]) {
        parts.insert(0)
      } else if !parts.contains(1), consume("small-caps") {
        parts.insert(1)
      } else if !parts.contains(2), has(anyOf: ["bold", "bolder", "lighter"]) || has(.number) {
        guard fontWeight() else { return false }
        parts.insert(2)
      } else if !parts.contains(2), has(.function), canBeNumber() {
        // The kind of number decides whether it is the weight or the size.
        let kinds: NumberKinds = [.number, .length, .percentage, .positive]
        guard let kind = numberKind(kinds) else { return false }
        guard kind.isNumber else { return families() }
        parts.insert(2)
      } else if !parts.contains(3), consume(anyOf: GTKParser.fontStretches) {
        parts.insert(3)
      } else {
        break
      }
    }
    return fontSize() && families()
  }

  /// Reads a font for GTK 3, where each part may be `normal` on its own.
  private mutating func fontOfGTK3() -> Bool {
    var parts: Set<Int> = []
    var isRead = true
    while isRead {
      let known = parts.count
      if !parts.contains(0), consume(anyOf: GTKParser.fontStyles) { parts.insert(0) }
      if !parts.contains(1), consume(anyOf: ["normal", "small-caps"]) { parts.insert(1) }
      if !parts.contains(2),
        consume(anyOf: ["normal", "bold", "bolder", "lighter"]) || hundreds()
      {
        parts.insert(2)
      }
      if !parts.contains(3), consume(anyOf: GTKParser.fontStretches) { parts.insert(3) }
      isRead = parts.count > known
    }
    return fontSize() && families()
  }

  /// Reads at most one word of each group.
  private mutating func words(_ groups: [[StaticString]]) -> Bool {
    var used: Set<Int> = []
    while !isAtEnd {
      var found: Int?
      for group in groups.indices where found == nil && !used.contains(group) {
        if consume(anyOf: groups[group]) { found = group }
      }
      guard let found else { break }
      used.insert(found)
    }
    return !used.isEmpty
      || fail("expected \(groups.joined().map { "'\($0)'" }.joined(separator: ", "))")
  }

  mutating func ligatures() -> Bool {
    consume(anyOf: ["normal", "none"]) || words(GTKParser.ligatureGroups)
  }

  mutating func numerics() -> Bool { consume("normal") || words(GTKParser.numericGroups) }

  mutating func eastAsian() -> Bool { consume("normal") || words(GTKParser.eastAsianGroups) }

  private static let ligatureGroups: [[StaticString]] = [
    ["common-ligatures", "no-common-ligatures"],
    ["discretionary-ligatures", "no-discretionary-ligatures"],
    ["historical-ligatures", "no-historical-ligatures"], ["contextual", "no-contextual"],
  ]
  private static let numericGroups: [[StaticString]] = [
    ["lining-nums", "oldstyle-nums"], ["proportional-nums", "tabular-nums"],
    ["diagonal-fractions", "stacked-fractions"], ["ordinal"], ["slashed-zero"],
  ]
  private static let eastAsianGroups: [[StaticString]] = [
    ["jis78", "jis83", "jis90", "jis04", "simplified", "traditional"],
    ["full-width", "proportional-width"], ["ruby"],
  ]
  static let positions: [StaticString] = ["normal", "sub", "super"]
  static let caps: [StaticString] = [
    "normal", "small-caps", "all-small-caps", "petite-caps", "all-petite-caps", "unicase",
    "titling-caps",
  ]
  static let alternates: [StaticString] = ["normal", "historical-forms"]

  /// Variants of all kinds.
  mutating func variants() -> Bool {
    if consume(anyOf: ["normal", "none"]) { return true }
    let groups =
      GTKParser.ligatureGroups + GTKParser.numericGroups + GTKParser.eastAsianGroups
      + [
        Array(GTKParser.positions.dropFirst()), Array(GTKParser.caps.dropFirst()),
        Array(GTKParser.alternates.dropFirst()),
      ]
    return words(groups)
  }

  /// Features of OpenType by their tags of four characters.
  mutating func features() -> Bool {
    consume("normal")
      || list { parser in
        guard parser.tag() else { return false }
        if parser.consume(anyOf: ["on", "off"]) { return true }
        guard parser.has(.number) else { return true }
        return parser.plainNumber(isInteger: true) != nil
      }
  }

  /// Axes of a variable font by their tags, each with a value.
  mutating func variations() -> Bool {
    consume("normal") || list { $0.tag() && $0.plainNumber() != nil }
  }

  private mutating func tag() -> Bool {
    guard let token = next(), token.kind == .string, sheet.content(of: token).count == 4 else {
      return fail("expected a tag of four characters in quotes, such as '\"tnum\"'")
    }
    consume()
    return true
  }

  static let decorationLines: [StaticString] = ["underline", "overline", "line-through"]
  static let decorationStyles: [StaticString] = ["solid", "double", "wavy"]

  mutating func decorationLine() -> Bool {
    if isGTK3 { return keyword("none", "underline", "line-through") }
    return consume("none") || words(GTKParser.decorationLines.map { [$0] })
  }

  /// Lines, style and color in any order.
  mutating func decoration() -> Bool {
    var lines: Set<Int> = []
    var isNone = false
    var hasStyle = false
    var hasColor = false
    repeat {
      if !isNone, lines.isEmpty, consume("none") {
        isNone = true
      } else if !isNone, !isGTK3 || lines.isEmpty, let line = decorationLine(besides: lines) {
        lines.insert(line)
      } else if !hasStyle, consume(anyOf: GTKParser.decorationStyles) {
        hasStyle = true
      } else if !hasColor {
        guard color() else { return false }
        hasColor = true
      } else {
        break
      }
    } while !isAtEnd
    return true
  }

  /// A line of text that isn't drawn yet.
  private mutating func decorationLine(besides lines: Set<Int>) -> Int? {
    for (index, word) in GTKParser.decorationLines.enumerated()
    where !lines.contains(index) && !(isGTK3 && index == 1) && consume(word) {
      return index
    }
    return nil
  }
}
