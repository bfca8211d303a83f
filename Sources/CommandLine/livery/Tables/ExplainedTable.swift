import ThemeColor
import ThemeModel
import ThemeSource

/// The values that lead to each color of a theme, step by step, for people to read.
struct ExplainedTable {
  let theme: Theme
  let resolved: ResolvedTheme

  /// The colors with their values and files; referenced values are below, indented.
  var text: String {
    let heading = theme.traits.name(of: resolved.appearance.traits)
    let explanations =
      ColorRole.allCases.compactMap { theme.explanation(of: $0, in: resolved) }
      + theme.explanationsOfCustomColors(in: resolved)
    return "\(theme.name), \(heading)".escapingControls + "\n"
      + explanations.map { lines(of: $0, indent: "") }.joined()
  }

  private func lines(of step: Explanation, indent: String) -> String {
    let traits = theme.traits.name(of: step.traits)
    let condition = traits.isEmpty ? "" : " (\(traits))"
    let line =
      "\(step.name)\(condition)  \(step.color.gtkText)  \(step.expression)"
      + "  \(step.location.file):\(step.location.start.line)"
    return indent + line.escapingControls + "\n"
      + step.references.map { lines(of: $0, indent: indent + "  ") }.joined()
  }
}
