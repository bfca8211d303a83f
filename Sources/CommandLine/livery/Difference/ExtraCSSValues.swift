import ThemeModel
import ThemeSource

/// The values that a theme's CSS sets, by selector and property, independent of order, spaces and
/// grouping.
///
/// If a selector sets a property twice, the later value counts, as in GTK.
struct ExtraCSSValues {
  private(set) var names: [String] = []
  private var values: [String: String] = [:]

  init(_ css: [ExtraCSS]) {
    for css in css {
      let text = CSSText(SourceText(file: "", bytes: Array(css.css.utf8)))
      var ignored: [Finding] = []
      let sheet = CSSStylesheet(text, findings: &ignored)
      for statement in sheet.statements { add(statement, of: sheet, below: "") }
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// The differences from another theme's CSS, in the order of the two.
  func differences(from other: ExtraCSSValues) -> [StyleRuleValues.Difference] {
    let added = other.names.filter { values[$0] == nil }
    return (names + added).compactMap { name in
      let (first, second) = (values[name], other[name])
      guard first != second else { return nil }
      return StyleRuleValues.Difference(
        name: name, first: first ?? "unset", second: second ?? "unset")
    }
  }

  private mutating func add(_ statement: CSSStatement, of sheet: CSSStylesheet, below head: String)
  {
    switch statement {
    case .declaration(let declaration):
      let important = declaration.important == nil ? "" : " !important"
      set(
        head + sheet.name(of: declaration.property), to: sheet.words(declaration.value) + important)
    case .rule(let rule):
      for selector in sheet.parts(of: rule.prelude) {
        if rule.block.statements.isEmpty { continue }
        for inner in rule.block.statements { add(inner, of: sheet, below: head + selector + " ") }
      }
    case .atRule(let rule):
      let name = "@" + sheet.name(of: rule.name)
      guard let block = rule.block else {
        // '@define-color NAME VALUE' and '@import ADDRESS'.
        let words = sheet.words(rule.prelude)
        let cut = name == "@define-color" ? words.firstIndex(of: " ") : nil
        let subject = cut.map { " " + words[..<$0] } ?? ""
        let value = cut.map { String(words[words.index(after: $0)...]) } ?? words
        return set(head + name + subject, to: value)
      }
      let start = head + name + " " + sheet.words(rule.prelude) + " "
      for inner in block.statements { add(inner, of: sheet, below: start) }
    }
  }

  private mutating func set(_ name: String, to value: String) {
    if values.updateValue(value, forKey: name) == nil { names.append(name) }
  }
}

extension CSSStylesheet {
  /// The parts of a list, such as the selectors of a rule, split at the commas outside of brackets.
  fileprivate func parts(of range: Range<Int>) -> [String] {
    var parts: [String] = []
    var (start, depth) = (range.lowerBound, 0)
    for index in range {
      switch tokens[index].kind {
      case .function, .openParenthesis, .openBracket: depth += 1
      case .closeParenthesis, .closeBracket: depth -= 1
      case .comma where depth == 0:
        parts.append(words(start..<index))
        start = index + 1
      default: break
      }
    }
    return parts + [words(start..<range.upperBound)]
  }

  /// The tokens as text, without comments and with normalized spaces.
  fileprivate func words(_ range: Range<Int>) -> String {
    var text = ""
    var needsSpace = false
    for token in tokens[range] {
      if token.kind == .comment || token.kind == .whitespace {
        needsSpace = true
        continue
      }
      let word = String(decoding: self.text.bytes[token.range], as: UTF8.self)
      let isLoose = [",", ">", "~", ")"].contains(word)
      if needsSpace, !isLoose, !text.isEmpty, !text.hasSuffix("("), !text.hasSuffix(">"),
        !text.hasSuffix("~"), !text.hasSuffix(",")
      {
        text += " "
      }
      needsSpace = false
      text += token.kind == .hash ? word.lowercasedHex : word
    }
    return text
  }
}

extension String {
  /// The text; a hexadecimal color is in lowercase.
  fileprivate var lowercasedHex: String {
    dropFirst().allSatisfy(\.isHexDigit) ? lowercased() : self
  }
}
