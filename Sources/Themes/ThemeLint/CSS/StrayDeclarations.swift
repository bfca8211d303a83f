import GTKKnowledge
import ThemeSource

/// Declarations in the place of a selector, since a brace is missing or one too many is before
/// them.
struct StrayDeclarations: Sendable {
  /// A misread declaration, with the selector as which it was read.
  struct Stray: Sendable {
    /// The bytes of the selector that GTK reads.
    let prelude: Range<Int>

    /// The expected end of the selector; `nil` if nothing is before the declaration.
    let selectorEnd: CSSToken?

    let property: CSSToken
  }

  private(set) var all: [Stray] = []

  init(in sheet: CSSStylesheet) {
    let properties = Set(GTKRelease.allCases.flatMap { $0.knowledge.names(.properties) })
    read(sheet.statements, of: sheet, properties)
  }

  private mutating func read(
    _ statements: [CSSStatement], of sheet: CSSStylesheet, _ properties: Set<String>
  ) {
    for statement in statements {
      switch statement {
      case .rule(let rule):
        if let stray = Self.stray(in: rule.prelude, of: sheet, properties) { all.append(stray) }
      case .atRule(let rule): read(rule.block?.statements ?? [], of: sheet, properties)
      case .declaration: break
      }
    }
  }

  private static func stray(
    in prelude: Range<Int>, of sheet: CSSStylesheet, _ properties: Set<String>
  ) -> Stray? {
    for index in prelude where index + 1 < prelude.upperBound {
      guard sheet.tokens[index].kind == .identifier, sheet.tokens[index + 1].kind == .colon,
        index == prelude.lowerBound || sheet.isFirstOfLine(index),
        properties.contains(sheet.name(of: sheet.tokens[index]).lowercased())
      else { continue }
      return Stray(
        prelude: sheet.range(of: prelude),
        selectorEnd: sheet.tokens[prelude.lowerBound..<index].last { !$0.isSpace },
        property: sheet.tokens[index])
    }
    return nil
  }

  /// The misread declaration whose selector contains a byte.
  func stray(at offset: Int) -> Stray? { all.first { $0.prelude.contains(offset) } }
}

extension CSSStylesheet {
  /// Whether a token is the first of its line.
  func isFirstOfLine(_ index: Int) -> Bool {
    guard let before = tokens[..<index].last(where: { !$0.isSpace }) else { return true }
    return text.bytes[before.range.upperBound..<tokens[index].range.lowerBound]
      .contains(UInt8(ascii: "\n"))
  }
}
