import ThemeCSS
import ThemeFormats
import ThemeSource

/// Which colors of a stylesheet GTK may hold in HSL.
///
/// A relative color takes the channels of such a one as they are, where `shade()` takes those of the
/// color in sRGB: white has no saturation there.
struct ColorOrigins {
  private let sheet: CSSStylesheet

  /// The values of named colors, and of variables with their hyphens.
  private var values: [[UInt8]: [Range<Int>]] = [:]

  /// How far names are followed.
  private static let depth = 16

  private static let functions: Set<String> = ["hsl", "hsla", "shade", "lighter", "darker"]

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
  func mayBeHSL(at index: Int, depth: Int = 0) -> Bool {
    guard depth < Self.depth else { return true }
    let token = sheet.tokens[index]
    switch token.kind {
    case .function where sheet.isWord(token, "var"):
      let inner = sheet.tokens[(index + 1)...].first { !$0.isSpace }
      return inner.map { mayBeHSL(named: sheet.content(of: $0), depth) } ?? true
    case .function: return Self.functions.contains(sheet.name(of: token).lowercased())
    case .atKeyword: return mayBeHSL(named: sheet.content(of: token), depth)
    case .identifier: return sheet.isWord(token, "currentcolor")
    default: return false
    }
  }

  private func mayBeHSL(named name: ArraySlice<UInt8>, _ depth: Int) -> Bool {
    if let own = values[Array(name)] {
      return own.contains { value in
        value.isEmpty || mayBeHSL(at: value.lowerBound, depth: depth + 1)
      }
    }
    // libadwaita's own colors are held in sRGB or OKLab.
    let isVariable = name.starts(with: "--".utf8)
    let named = isVariable ? name.dropFirst(2).map { $0 == 0x2d ? 0x5f : $0 }[...] : name
    return GTKColorNames.role(named: named) == nil
      && GTKColorNames.compatibilityNames.index(of: named) == nil
  }
}
