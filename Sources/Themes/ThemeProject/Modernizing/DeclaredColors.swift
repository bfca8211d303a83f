import GTKKnowledge
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// The values of a theme's own CSS with each color computed.
struct DeclaredColors {
  /// A part of a value.
  enum Piece: Hashable {
    case color(Color)
    case text([UInt8])
    /// A color made from names that are not defined here, or from themselves.
    case unknown
  }

  private let sheet: CSSStylesheet
  private let colors: RuleColors

  /// The declarations without those of variables, each with its rule.
  private let values: [(declaration: CSSDeclaration, rule: CSSRule)]

  /// A substitute for the text's color, which only a widget has.
  private static let currentColor = Color(red: 0.3, green: 0.6, blue: 0.2, alpha: 0.8)

  /// `nil` if a file has no CSS.
  init?(_ reading: ThemeReading, _ release: GTKRelease) {
    guard let sheet = reading.parsedCSS else { return nil }
    self.sheet = sheet
    colors = RuleColors(sheet, for: release, of: reading.stylesheet)
    var values: [(CSSDeclaration, CSSRule)] = []
    sheet.forEachStatement { statement in
      guard case .rule(let rule) = statement else { return }
      for case .declaration(let declaration) in rule.block.statements
      where !sheet.content(of: declaration.property).starts(with: "--".utf8) {
        values.append((declaration, rule))
      }
    }
    self.values = values
  }

  var count: Int { values.count }

  /// The place of a declaration and its property, for a message.
  func name(at index: Int) -> String {
    let property = values[index].declaration.property
    return "\(sheet.location(of: property)): '\(sheet.shown(property))'"
  }

  /// The functions that return a color.
  private static let functions: Set<String> = [
    "alpha", "shade", "mix", "lighter", "darker", "rgb", "rgba", "hsl", "hsla", "hwb", "oklab",
    "oklch",
    "color", "color-mix",
  ]

  private static func name(of function: CSSToken, in text: [UInt8]) -> String {
    String(decoding: text[function.range].dropLast(), as: UTF8.self).lowercased()
  }

  /// The parts of a value; `nil` if a variable's value is not known.
  func pieces(at index: Int, in resolved: ResolvedTheme, of theme: Theme) -> [Piece]? {
    let (declaration, rule) = values[index]
    guard let text = colors.text(of: declaration.value, in: rule, resolved.appearance) else {
      return nil
    }
    let tokens = Array(CSSTokenizer(text, text.indices))
    var pieces: [Piece] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let end = token.kind == .function ? tokens[...].end(of: index) : index + 1
      let bytes = text[token.range.lowerBound..<tokens[end - 1].range.upperBound]
      // A variable may hold a color by its name, such as 'red'.
      let canBeColor = [.function, .atKeyword, .hash, .identifier].contains(token.kind)
      let color =
        canBeColor
        ? colors.color(bytes, in: resolved, of: theme, currentColor: Self.currentColor) : nil
      if let color {
        pieces.append(.color(color))
        index = end
        continue
      }
      if token.kind == .function, Self.functions.contains(Self.name(of: token, in: text)) {
        pieces.append(.unknown)
        index = end
        continue
      }
      if !token.isSpace { pieces.append(.text(Array(text[token.range]))) }
      index += 1
    }
    return pieces
  }
}
