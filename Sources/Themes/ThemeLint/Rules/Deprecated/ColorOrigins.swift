import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// Which colors of a stylesheet GTK may hold in HSL, and which may lie outside of sRGB.
///
/// A relative color takes the channels of the former as they are, where `shade()` takes those of
/// the color in sRGB: white has no saturation there. Of the latter, `shade()` cuts other channels
/// off.
struct ColorOrigins {
  private let sheet: CSSStylesheet

  /// The values of named colors, and of variables with their hyphens.
  private var values: [[UInt8]: [Range<Int>]] = [:]

  /// How far names are followed.
  private static let depth = 16

  init(_ sheet: CSSStylesheet) {
    self.sheet = sheet
    for definition in sheet.namedColorRuns.joined() {
      let value = definition.head.upperBound..<definition.tokens.upperBound
      values[definition.name, default: []].append(sheet.tokens.trimmed(value))
    }
    var variables: [[UInt8]: [Range<Int>]] = [:]
    sheet.forEachDeclaration { declaration in
      let name = Array(sheet.content(of: declaration.property))
      if name.starts(with: "--".utf8) { variables[name, default: []].append(declaration.value) }
    }
    values.merge(variables) { $0 + $1 }
  }

  /// Whether the color that begins at a token may be held in HSL.
  func mayBeHSL(at index: Int) -> Bool { may(.beHSL, at: index, depth: 0) }

  /// Whether it may lie outside of sRGB, as libadwaita's `@accent_color` of a dark window does.
  func mayLeaveSRGB(at index: Int) -> Bool { may(.leaveSRGB, at: index, depth: 0) }

  private enum Question {
    case beHSL, leaveSRGB

    var functions: Set<String> {
      switch self {
      case .beHSL: ["hsl", "hsla", "shade", "lighter", "darker"]
      case .leaveSRGB: ["color", "color-mix", "oklab", "oklch", "rgb"]
      }
    }
  }

  private func may(_ question: Question, at index: Int, depth: Int) -> Bool {
    guard depth < Self.depth else { return true }
    let token = sheet.tokens[index]
    switch token.kind {
    case .function where sheet.isWord(token, "var"):
      let inner = sheet.tokens[(index + 1)...].first { !$0.isSpace }
      return inner.map { may(question, named: sheet.content(of: $0), depth) } ?? true
    case .function where question == .leaveSRGB && sheet.isWord(token, "rgb"):
      // Only a relative color has the range of the one that it is made of.
      let first = sheet.tokens[(index + 1)...].first { !$0.isSpace }
      return first.map { sheet.isWord($0, "from") } == true
    case .function: return question.functions.contains(sheet.name(of: token).lowercased())
    case .atKeyword: return may(question, named: sheet.content(of: token), depth)
    case .identifier: return question == .beHSL && sheet.isWord(token, "currentcolor")
    default: return false
    }
  }

  private func may(_ question: Question, named name: ArraySlice<UInt8>, _ depth: Int) -> Bool {
    if let own = values[Array(name)] {
      return own.contains { value in
        value.isEmpty || may(question, at: value.lowerBound, depth: depth + 1)
      }
    }
    // libadwaita's own colors are held in sRGB or OKLab.
    let isVariable = name.starts(with: "--".utf8)
    let named = isVariable ? name.dropFirst(2).map { $0 == 0x2d ? 0x5f : $0 }[...] : name
    let role = GTKColorNames.role(named: named)
    switch question {
    case .beHSL:
      return role == nil && GTKColorNames.compatibilityNames.index(of: named) == nil
    case .leaveSRGB: return role.map(ColorRole.standalone.contains) == true
    }
  }
}
