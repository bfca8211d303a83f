import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

extension GTKVariables {
  /// The largest size of a value, in bytes, after every `var()` in it is replaced.
  private static let sizeLimit = 16 * 1024

  private static let nestingLimit = 32

  /// The tokens of a rule's declaration with each `var()` replaced that the written CSS does not
  /// set: a color by its name, another variable by its value; `nil` if one has neither a value nor
  /// a fallback.
  ///
  /// A GTK with variables reads all others itself, since a widget may have another value.
  mutating func expanded(_ tokens: Range<Int>) -> [UInt8]? {
    expanded(sheet.tokens[tokens], depth: 0)
  }

  mutating func expanded(_ tokens: ArraySlice<CSSToken>, depth: Int) -> [UInt8]? {
    guard depth < GTKVariables.nestingLimit else { return nil }
    var output: [UInt8] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.kind == .function, sheet.isWord(token, "var") {
        let end = tokens.end(of: index)
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

  /// The replacement of a `var()`.
  private mutating func value(of arguments: ArraySlice<CSSToken>, depth: Int) -> [UInt8]? {
    guard let first = arguments.first(where: { !$0.isSpace }), first.kind == .identifier else {
      return nil
    }
    let name = Array(sheet.content(of: first))
    if stays(name) { return written(arguments, depth: depth) }
    if isColor(name) || GTKColorNames.role(name[...]) != nil,
      let color = part == nil ? GTKColorNames.exported(name) : Array("@".utf8) + name
    {
      return color
    }
    if let index = names.index(of: name[...]), let value = valueThatHolds(ofVariable: index) {
      return expansion(of: value, ofVariable: index, depth: depth)
    }
    if hasStock, let value = stockValue(of: name) { return value }
    guard let comma = arguments.firstIndex(where: { $0.kind == .comma }) else {
      return part == nil ? nil : stockValue(of: name)
    }
    let fallback = arguments[(comma + 1)...].drop { $0.isSpace }
    return expanded(fallback, depth: depth + 1)
  }

  /// Whether a variable stays in a rule: its GTK supports variables, and the written CSS has it
  /// under its name.
  ///
  /// Of colors that have no name there only those do that `*` sets, since its rule is kept.
  private func stays(_ name: [UInt8]) -> Bool {
    guard part == nil, hasStock else { return false }
    guard isColor(name), local.index(of: name[...]) == nil, !isPartial(name) else { return true }
    let own = names.index(of: name[...]).map { values[$0] } ?? []
    return GTKColorNames.exported(name) != nil || own.contains(where: \.isOnEverything)
  }

  /// A `var()` that stays, with a fallback in which each variable is replaced that does not.
  private mutating func written(
    _ arguments: ArraySlice<CSSToken>, depth: Int
  ) -> [UInt8]? {
    let comma = arguments.firstIndex { $0.kind == .comma } ?? arguments.endIndex
    let kept = arguments[..<comma]
    guard comma < arguments.endIndex else {
      return Array("var(".utf8) + text(of: kept) + Array(")".utf8)
    }
    let fallback = arguments[(comma + 1)...]
    let replaced = expanded(fallback, depth: depth + 1) ?? Array(text(of: fallback))
    return Array("var(".utf8) + text(of: kept) + Array(",".utf8) + replaced + Array(")".utf8)
  }

  private func text(of tokens: ArraySlice<CSSToken>) -> ArraySlice<UInt8> {
    guard let first = tokens.first, let last = tokens.last else { return [] }
    return sheet.text.bytes[first.range.lowerBound..<last.range.upperBound]
  }

  /// The value of libadwaita's variable in the current part.
  private func stockValue(of name: [UInt8]) -> [UInt8]? {
    let name = String(decoding: name, as: UTF8.self)
    guard let part else { return nil }
    return stock.text(ofVariable: name, in: part.first).map { Array($0.utf8) }
  }

  /// The value of a variable that counts in the part.
  private func valueThatHolds(ofVariable index: Int) -> Value? {
    values[index].last { $0.appearances.isSuperset(of: part ?? ruleAppearances) }
      ?? (part == nil ? values[index].last : nil)
  }

  private mutating func expansion(
    of value: Value, ofVariable index: Int, depth: Int
  ) -> [UInt8]? {
    switch expansions[index] {
    case .value(let value): return value
    case .none, .inProgress: return nil
    case .untouched: break
    }
    expansions[index] = .inProgress
    let tokens = Array(CSSTokenizer(sheet.text.bytes, value.range))
    let expanded = expanded(tokens[...], depth: depth + 1)
    expansions[index] = expanded.map(Expansion.value) ?? .none
    return expanded
  }
}
