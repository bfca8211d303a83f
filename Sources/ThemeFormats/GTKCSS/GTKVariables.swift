import GTKKnowledge
import ThemeModel
import ThemeSource

/// The variables of a stylesheet that are no colors, and what each `var()` of them stands for.
struct GTKVariables {
  /// The most bytes that a value may come to once every `var()` in it is replaced.
  private static let sizeLimit = 16 * 1024

  private static let nestingLimit = 32

  private let sheet: CSSStylesheet
  private var names = NameTable()
  private var values: [Range<Int>] = []
  private var isColor: [Bool] = []
  private var expansions: [Expansion] = []

  /// The colors whose values are made of variables that are none, by where each value begins.
  private var expandedColors: [Int: GTKColorDefinition] = [:]

  /// Whether a `var()` of a color becomes `@--name`, not the name that the theme exports.
  private var keepsNames = false

  /// The value of a variable without any `var()`.
  private enum Expansion {
    case untouched, inProgress, none
    case value([UInt8])
  }

  /// Sorts the variables of a stylesheet into colors and others, by the range of each one's value.
  init(_ variables: [GTKColorDefinition], _ values: [Range<Int>], in sheet: CSSStylesheet) {
    self.sheet = sheet
    var references: [[[UInt8]]] = []
    for (variable, value) in zip(variables, values) {
      let (index, isNew) = names.insert(variable.name[...])
      if isNew {
        self.values.append(value)
        isColor.append(true)
        references.append([])
      }
      self.values[index] = value
      isColor[index] = isColor[index] && variable.canBeColor
      references[index] += variable.references
    }
    // What refers to no color is none.
    var users: [[Int]] = Array(repeating: [], count: self.values.count)
    for (index, list) in references.enumerated() {
      for name in list where name.starts(with: "--".utf8) {
        if let other = names.index(of: name[...]) {
          users[other].append(index)
        } else if GTKColorNames.role(name[...]) == nil {
          isColor[index] = false
        }
      }
    }
    expansions = Array(repeating: .untouched, count: self.values.count)
    var pending = isColor.indices.filter { !isColor[$0] }
    while let index = pending.popLast() {
      for user in users[index] where isColor[user] {
        isColor[user] = false
        pending.append(user)
      }
    }
    for _ in 0..<GTKVariables.passes where expandColors(of: variables, values) {}
    expansions = Array(repeating: .untouched, count: self.values.count)
  }

  /// The definition of a color with every other variable in it replaced; `nil` for one that is no
  /// color.
  func color(of variable: GTKColorDefinition) -> GTKColorDefinition? {
    guard isColor(variable.name) else { return nil }
    return expandedColors[variable.value.startIndex] ?? variable
  }

  /// Whether a variable is a color of the file's own.
  func isColor(_ name: [UInt8]) -> Bool {
    names.index(of: name[...]).map { isColor[$0] } ?? false
  }

  /// Whether libadwaita itself sets a variable to a color.
  static func isStock(_ name: [UInt8], on release: GTKRelease) -> Bool {
    guard let role = GTKColorNames.role(name[...]) else { return false }
    let release = release.has(.customProperties) ? release : .latest
    return release.knowledge.reading(of: role)?.variable != nil
  }

  /// Tokens with each `var()` replaced: a color by its name, anything else by its value; `nil`
  /// where one has neither value nor fallback.
  mutating func expanded(_ tokens: Range<Int>) -> [UInt8]? {
    expanded(sheet.tokens[tokens], depth: 0)
  }
}

extension GTKVariables {
  /// The most variables in one another of which a color is found.
  private static let passes = 8

  /// The most bytes of a color that is made of variables.
  private static let colorLimit = 512

  /// Finds the variables that become colors once others in them are replaced, as in
  /// `rgb(var(--red) 0 0)`, and says whether there were any.
  private mutating func expandColors(
    of variables: [GTKColorDefinition], _ ranges: [Range<Int>]
  ) -> Bool {
    keepsNames = true
    defer { keepsNames = false }
    expansions = Array(repeating: .untouched, count: values.count)
    var found: [Int: [(place: Int, definition: GTKColorDefinition)]] = [:]
    var failed: Set<Int> = []
    for (variable, range) in zip(variables, ranges) {
      guard let index = names.index(of: variable.name[...]), !isColor[index] else { continue }
      if let color = expandedColor(variable, range) {
        found[index, default: []].append((variable.value.startIndex, color))
      } else {
        failed.insert(index)
      }
    }
    for index in found.keys.sorted() where !failed.contains(index) {
      isColor[index] = true
      for (place, definition) in found[index] ?? [] { expandedColors[place] = definition }
    }
    return found.keys.contains { !failed.contains($0) }
  }

  private mutating func expandedColor(
    _ variable: GTKColorDefinition, _ range: Range<Int>
  ) -> GTKColorDefinition? {
    guard !variable.references.isEmpty else { return nil }
    let tokens = Array(CSSTokenizer(sheet.text.bytes, range))
    guard var bytes = expanded(tokens[...], depth: 0), bytes.count <= GTKVariables.colorLimit else {
      return nil
    }
    let value = GTKColorValue(bytes.indices, in: &bytes) { _ in false }
    let color = variable.expanded(to: bytes, references: value.references)
    return color.canBeColor ? color : nil
  }

  private mutating func expanded(_ tokens: ArraySlice<CSSToken>, depth: Int) -> [UInt8]? {
    guard depth < GTKVariables.nestingLimit else { return nil }
    var output: [UInt8] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.kind == .function, sheet.isWord(token, "var") {
        let end = GTKVariables.end(of: index, in: tokens)
        let arguments = tokens[(index + 1)..<max(index + 1, end - 1)]
        guard let value = value(of: arguments, depth: depth) else { return nil }
        output += value
        index = end
      } else {
        output += sheet.text.bytes[token.range]
        index += 1
      }
      guard output.count <= GTKVariables.sizeLimit else { return nil }
    }
    return output
  }

  /// What `var()` stands for.
  private mutating func value(of arguments: ArraySlice<CSSToken>, depth: Int) -> [UInt8]? {
    guard let first = arguments.first(where: { !$0.isSpace }), first.kind == .identifier else {
      return nil
    }
    let name = Array(sheet.content(of: first))
    if isColor(name) || GTKColorNames.role(name[...]) != nil,
      let color = keepsNames ? Array("@".utf8) + name : GTKColorNames.exported(name)
    {
      return color
    }
    if let index = names.index(of: name[...]) { return value(ofVariable: index, depth: depth) }
    guard let comma = arguments.firstIndex(where: { $0.kind == .comma }) else { return nil }
    let fallback = arguments[(comma + 1)...].drop { $0.isSpace }
    return expanded(fallback, depth: depth + 1)
  }

  private mutating func value(ofVariable index: Int, depth: Int) -> [UInt8]? {
    switch expansions[index] {
    case .value(let value): return value
    case .none, .inProgress: return nil
    case .untouched: break
    }
    expansions[index] = .inProgress
    let tokens = Array(CSSTokenizer(sheet.text.bytes, values[index]))
    let value = expanded(tokens[...], depth: depth + 1)
    expansions[index] = value.map(Expansion.value) ?? .none
    return value
  }

  /// The index after the token that closes a function.
  private static func end(of function: Int, in tokens: ArraySlice<CSSToken>) -> Int {
    var depth = 0
    var index = function
    while index < tokens.endIndex {
      if tokens[index].closer == .closeParenthesis { depth += 1 }
      if tokens[index].kind == .closeParenthesis { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }
}
