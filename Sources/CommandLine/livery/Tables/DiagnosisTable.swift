import DesktopDiagnosis
import ThemeSource

/// A diagnosis of the desktop, as a program reads it.
struct DiagnosisTable {
  private let diagnosis: Diagnosis

  init(_ diagnosis: Diagnosis) {
    self.diagnosis = diagnosis
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
