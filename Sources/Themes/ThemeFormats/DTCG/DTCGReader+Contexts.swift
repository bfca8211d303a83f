import ThemeModel
import ThemeSource

extension DTCGReader {
  /// Whether a theme uses a token for painting, and not only for its name.
  func isForTheme(_ path: TokenPath) -> Bool {
    if case .role = TokenName(path) { return true }
    if rolePaths.contains(path) { return true }
    return TokenImport.metric(at: path) != nil
  }

  /// For each step, the contexts that can be read and that change a color or a length.
  mutating func matters(
    in steps: [ResolverFile.Step], _ order: ([SourceNode]) -> [SourceNode]
  ) -> [[Bool]] {
    let normal = values(of: steps, choosing: nil, order)
    var all: [[Bool]] = []
    for (index, step) in steps.enumerated() {
      guard case .modifier(let modifier) = step else {
        all.append([])
        continue
      }
      let isScheme = modifier.asksForScheme
      let sources = modifier.contexts[modifier.first].sources
      var matters: [Bool] = []
      for (context, own) in modifier.contexts.enumerated() {
        let isThere = own.sources.allSatisfy { $0["$ref"] == nil || tokens(of: $0) != nil }
        let isOther =
          isThere && !isScheme && own.sources != sources
          && values(of: steps, choosing: (index, context), order) != normal
        matters.append(isThere && (isScheme || isOther))
      }
      all.append(matters)
    }
    return all
  }

  /// The values with each modifier at its default, except at most one.
  private mutating func values(
    of steps: [ResolverFile.Step], choosing chosen: (step: Int, context: Int)?,
    _ order: ([SourceNode]) -> [SourceNode]
  ) -> TokenValues {
    var sources: [SourceNode] = []
    for (index, step) in steps.enumerated() {
      switch step {
      case .set(let own): sources += own
      case .modifier(let modifier):
        let context = chosen.flatMap { $0.step == index ? $0.context : nil } ?? modifier.first
        sources += modifier.contexts[context].sources
      }
    }
    if !budget.take(steps.count + sources.count, at: document.root.location) { sources = [] }
    return resolve(groups(of: order(sources)), [], reporting: false)
  }
}
