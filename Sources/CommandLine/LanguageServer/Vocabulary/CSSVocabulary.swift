import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// The names that stylesheets for a target can use.
struct CSSVocabulary: Sendable {
  /// A name and its description.
  struct Term: Sendable {
    let name: String
    var note: String?
  }

  let target: Target

  let nodes, classes, properties, pseudoClasses, atRules, functions: [Term]

  /// Named colors, without `@`.
  let colors: [Term]

  /// Variables, including their hyphens; empty if no release has them.
  let variables: [Term]

  init(_ target: Target) {
    self.target = target
    let collect = { (names: (ReleaseKnowledge) -> [String]) in
      CSSVocabulary.terms(on: target, names)
    }
    nodes = collect { $0.nodes }
    classes = collect { $0.classes }
    properties = collect { $0.names(.properties) }
    pseudoClasses = collect { $0.names(.pseudoClasses) }
    atRules = collect { $0.names(.atRules) }
    functions = collect { $0.names(.colorFunctions) + $0.names(.imageFunctions) }
    let roles = ColorRole.allCases
    let names = collect { knowledge in
      roles.filter { knowledge.reading(of: $0) != nil }.map { String($0.colorName.dropFirst()) }
    }
    let older = GTKColorNames.compatibilityNames.names
    colors = names + older.map { Term(name: $0, note: "a name of older GTKs") }
    variables = collect { knowledge in
      roles.compactMap { knowledge.reading(of: $0)?.variable }
    }
  }

  /// The names in the releases of a target, each with its first release unless all have it.
  private static func terms(
    on target: Target, _ names: (ReleaseKnowledge) -> [String]
  ) -> [Term] {
    var seen: Set<String> = []
    return target.all.flatMap { release in
      names(release.knowledge).filter { seen.insert($0).inserted }.map { name in
        let isLater = release > target.releases.lowerBound
        return Term(name: name, note: isLater ? "since GTK \(release)" : nil)
      }
    }
  }
}
