import CommandLineKit
import LiveryAdwaita
import LiveryGallery
import LiveryRendering
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

/// What `audit` prints.
struct AuditReport {
  private let themes: [AuditedTheme]
  private let format: ReportFormat
  private let isStrict: Bool

  /// How many different places of a finding are printed as text.
  private static let shownPlaces = 6

  init(_ themes: [AuditedTheme], _ format: ReportFormat, isStrict: Bool) {
    (self.themes, self.format, self.isStrict) = (themes, format, isStrict)
  }

  func write() throws {
    if format == .json { return try Terminal.write(json.text + "\n") }
    let report = format.report(
      of: themes.map(\.file), by: "livery audit", version: Version.current, isStrict: isStrict)
    guard let report else { return try writeText() }
    try Terminal.write(report)
  }

  private func writeText() throws {
    let printer = FindingPrinter(stream: .output)
    for theme in themes {
      for finding in theme.findings {
        try printer.write([finding.finding], of: theme.reading.text)
        try writePlaces(of: finding)
      }
      for part in theme.incomplete {
        try Terminal.write(
          "\(theme.reading.text.file): incomplete: \(part.finding.message) [\(part.finding.rule)]\n"
        )
        try writePlaces(of: part)
      }
    }
    guard Terminal.Stream.error.isTerminal else { return }
    let count = themes.reduce(0) { $0 + $1.findings.count }
    let open = themes.reduce(0) { $0 + $1.incomplete.count }
    Terminal.say(
      (count == 0 ? "nothing to report" : count.counted("finding"))
        + (open == 0 ? "" : ", and \(open) incomplete"))
  }

  private func writePlaces(of finding: AuditFinding) throws {
    guard finding.places.count > 1 else { return }
    // The rows of a list are all alike.
    var all: [String] = []
    for line in finding.places.map(\.line) where !all.contains(line) { all.append(line) }
    let rest = all.count - Self.shownPlaces
    let lines = all.prefix(Self.shownPlaces) + (rest > 0 ? ["and \(rest) more"] : [])
    try Terminal.write(lines.map { "  \($0)\n" }.joined())
  }

  /// The one object that `--format json` prints: that of `check`, with the places of each finding,
  /// and apart from them what nothing could be told of.
  private var json: JSONValue {
    let open = themes.flatMap { theme in
      theme.incomplete.map { part -> JSONValue in
        [
          "theme": .string(theme.reading.text.file),
          "rule": .string(part.finding.rule.rawValue),
          "reason": part.doubt.map { .string($0.rawValue) } ?? .null,
          "message": .string(part.finding.message),
          "places": .array(part.places.map(\.json)),
        ]
      }
    }
    let all = themes.flatMap { theme in theme.findings.map { (theme.reading.text.file, $0) } }
    return JSONReport.value(
      all.map { theme, finding in
        let cause = finding.places[0].fault.cause
        return (
          finding.finding,
          [
            .init("theme", .string(theme)),
            .init("declaration", cause.map { .string($0.name) } ?? .null),
            .init("alternative", cause?.other.map { .string($0) } ?? .null),
            .init("certain", .boolean(cause?.isCertain ?? false)),
            .init("picture", finding.picture.map { .string($0) } ?? .null),
            .init("places", .array(finding.places.map(\.json))),
          ]
        )
      }, adding: [.init("incomplete", .array(open))])
  }
}

extension AuditFinding.Place {
  fileprivate var line: String {
    let (value, state) = (fault.measure.value, fault.state == .normal ? "" : ", \(fault.state)")
    let figure =
      switch fault.kind {
      case .contrast, .focus, .border: "\(ContrastRatio.text(value)) "
      case .state: ""
      case .clipped, .overlap, .hitArea: "\(Int(value.rounded())) px "
      }
    return "\(figure)\(fault.page): \(fault.path) (\(variant.name)\(state))"
  }

  fileprivate var json: JSONValue {
    let measure = fault.measure
    let optional = { (text: String?) -> JSONValue in text.map { .string($0) } ?? .null }
    return [
      "appearance": .string(variant.appearance),
      "cell": .string(variant.name),
      "page": .string(fault.page),
      "specimen": optional(fault.specimen),
      "state": .string(fault.state.rawValue),
      "path": .string(fault.path),
      "area": .array(
        [fault.area.x, fault.area.y, fault.area.width, fault.area.height].map(JSONValue.integer)),
      "place": fault.place.map { .array([.number($0.x), .number($0.y)]) } ?? .null,
      "color": optional(measure.color),
      "ground": optional(measure.background),
      "value": .number(measure.value),
      "stock": JSONValue(measure.stock),
      "minimum": .number(measure.minimum),
    ]
  }
}
