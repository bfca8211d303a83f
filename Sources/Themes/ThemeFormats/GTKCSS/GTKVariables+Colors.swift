import GTKKnowledge
import ThemeModel
import ThemeSource

extension GTKVariables {
  /// The deepest nesting of variables in which a color is found.
  static let passes = 8

  /// The maximum number of bytes of a color that is made of variables.
  private static let colorLimit = 512

  mutating func forgetExpansions(for part: AppearanceSet?) {
    self.part = part
    expansions = Array(repeating: .untouched, count: values.count)
  }

  /// Expands declarations of rules that apply in some appearances from now on.
  mutating func readRules(in appearances: AppearanceSet) {
    guard appearances != ruleAppearances else { return }
    ruleAppearances = appearances
    forgetExpansions(for: nil)
  }

  /// Finds the variables that become colors after others in them are replaced, as in
  /// `rgb(var(--red) 0 0)`; returns whether there were any.
  mutating func expandColors(
    of variables: [GTKColorDefinition], _ ranges: [Range<Int>]
  ) -> Bool {
    var found: [Int: [(place: Int, definition: GTKColorDefinition)]] = [:]
    var failed: Set<Int> = []
    for part in parts {
      var count = expandedColors.count
      forgetExpansions(for: part)
      for (variable, range) in zip(variables, ranges) where variable.appearances.contains(part) {
        guard let index = names.index(of: variable.name[...]), !isColor[index],
          !failed.contains(index)
        else { continue }
        // More colors than a theme can have are refused in any case.
        guard count <= GTKColorImport.limit else { break }
        if let color = expandedColor(variable, range) {
          count += 1
          found[index, default: []].append((variable.value.startIndex, color))
        } else {
          failed.insert(index)
        }
      }
    }
    for index in found.keys.sorted() where !failed.contains(index) {
      isColor[index] = true
      for (place, definition) in found[index] ?? [] {
        expandedColors[place, default: []].join(definition)
      }
    }
    return found.keys.contains { !failed.contains($0) }
  }

  private mutating func expandedColor(
    _ variable: GTKColorDefinition, _ range: Range<Int>
  ) -> GTKColorDefinition? {
    guard !variable.references.isEmpty, let part else { return nil }
    let tokens = Array(CSSTokenizer(sheet.text.bytes, range))
    let background = standaloneBackground(of: tokens)
    guard var bytes = expanded(background ?? tokens[...], depth: 0),
      bytes.count <= GTKVariables.colorLimit
    else { return nil }
    let value = GTKColorValue(bytes.indices, in: &bytes) { _ in false }
    let color = variable.expanded(
      to: bytes, references: value.references, in: part, isStandalone: background != nil)
    return color.canBeColor ? color : nil
  }

  /// The background color in libadwaita's standalone function, which makes a color readable on a
  /// window: `var(--a)` in `oklab(from var(--a) var(--standalone-color-oklab))`; `nil` for any
  /// other value.
  private func standaloneBackground(of tokens: [CSSToken]) -> ArraySlice<CSSToken>? {
    let standalone = Array(ReleaseKnowledge.standaloneVariable.utf8)
    let words = tokens.filter { !$0.isSpace }
    guard words.count == 9, names.index(of: standalone[...]) == nil,
      sheet.isWord(words[0], "oklab"), sheet.isWord(words[1], "from"),
      zip(words, GTKVariables.standaloneKinds).allSatisfy({ $0.kind == $1 }),
      sheet.isWord(words[2], "var"), sheet.isWord(words[5], "var"),
      sheet.content(of: words[6]).elementsEqual(standalone)
    else { return nil }
    return words[2...4]
  }

  private static let standaloneKinds: [CSSToken.Kind] = [
    .function, .identifier, .function, .identifier, .closeParenthesis, .function, .identifier,
    .closeParenthesis, .closeParenthesis,
  ]
}

extension [GTKColorDefinition] {
  /// Adds a definition, or adds its appearances to one with the same value.
  fileprivate mutating func join(_ definition: GTKColorDefinition) {
    if let index = firstIndex(where: { $0.value.elementsEqual(definition.value) }) {
      self[index] = self[index].holding(in: self[index].appearances.union(definition.appearances))
    } else {
      append(definition)
    }
  }
}
