import LiverySystem
public import ThemeSource

/// Findings in SARIF 2.1.0 (OASIS), which code scanners read; columns count UTF-16 code units.
public enum SARIFReport {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// The name of the fingerprints, with the version of how they are made (section 3.27.17).
  private static let fingerprintName = "ruleFileMessage/v1"

  /// The log of one run of a version of the program.
  ///
  /// The help of a rule links to the page of all rules, if that has a URL.
  public static func value(
    _ files: [CheckedFile], version: String, rulePage: String? = RulePage.url
  ) -> JSONValue {
    // Rules of a later reader may be missing in the catalog; a result without an index is fine.
    let rules = RuleCatalog.all
    let fingerprints = FindingFingerprints(files.findings)
    let results = files.flatMap { file in
      file.findings.map { result($0, in: file, rules, fingerprints) }
    }
    return .members([
      "$schema": .string(schema),
      "version": .string("2.1.0"),
      "runs": .array([
        .members([
          "tool": .members([
            "driver": .members([
              "name": .string("livery"),
              "version": .string(version),
              "rules": .array(rules.map { descriptor($0, on: rulePage) }),
            ])
          ]),
          "columnKind": .string("utf16CodeUnits"),
          "results": .array(results),
        ])
      ]),
    ])
  }

  private static func descriptor(_ rule: RuleDescription, on page: String?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(rule.id.rawValue)), .init("shortDescription", text(rule.summary)),
      .init(
        "help",
        .members([
          "text": .string(rule.remedy), "markdown": .string(RuleExplanation(rule).markdown),
        ])),
      .init(
        "defaultConfiguration", .members(["level": .string(rule.severities[0].rawValue)])),
    ]
    if let page { members.append(.init("helpUri", .string("\(page)#\(rule.anchor)"))) }
    return .object(members)
  }

  private static func result(
    _ finding: Finding, in file: CheckedFile, _ rules: [RuleDescription],
    _ fingerprints: FindingFingerprints
  ) -> JSONValue {
    var members = [JSONValue.Member("ruleId", .string(finding.rule.rawValue))]
    if let index = rules.firstIndex(where: { $0.id == finding.rule }) {
      members.append(.init("ruleIndex", .integer(index)))
    }
    members += [
      .init("level", .string(finding.severity.rawValue)),
      .init("message", text(finding.message)),
      .init(
        "locations",
        .array([
          .members([
            "physicalLocation": .members([
              "artifactLocation": artifact(finding.location),
              "region": region(finding.location, in: file),
            ])
          ])
        ])),
      .init(
        "partialFingerprints", .members([fingerprintName: .string(fingerprints[finding])])),
    ]
    if let fix = finding.fix { members.append(.init("fixes", .array([change(fix, in: file)]))) }
    return .object(members)
  }

  private static func change(_ fix: Finding.Fix, in file: CheckedFile) -> JSONValue {
    .members([
      "description": text("replace it by \(fix.replacement)"),
      "artifactChanges": .array([
        .members([
          "artifactLocation": artifact(fix.location),
          "replacements": .array(
            fix.changes.map { change in
              .members([
                "deletedRegion": region(change.location, in: file),
                "insertedContent": text(change.replacement),
              ])
            }),
        ])
      ]),
    ])
  }

  private static func text(_ string: String) -> JSONValue { .members(["text": .string(string)]) }

  private static func artifact(_ location: SourceLocation) -> JSONValue {
    .members(["uri": .string(uri(location.file))])
  }

  static func uri(_ path: String) -> String {
    if path == "-" { return "stdin" }
    return path.hasPrefix("/") ? FileURL.url(of: path) : FileURL.encoded(path)
  }

  /// A location in UTF-16 code units; only the line if the text was not kept.
  private static func region(_ location: SourceLocation, in file: CheckedFile) -> JSONValue {
    guard let source = file.source(of: location) else {
      return .members([
        "startLine": .integer(location.start.line), "endLine": .integer(location.end.line),
      ])
    }
    return .members([
      "startLine": .integer(location.start.line),
      "startColumn": .integer(source.utf16Column(of: location.start)),
      "endLine": .integer(location.end.line),
      "endColumn": .integer(source.utf16Column(of: location.end)),
    ])
  }
}

extension SourceText {
  /// A column in UTF-16 code units from 1.
  ///
  /// Bytes after the end of the line count as one each. A byte order mark is not a character of the
  /// text (SARIF 2.1.0, section 3.30.2).
  fileprivate func utf16Column(of position: SourcePosition) -> Int {
    let before = line(position.line).prefix(position.column - 1)
    let beyond = position.column - 1 - before.count
    let hasMark = before.startIndex == 0 && before.starts(with: [0xef, 0xbb, 0xbf])
    let units = String(decoding: before.dropFirst(hasMark ? 3 : 0), as: UTF8.self).utf16.count
    return units + beyond + 1
  }
}
