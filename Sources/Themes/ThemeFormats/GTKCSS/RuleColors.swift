package import GTKKnowledge
import LiverySystem
import ThemeCSS
package import ThemeColor
package import ThemeModel
package import ThemeSource

/// The computed values of a stylesheet's rules for a release: variables and names replaced,
/// functions computed.
package final class RuleColors: Sendable {
  private let sheet: CSSStylesheet
  private let release: GTKRelease

  /// The values of whole windows by name, in the order of the file.
  private let variables: [String: [GTKStatements.Color]]
  private let definitions: [String: [GTKStatements.Color]]

  /// The variables that rules set for some widgets alone.
  private let local: NameTable

  /// The colors of texts without names, which many rules have in common.
  private let known = Locked<[[UInt8]: Color?]>([:])

  /// Reads the variables and names of a stylesheet.
  ///
  /// - Parameters:
  ///   - sheet: The stylesheet.
  ///   - release: The release by whose rules it is read.
  ///   - files: The files of the stylesheet.
  package init(_ sheet: CSSStylesheet, for release: GTKRelease, of files: StylesheetFiles?) {
    (self.sheet, self.release) = (sheet, release)
    let statements = GTKStatements(sheet, for: release, dark: files?.dark)
    let byName = { (colors: [GTKStatements.Color]) in
      Dictionary(grouping: colors) { String(decoding: $0.name, as: UTF8.self) }
    }
    variables = byName(statements.variables)
    definitions = byName(statements.definitions)
    local = statements.local
  }

  /// How far names and variables are followed.
  private static let nestingLimit = 32

  /// The largest size of a value in bytes.
  private static let sizeLimit = 4096
}

// MARK: - Variables

extension RuleColors {
  /// A value of a rule with each `var()` replaced, roles by their names; `nil` if one has no value,
  /// or may have another value on some widgets.
  package func text(
    of value: Range<Int>, in rule: CSSRule, _ appearance: Appearance
  ) -> [UInt8]? {
    let tokens = sheet.tokens[value]
    guard tokens.contains(where: { $0.kind == .function && sheet.isWord($0, "var") }) else {
      return Array(sheet.bytes(of: value))
    }
    var own: [String: Range<Int>] = [:]
    for case .declaration(let declaration) in rule.block.statements
    where sheet.content(of: declaration.property).starts(with: "--".utf8) {
      own[sheet.name(of: declaration.property)] = sheet.range(of: declaration.value)
    }
    var output: [UInt8] = []
    let isKnown = append(
      tokens, of: own, AppearanceSet(appearance), appearance, to: &output, depth: 0)
    return isKnown ? output : nil
  }

  /// Appends tokens with their variables replaced; `false` if one is not known.
  private func append(
    _ tokens: ArraySlice<CSSToken>, of own: [String: Range<Int>], _ set: AppearanceSet,
    _ appearance: Appearance, to output: inout [UInt8], depth: Int
  ) -> Bool {
    guard depth < RuleColors.nestingLimit else { return false }
    var index = tokens.startIndex
    while index < tokens.endIndex {
      guard output.count <= RuleColors.sizeLimit else { return false }
      let token = tokens[index]
      guard token.kind == .function, sheet.isWord(token, "var") else {
        output += sheet.text.bytes[token.range]
        index += 1
        continue
      }
      let end = tokens.end(of: index)
      let arguments = tokens[(index + 1)..<max(index + 1, end - 1)]
      guard let first = arguments.first(where: { !$0.isSpace }), first.kind == .identifier else {
        return false
      }
      let name = sheet.name(of: first)
      let inner: ArraySlice<CSSToken>
      switch stated(name, own, set) {
      case .differs: return false
      case .value(let range): inner = Array(CSSTokenizer(sheet.text.bytes, range))[...]
      case .nowhere:
        if let text = stockText(of: name, in: appearance) {
          output += text
          inner = []
        } else {
          guard let comma = arguments.firstIndex(where: { $0.kind == .comma }) else { return false }
          inner = arguments[(comma + 1)...]
        }
      }
      guard append(inner, of: own, set, appearance, to: &output, depth: depth + 1) else {
        return false
      }
      index = end
    }
    return true
  }

  /// The place where a stylesheet sets a variable.
  private enum Stated {
    case value(Range<Int>), nowhere
    /// It may be another on some widgets.
    case differs
  }

