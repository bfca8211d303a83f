import LiverySystem
import ThemeFormats
import ThemeSource

/// The findings of a document as `Diagnostic`s of the protocol.
struct DiagnosticList {
  /// The path of the document.
  private let file: String
  private let check: FileCheck
  private let places: TextPlaces

  /// Whether the client shows related locations of a diagnostic.
  private let hasRelated: Bool

  init(
    of file: String, _ check: FileCheck, _ places: TextPlaces, hasRelated: Bool = false
  ) {
    (self.file, self.check, self.hasRelated) = (file, check, hasRelated)
    self.places = places
  }

  var value: JSONValue {
    .array(check.findings.map(value) + (check.refusal.map { [refused($0)] } ?? []))
  }

  /// The diagnostic of a finding; one in an extended or imported file is placed where the document
  /// names that file.
  func value(_ finding: Finding) -> JSONValue {
    let isOwn = finding.location.file == file
    let range = isOwn ? finding.location.range : place(of: finding.location.file)
    var members = members(range, finding.severity, finding.message)
    members.insert(.init("code", .string(finding.rule.rawValue)), at: 2)
    if !isOwn, hasRelated, let path = check.path(of: finding.location) {
      members.append(.init("relatedInformation", .array([related(finding.location, in: path)])))
    }
    return .object(members)
  }

  private func refused(_ message: String) -> JSONValue {
    .object(members(0..<0, .error, message))
  }

  private func members(
    _ range: Range<Int>, _ severity: Finding.Severity, _ message: String
  ) -> [JSONValue.Member] {
    [
      .init("range", places.value(of: range)),
      .init("severity", .integer(severity.number)),
      .init("source", "livery"),
      .init("message", .string(message)),
    ]
  }

  /// The place where the document extends or imports a file, or else the document's beginning.
  private func place(of other: String) -> Range<Int> {
    check.reading?.stylesheet?.firstImport(leadingTo: other)?.range
      ?? check.reading?.document?.root["extends"]?.range ?? 0..<0
  }

  /// A place in another file, whose text is not here: its lines, and its columns in bytes.
  private func related(_ location: SourceLocation, in path: String) -> JSONValue {
    let ends = [location.start, location.end].map { place in
      TextPosition(line: place.line - 1, character: place.column - 1).value
    }
    return [
      "location": [
        "uri": .string(FileURL.url(of: path)),
        "range": ["start": ends[0], "end": ends[1]],
      ],
      "message": "the finding is at '\(location)'",
    ]
  }
}

extension Finding.Severity {
  /// Its number in the protocol (`DiagnosticSeverity`).
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
