import ThemeCSS
import ThemeSource

extension CSSAudit {
  /// Whether a rule gives windows a background that is not a role's, and is then behind translucent
  /// colors.
  var paintsWindows: Bool {
    sheet.statements.contains { statement in
      guard case .rule(let rule) = statement, isForWindows(rule) else { return false }
      return rule.block.statements.contains { statement in
        guard case .declaration(let declaration) = statement,
          sheet.paintSide(of: declaration) == .background
        else { return false }
        return !sheet.tokens[declaration.value].contains {
          $0.kind == .atKeyword || $0.kind == .function && sheet.isWord($0, "var")
        }
      }
    }
  }

  /// Whether one of a rule's selectors ends with the node `window`, the class `background`, or an
  /// app's own class of a window, such as `settings-window`.
  private func isForWindows(_ rule: CSSRule) -> Bool {
    SelectorTokens.all(rule.prelude, in: sheet).contains { selector in
      selector.compounds.last?.contains { part in
        let token = sheet.tokens[part.token]
        return part.kind == .node && sheet.isWord(token, "window")
          || part.kind == .styleClass
            && (sheet.isWord(token, "background") || sheet.name(of: token).hasSuffix("window"))
      } == true
    }
  }
}
