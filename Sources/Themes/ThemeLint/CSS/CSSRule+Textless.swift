import ThemeCSS
import ThemeSource

extension CSSRule {
  /// Whether no selector of the rule is about a node with text or an icon.
  func holdsNoText(in sheet: CSSStylesheet) -> Bool {
    SelectorTokens.all(prelude, in: sheet).allSatisfy { selector in
      let isOfProgram = selector.compounds.joined().contains { part in
        part.kind == .styleClass
          && CSSRule.programClasses.contains(sheet.name(of: sheet.tokens[part.token]))
      }
      if isOfProgram || isWindowButton(selector, in: sheet) || isDivider(selector, in: sheet) {
        return true
      }
      guard let node = selector.compounds.last?.first(where: { $0.kind == .node }) else {
        return false
      }
      return CSSRule.textlessNodes.contains(sheet.name(of: sheet.tokens[node.token]))
    }
  }

  /// Whether a selector is about one of a window's buttons, which themes paint as colored dots, and
  /// whose icon then has the dot's color or nearly so.
  private func isWindowButton(_ selector: SelectorTokens, in sheet: CSSStylesheet) -> Bool {
    let parts = selector.compounds.joined()
    let has = { (kind: SelectorTokens.Part.Kind, names: Set<String>) in
      parts.contains { $0.kind == kind && names.contains(sheet.name(of: sheet.tokens[$0.token])) }
    }
    return has(.styleClass, ["close", "maximize", "minimize"])
      && (has(.styleClass, ["titlebutton"]) || has(.node, ["windowcontrols"]))
  }

  /// Whether a selector ends in a name for what divides a bar's modules, as `#custom-separator`:
  /// a line, or an arrow that joins two backgrounds.
  private func isDivider(_ selector: SelectorTokens, in sheet: CSSStylesheet) -> Bool {
    selector.compounds.last?.contains { part in
      guard part.kind == .id else { return false }
      let words = sheet.name(of: sheet.tokens[part.token]).lowercased().split { "-_".contains($0) }
      return words.contains { CSSRule.dividers.contains($0.prefix { !$0.isNumber }) }
    } == true
  }

  private static let dividers: Set<Substring> = [
    "arrow", "divider", "pl", "powerline", "sep", "separator",
  ]

  /// Including the initials of an avatar, which accompany the name or replace a picture, and the
  /// bars of votes in Software.
  private static let textlessNodes: Set<String> = [
    "avatar", "block", "block-cursor", "border", "cursor-handle", "fill", "highlight", "junction",
    "outline", "overshoot", "progress", "range", "review-bar", "rubberband", "scrollbar",
    "separator", "slider", "trough", "undershoot",
  ]

  /// Style classes of programs that paint no text in a rule's colors, or bring the colors
  /// themselves.
  ///
  /// The chart of disk space in Files, the buttons of the window manager Gala, and the tiles of
  /// Software, whose colors themes copy.
  private static let programClasses: Set<String> = [
    "disk-space-display", "gala-button", "category-tile",
  ]
}
