import LiveryAdwaita
import LiveryAudit
import LiveryGallery
import LiveryRendering
import ThemeLint
import ThemeSource

/// The texts of a problem's row.
struct ProblemRow {
  /// A button at the end of a row, with its action.
  typealias Button = (label: String, tooltip: String, onClicked: () -> Void)

  private let severity: Finding.Severity
  private let title: String

  /// Lines below the title.
  private let details: [String]

  /// The accessible name.
  private let name: String

  /// More details for the tooltip; `nil` if there are none.
  private var tooltip: String?

  /// A finding of checking a theme's file.
  init(_ finding: Finding) {
    severity = finding.severity
    let (title, rest) = finding.titleAndRest
    self.title = title
    details =
      [rest?.capitalizedFirst, "\(finding.location.shortDescription) · \(finding.rule)"].compactMap(
        \.self)
    name = "\(severity.title), \(finding.headline), \(finding.location.shortDescription)"
  }

  /// A problem that was found by painting a page.
  init(_ problem: PaintedProblem) {
    (severity, title) = (problem.finding.severity, problem.title)
    let count = problem.places.count
    let places = translated("\(count) specimen", or: "\(count) specimens", count: count)
    let parts: [String?] = [problem.cause, "\(problem.finding.rule)", count > 1 ? places : nil]
    details = [problem.widget, parts.compactMap(\.self).joined(separator: " · ")]
    name = "\(severity.title), \(title), \(problem.widget)"
    tooltip = problem.places[0].path
  }

  /// Creates the row, with colors before and after a fix.
  func row(swatches: [String] = [], button: Button?, below: Widget? = nil) -> ListRow {
    let icon = Icon(severity.icon)
    icon.align(vertically: .start)
    icon.setMargins(top: 2)
    icon.setStyleClass("error", severity == .error)
    icon.setStyleClass("warning", severity == .warning)
    var labels =
      [Label(atStart: title.capitalizedFirst.withCurvedQuotes)]
      + details.map { Label(atStart: $0.withCurvedQuotes, "caption", "dim-label") }
    for label in labels { label.wrap() }
    let last = labels.removeLast()
    last.hexpand = true
    let foot = Box(.horizontal, spacing: 12, [last])
    let texts = Box(.vertical, spacing: 3, labels)
    texts.hexpand = true
    texts.append(foot)
    if let below { texts.append(below) }
    let content = Box(.horizontal, spacing: 12, [icon, texts])
    if !swatches.isEmpty {
      let colors = Swatches(width: 44, height: 22)
      colors.show(swatches)
      foot.append(colors)
    }
    if let button {
      let widget = LiveryAdwaita.Button(label: button.label)
      widget.align(vertically: .center)
      widget.setName("\(button.label): \(title)", tooltip: button.tooltip)
      widget.onClicked(button.onClicked)
      foot.append(widget)
    }
    let row = ListRow(name: name, child: content)
    row.tooltip = tooltip
    row.addStyleClass("livery-problem")
    return row
  }
}

extension Finding.Severity {
  /// The severity, as a screen reader reports it.
  fileprivate var title: String {
    switch self {
    case .note: translated("note")
    case .warning: translated("warning")
    case .error: translated("error")
    }
  }
}
