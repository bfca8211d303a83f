import ThemeSource

extension Diagnosis {
  /// The diagnosis as text for people.
  ///
  /// A line for each answer, its problems below, and the solutions at the end; with `isVerbose`
  /// also notes, and the evidence for each answer.
  public func text(isVerbose: Bool = false) -> String {
    var lines: [String] = []
    for section in sections {
      lines.append("\(section.title): \(section.summary)")
      for problem in section.problems where isVerbose || problem.severity > .note {
        lines.append("  \(problem.severity): \(problem.message)")
        if isVerbose, problem.severity == .note { lines += problem.remedies.map { "    \($0)" } }
      }
      if isVerbose { lines += section.evidence.map { "  \($0)" } }
    }
    lines.append(remedies.isEmpty ? "to do: nothing" : "to do:")
    lines += remedies.map { "  \($0)" }
    return lines.map { $0.escapingControls + "\n" }.joined()
  }
}
