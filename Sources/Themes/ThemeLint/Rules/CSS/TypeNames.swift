import ThemeModel
import ThemeSource

/// The nodes that selectors call by the types of their widgets, `GtkButton`, as GTK did before
/// 3.20.
struct TypeNames {
  private let nodes: [(token: CSSToken, node: String)]
  private let ranges: Set<Range<Int>>
  private let sheet: CSSStylesheet

  init(in css: CSSAudit, _ names: KnownNames) {
    sheet = css.sheet
    nodes = css.selectors.nodes.compactMap { token in
      let name = css.sheet.name(of: token)
      guard let prefix = Self.prefixes.first(where: name.hasPrefix), !css.isNameless(token) else {
        return nil
      }
      let node = name.dropFirst(prefix.count).lowercased()
      return names.since(Array(node.utf8)[...]) == nil ? nil : (token, node)
    }
    ranges = Set(nodes.map(\.token.range))
  }

  private static let prefixes = ["Gtk", "Adw", "Hdy"]

  func contains(_ token: CSSToken) -> Bool { ranges.contains(token.range) }

  /// One finding for all, since whoever ports a stylesheet renames them together.
  var finding: Finding? {
    guard let first = nodes.first else { return nil }
    let words = nodes.map { "'\(sheet.shown($0.token))' (now '\($0.node)')" }.unique
    return Finding(
      .warning, "css/node", at: sheet.location(of: first.token),
      "no node is called as the type of its widget since GTK 3.20: \(words.formatted(upTo: 5))",
      each: words)
  }
}
