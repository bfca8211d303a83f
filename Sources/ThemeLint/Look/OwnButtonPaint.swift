import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// How a theme's own CSS paints destructive buttons, which libadwaita tints from 1.6 on.
enum OwnButtonPaint: Sendable {
  /// It leaves them as they are.
  case none
  /// As libadwaita did before: `destructive-fg` on `destructive-bg`.
  case roles
  /// With other colors.
  case other

  /// Reads the rules for all such buttons that set both colors; the last one counts.
  ///
  /// - Parameter theme: The theme, without those that it extends.
  init(_ theme: Theme) {
    self = .none
    guard let css = theme.extraCSS?.css, css.contains(OwnButtonPaint.styleClass) else { return }
    var ignored: [Finding] = []
    let sheet = CSSStylesheet(CSSText(SourceText(file: "", css)), findings: &ignored)
    for case .rule(let rule) in sheet.statements where OwnButtonPaint.isMet(by: rule, in: sheet) {
      self = OwnButtonPaint(rule, in: sheet) ?? self
    }
  }

  private init?(_ rule: CSSRule, in sheet: CSSStylesheet) {
    var text: String?
    var ground: String?
    for case .declaration(let declaration) in rule.block.statements {
      let value = String(decoding: sheet.bytes(of: declaration.value), as: UTF8.self)
      if sheet.isWord(declaration.property, "color") {
        text = value
      } else if ["background", "background-color"].contains(where: {
        sheet.isWord(declaration.property, $0)
      }) {
        ground = value
      }
    }
    guard let text, let ground else { return nil }
    let isOfRoles =
      ColorRole.destructiveFg.isWritten(as: text) && ColorRole.destructiveBg.isWritten(as: ground)
    self = isOfRoles ? .roles : .other
  }

  private static let styleClass = "destructive-action"

  private static func isMet(by rule: CSSRule, in sheet: CSSStylesheet) -> Bool {
    // Most rules are about other widgets, and splitting text takes long.
    let names = sheet.tokens[rule.prelude].lazy.filter { $0.kind == .identifier }
    guard names.contains(where: { sheet.isWord($0, "destructive-action") }) else { return false }
    return String(decoding: sheet.bytes(of: rule.prelude), as: UTF8.self).split(separator: ",")
      .contains {
        let selector = $0.split(whereSeparator: \.isWhitespace)
        return selector == ["button.destructive-action"] || selector == [".destructive-action"]
      }
  }
}

extension ColorRole {
  /// Whether a value of CSS is the role's color and nothing more.
  fileprivate func isWritten(as value: String) -> Bool {
    let words = value.split(whereSeparator: \.isWhitespace)
    return words == ["@\(namedColor)"] || words == ["var(\(variableName))"]
  }
}
