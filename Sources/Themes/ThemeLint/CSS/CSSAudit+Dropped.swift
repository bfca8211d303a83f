import ThemeCSS
import ThemeSource

extension CSSAudit {
  /// The tokens of the rules that every release of the target drops, since it refuses one of their
  /// selectors.
  var droppedRules: [Range<Int>] {
    let starts = refused.filter { problem in
      problem.severity == .error && target.all.allSatisfy(problem.releases.contains)
    }.map(\.range.lowerBound)
    guard !starts.isEmpty else { return [] }
    var dropped: [Range<Int>] = []
    sheet.forEachStatement { statement in
      guard case .rule(let rule) = statement else { return }
      let prelude = sheet.range(of: rule.prelude)
      if starts.contains(where: { prelude.contains($0) }) { dropped.append(statement.tokens) }
    }
    return dropped
  }
}
