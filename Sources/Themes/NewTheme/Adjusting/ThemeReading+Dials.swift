import ThemeColor
public import ThemeFormats
import ThemeModel
public import ThemeSource

extension ThemeReading {
  /// Whether all colors that the file writes out can be changed where they stand.
  ///
  /// Design tokens have colors in many forms, and what a stylesheet imports is in other files.
  public var hasWritableColors: Bool {
    switch format {
    case .livery, .gradience, .base16, .base24: true
    case .gtkCSS: css?.bytes == text.bytes
    case .material, .pywal: text.isJSON
    default: false
    }
  }

  /// The text of the file with all of its colors changed.
  ///
  /// They are those of the palette, of roles, in functions, in rules and in CSS. All other bytes
  /// stay, and so do names and functions. What the theme inherits stays as it is; so do what
  /// registered components have by themselves.
  public func text(applying dials: ColorDials) -> SourceText {
    if dials.isIdentity { return text }
    return text.applying(all: edits(by: dials))
  }

  private func edits(by dials: ColorDials) -> [SourceEdit] {
    switch format {
    case .base16, .base24: editsOfDigits(by: dials)
    case .material, .pywal: editsOfStrings(by: dials)
    default: editsOfValues(by: dials) + editsInCSS(by: dials)
    }
  }

  private func editsOfValues(by dials: ColorDials) -> [SourceEdit] {
    guard let theme, format != .gtkCSS else { return [] }
    let colors = theme.declaredColors.flatMap(\.values).map(\.location.range)
    let rules = theme.declaredRules.flatMap(\.declarations).flatMap(\.values).filter {
      switch $0.value {
      case .color, .shadow: true
      default: false
      }
    }
    return (colors + rules.map(\.location.range)).flatMap {
      ValueLiterals(in: text, at: $0).edits(by: dials)
    }
  }

  private func editsInCSS(by dials: ColorDials) -> [SourceEdit] {
    guard let css else { return [] }
    var ignored: [Finding] = []
    let sheet = CSSStylesheet(css, findings: &ignored)
    return sheet.colorLiterals.compactMap { literal in
      ColorLiteral(range: css.fileRange(of: literal.range), color: literal.color)
        .edit(by: dials)
    }
  }

  /// The changes to the colors of a scheme, which are six digits, after a `#` or not.
  private func editsOfDigits(by dials: ColorDials) -> [SourceEdit] {
    let ranges = theme?.declaredColors.flatMap(\.values).map(\.location.range) ?? []
    return ranges.compactMap { range in
      let isDigit = { (byte: UInt8) in Character(Unicode.Scalar(byte)).isHexDigit }
      guard let start = text.bytes[range].firstIndex(where: isDigit) else { return nil }
      let digits = text.bytes[start..<range.upperBound].prefix(while: isDigit)
      guard digits.count == 6, let color = Color(hex: "#" + String(decoding: digits, as: UTF8.self))
      else { return nil }
      let written = dials.applied(to: CSSColor(color)).mapped().shortHex.dropFirst()
      return SourceEdit(replacing: digits.indices, with: Array(written.utf8))
    }
  }

  /// The changes to the strings of JSON that are a color and nothing more.
  private func editsOfStrings(by dials: ColorDials) -> [SourceEdit] {
    func edits(of node: SourceNode) -> [SourceEdit] {
      guard node.kind == .string else { return node.children.flatMap(edits) }
      let range = node.range.dropFirst().dropLast()
      let content = String(decoding: text.bytes[range.startIndex..<range.endIndex], as: UTF8.self)
      guard content.hasPrefix("#"), let color = Color(hex: content) else { return [] }
      let literal = ColorLiteral(range: range.startIndex..<range.endIndex, color: CSSColor(color))
      return literal.edit(by: dials).map { [$0] } ?? []
    }
    return edits(of: SourceDocument(livery: text).root)
  }
}
