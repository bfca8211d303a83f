import DesktopDiagnosis
import ThemeSource

/// A diagnosis of the desktop, as a person or a program reads it.
struct DiagnosisTable {
  private let diagnosis: Diagnosis

  init(_ diagnosis: Diagnosis) {
    self.diagnosis = diagnosis
  }

  /// A line for each answer, below it what is wrong, and at the end what to do.
  func text(isVerbose: Bool) -> String {
    var lines: [String] = []
    for section in diagnosis.sections {
      lines.append("\(section.title): \(section.summary)")
      for problem in section.problems where isVerbose || problem.severity > .note {
        lines.append("  \(problem.severity): \(problem.message)")
        if isVerbose, problem.severity == .note { lines += problem.remedies.map { "    \($0)" } }
      }
      if isVerbose { lines += section.evidence.map { "  \($0)" } }
    }
    let remedies = diagnosis.remedies
    lines.append(remedies.isEmpty ? "to do: nothing" : "to do:")
    lines += remedies.map { "  \($0)" }
    return lines.map { $0.escapingControls + "\n" }.joined()
  }

  var json: JSONValue {
    JSONValue.members([
      "sections": .array(diagnosis.sections.map(json)),
      "remedies": .strings(diagnosis.remedies),
    ])
  }

  private func json(of section: Diagnosis.Section) -> JSONValue {
    let problems = section.problems.map { problem in
      JSONValue.members([
        "severity": .string(problem.severity.rawValue),
        "message": .string(problem.message),
        "remedies": .strings(problem.remedies),
      ])
    }
    return JSONValue.members([
      "title": .string(section.title),
      "summary": .string(section.summary),
      "problems": .array(problems),
      "evidence": .strings(section.evidence),
    ])
  }
}
