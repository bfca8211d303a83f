import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// How a theme's own CSS paints destructive buttons, which libadwaita tints since 1.6.
enum OwnButtonPaint: Sendable {
  /// It does not change them.
  case none
  /// As libadwaita did before: `destructive-fg` on `destructive-bg`.
  case roles
  /// With other colors.
  case other

  /// Reads the rules for all such buttons that set both colors; the last one counts.
  init(_ theme: Theme) {
    self = .none
    guard let css = theme.extraCSS?.css else { return }
    var ignored: [Finding] = []
    let sheet = CSSStylesheet(CSSText(SourceText(file: "", css)), findings: &ignored)
    for case .rule(let rule) in sheet.statements where OwnButtonPaint.isMet(by: rule, in: sheet) {
      self = OwnButtonPaint(rule, in: sheet) ?? self
    }
  }

  private init?(_ rule: CSSRule, in sheet: CSSStylesheet) {
    var text: String?
    var background: String?
    for case .declaration(let declaration) in rule.block.statements {
      let value = String(decoding: sheet.bytes(of: declaration.value), as: UTF8.self)
      if sheet.isWord(declaration.property, "color") {
        text = value
      } else if ["background", "background-color"].contains(where: {
        sheet.isWord(declaration.property, $0)
      }) {
        background = value
      }
    }
    guard let text, let background else { return nil }
    let isOfRoles =
      ColorRole.destructiveFg.isWritten(as: text)
      && ColorRole.destructiveBg.isWritten(as: background)
    self = isOfRoles ? .roles : .other
  }

  /// Whether one of a rule's selectors names exactly such buttons.
  private static func isMet(by rule: CSSRule, in sheet: CSSStylesheet) -> Bool {
    let tokens = sheet.tokens[rule.prelude]
    // Most rules are about other widgets.
    guard tokens.contains(where: { isStyleClass($0, in: sheet) }) else { return false }
    return tokens.split(whereSeparator: { $0.kind == .comma }).contains { selector in
      let words = sheet.tokens[sheet.tokens.trimmed(selector.indices)]
      guard let last = words.last, isStyleClass(last, in: sheet) else { return false }
      let others = words.dropLast().map { sheet.text.bytes[$0.range] }
      return others.last?.elementsEqual(".".utf8) == true
        && (others.count == 1 || others.count == 2 && others[0].elementsEqual("button".utf8))
    }
  }

  private static func isStyleClass(_ token: CSSToken, in sheet: CSSStylesheet) -> Bool {
    token.kind == .identifier && sheet.isWord(token, "destructive-action")
  }
}

extension ColorRole {
  /// Whether a value of CSS is only the role's color.
  fileprivate func isWritten(as value: String) -> Bool {
    let words = value.split(whereSeparator: \.isWhitespace)
    return words == ["@\(namedColor)"] || words == ["var(\(variableName))"]
  }
}
