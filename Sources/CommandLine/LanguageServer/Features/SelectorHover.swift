import GTKKnowledge
import ThemeCSS
import ThemeLint
import ThemeModel

/// The description of a name in a selector, in Markdown.
struct SelectorHover {
  private let term: SelectorTerm

  /// The first GTK that has the name.
  private let since: GTKRelease

  /// The release whose widgets are named: the last one of the target that has the name, or else the
  /// first GTK that has it.
  private let knowledge: ReleaseKnowledge

  /// The maximum number of types of widgets that are listed.
  private static let limit = 8

  private static let pseudoClasses = KnownNames {
    $0.names(.pseudoClasses) + $0.names(.pseudoClassFunctions)
  }

  /// Creates the text; `nil` if no GTK has the name.
  init?(_ term: SelectorTerm, on target: Target) {
    let known: KnownNames =
      switch term.kind {
      case .node: KnownNode.all
      case .styleClass: KnownStyleClass.all
      case .pseudoClass: SelectorHover.pseudoClasses
      }
    guard let since = known.release(Array(term.name.utf8)[...]) else { return nil }
    self.term = term
    self.since = since
    let releases = target.all.filter { $0 >= since }
    knowledge = (releases.last ?? since).knowledge
  }

  var text: String {
    [heading, widgets, releases, paint].compactMap(\.self).joined(separator: "\n\n")
  }

  private var heading: String {
    switch term.kind {
    case .node: "`\(term.name)` · CSS node"
    case .styleClass: "`.\(term.name)` · style class"
    case .pseudoClass: "`:\(term.name)` · pseudo-class"
    }
  }

  private var widgets: String? {
    switch term.kind {
    case .node:
      let (own, inside) = knowledge.widgets(ofNode: term.name)
      let lines = [
        own.isEmpty ? nil : "Of \(list(own)).", inside.isEmpty ? nil : "Inside \(list(inside)).",
      ].compactMap(\.self)
      return lines.isEmpty ? nil : lines.joined(separator: " ")
    case .styleClass:
      let types = knowledge.widgets(ofStyleClass: term.name)
      return types.isEmpty ? "Given by apps." : "On \(list(types)), or inside."
    case .pseudoClass: return nil
    }
  }

  private func list(_ types: [String]) -> String {
    let more = types.count - SelectorHover.limit
    let shown = types.prefix(SelectorHover.limit).map { "`\($0)`" }.joined(separator: ", ")
    return more > 0 ? "\(shown) and \(more) more" : shown
  }

  private var releases: String {
    since == .first4
      ? "Known to every GTK 4 from \(since) on."
      : "Since GTK \(since), libadwaita \(since.adwaita)."
  }

  private var paint: String? {
    guard term.kind != .pseudoClass else { return nil }
    let roles = knowledge.roles(painting: term.name)
    return roles.isEmpty
      ? nil : "Painted by " + roles.map { "`\($0.name)`" }.joined(separator: ", ") + "."
  }
}
