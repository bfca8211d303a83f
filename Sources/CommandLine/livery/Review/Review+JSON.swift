import ThemeSource

extension Review {
  /// The review for programs.
  var value: JSONValue {
    [
      "livery-review": 1, "revision": .string(revision), "commit": .string(commit),
      "worse": .boolean(isWorse), "headline": .string(headline), "themes": .integer(count),
      "changed": .array(changed.map(\.value)), "same": .strings(same),
    ]
  }
}

extension ThemeReview {
  private var kindName: String {
    switch kind {
    case .changed: "changed"
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    }
  }

  private var earlierFile: String? {
    if case .renamed(let old) = kind { old } else { nil }
  }

  fileprivate var value: JSONValue {
    [
      "file": .string(file), "name": .string(name), "kind": .string(kindName),
      "from": JSONValue(earlierFile), "worse": .boolean(isWorse), "note": JSONValue(note),
      "differences": .array(
        sections.flatMap { section in
          section.lines.map { line in
            [
              "in": .string(section.heading), "name": .string(line.name),
              "before": .string(line.first), "after": .string(line.second),
              "distance": JSONValue(line.distance),
            ]
          }
        }),
      "pictures": .array(
        pictures.map { picture in
          [
            "file": .string(picture.file), "appearance": .string(picture.appearance),
            "specimen": .string(picture.specimen), "pixels": .integer(picture.pixels),
            "distance": .number(picture.distance),
          ]
        }),
      "contrast": ContrastChangeTable(theme: name, changes: contrast).value,
      "new": .array(new.map(Self.value)), "solved": .array(solved.map(Self.value)),
    ]
  }

  private static func value(of finding: Finding) -> JSONValue {
    [
      "file": .string(finding.location.file), "line": .integer(finding.location.start.line),
      "column": .integer(finding.location.start.column),
      "severity": .string(finding.severity.rawValue), "rule": .string(finding.rule.rawValue),
      "message": .string(finding.message),
    ]
  }
}