  private func stated(
    _ name: String, _ own: [String: Range<Int>], _ set: AppearanceSet
  ) -> Stated {
    if let range = own[name] { return .value(range) }
    if local.index(of: Array(name.utf8)[...]) != nil { return .differs }
    // The theme has the value of a role's variable.
    if GTKColorNames.role(Array(name.utf8)[...]) != nil { return .nowhere }
    let holding = variables[name]?.filter { $0.appearances.contains(set) } ?? []
    let last = holding.indices.max { left, right in
      guard let one = holding[left].place, let other = holding[right].place, one != other else {
        return left < right
      }
      return one < other
    }
    return last.map { .value(holding[$0].value) } ?? .nowhere
  }

  /// The definition of libadwaita's own variable, with roles by their names.
  private func stockText(of name: String, in appearance: Appearance) -> [UInt8]? {
    if let role = GTKColorNames.role(Array(name.utf8)[...]) {
      return Array("@\(role.namedColor)".utf8)
    }
    return release.knowledge.text(ofVariable: name, in: appearance).map { Array($0.utf8) }
  }
}

// MARK: - Colors

extension RuleColors {
  /// The color of a text without variables in a theme; `nil` if it is not a color or not known.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - resolved: The theme in an appearance.
  ///   - theme: The same theme.
  ///   - currentColor: The value of `currentColor`, if it is known.
  /// - Returns: The color.
  package func color(
    _ text: ArraySlice<UInt8>, in resolved: ResolvedTheme, of theme: Theme,
    currentColor: Color? = nil
  ) -> Color? {
    // Most of them are only digits.
    if text.first == UInt8(ascii: "#"), let color = Color(hexDigits: text.dropFirst()) {
      return color
    }
    var bytes: [UInt8] = []
    let names = Names(resolved: resolved, theme: theme, currentColor: currentColor)
    guard append(Array(text), names, to: &bytes, depth: 0) else { return nil }
    if let known = known.withLock({ $0[bytes] }) { return known }
    var errors: [ExpressionError] = []
    let expression = GTKColorReader.color(
      bytes[...], in: NoNames(), for: release, errors: &errors)
    let color = expression.flatMap { theme.color(of: $0, in: resolved.appearance) }
    known.withLock { $0[bytes] = .some(color) }
    return color
  }

  /// The meaning of the names in a text.
  private struct Names {
    let resolved: ResolvedTheme
    let theme: Theme
    let currentColor: Color?
  }

  /// Appends a text with each name replaced by its color; `false` if one is not known.
  private func append(_ text: [UInt8], _ names: Names, to output: inout [UInt8], depth: Int) -> Bool
  {
    guard depth < RuleColors.nestingLimit, text.count <= RuleColors.sizeLimit else { return false }
    for token in CSSTokenizer(text, text.indices) {
      guard output.count <= RuleColors.sizeLimit else { return false }
      switch token.kind {
      case .comment: continue
      case .identifier where RuleColors.isCurrentColor(text[token.range]):
        guard let color = names.currentColor else { return false }
        color.appendHex(to: &output)
      case .atKeyword:
        let name = CSSEscape.decode(text[token.range].dropFirst())
        if let color = color(named: name, names) {
          color.appendHex(to: &output)
        } else {
          let set = AppearanceSet(names.resolved.appearance)
          let stated = definitions[String(decoding: name, as: UTF8.self)]
          guard let value = stated?.last(where: { $0.appearances.contains(set) })?.value,
            append(Array(sheet.text.bytes[value]), names, to: &output, depth: depth + 1)
          else { return false }
        }
      default: output += text[token.range]
      }
    }
    return true
  }

  /// The color of a name in the theme or in libadwaita.
  private func color(named name: [UInt8], _ names: Names) -> Color? {
    if let role = GTKColorNames.role(named: name[...]) { return names.resolved[role] }
    let own = String(decoding: name, as: UTF8.self).replacing("_", with: "-")
    if let color = names.resolved[CustomColor(rawValue: own)] { return color }
    guard definitions[String(decoding: name, as: UTF8.self)] == nil,
      let (color, contrast) = GTKColorNames.compatibility(name[...])
    else { return nil }
    let isHigh = names.resolved.appearance.options.contains(.highContrast)
    return names.theme.color(
      of: isHigh ? contrast ?? color : color, in: names.resolved.appearance)
  }

  private static func isCurrentColor(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.elementsEqual("currentcolor".utf8) { $0.asciiLowercased == $1 }
  }

  /// A scope in which nothing is declared.
  private struct NoNames: ColorScope {
    let names: [String] = []

    func slot(named name: ArraySlice<UInt8>) -> ColorSlot? { nil }
  }
}
