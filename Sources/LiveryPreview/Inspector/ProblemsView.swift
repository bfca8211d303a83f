import Adwaita
import ThemeSource

protocol ProblemsViewDelegate: AnyObject {
  /// Called when the user chooses a finding.
  func select(_ finding: Finding)

  /// Called when the user wants a fix to be applied.
  func apply(_ fix: Finding.Fix)
}

/// The findings of `livery check`, with buttons for the fixes.
final class ProblemsView {
  let widget = Stack()
  private let list = ListBox()
  private var findings: [Finding]?
  private var rows: [ListRow] = []

  weak var delegate: (any ProblemsViewDelegate)?

  init() {
    let scroller = ScrolledWindow(child: list)
    list.setSelectable(false)
    list.showSeparators()
    list.setAccessibleLabel("Problems")
    let empty = StatusPage(
      icon: "object-select-symbolic", title: "No Problems",
      description: "Nothing to say against this theme.")
    empty.addStyleClass("compact")
    widget.add(empty, named: "none")
    widget.add(scroller, named: "some")
    widget.vexpand = true
    list.onActivated { [weak self] index in
      guard let self, let findings, findings.indices.contains(index) else { return }
      delegate?.select(findings[index])
    }
  }

  func show(_ findings: [Finding]) {
    guard findings != self.findings else { return }
    self.findings = findings
    while let row = rows.popLast() { list.remove(row) }
    for finding in findings {
      let row = row(for: finding)
      rows.append(row)
      list.append(row)
    }
    widget.show(findings.isEmpty ? "none" : "some")
  }

  private func row(for finding: Finding) -> ListRow {
    let icon = Icon(finding.severity.icon)
    icon.align(vertically: .start)
    icon.setMargins(top: 2)
    icon.setStyleClass("error", finding.severity == .error)
    icon.setStyleClass("warning", finding.severity == .warning)
    let message = Label(finding.message.capitalizedFirst)
    let location = Label("\(finding.location.shortDescription) · \(finding.rule)")
    location.addStyleClass("caption")
    location.addStyleClass("dim-label")
    for label in [message, location] {
      label.xalign = 0
      label.wrap()
    }
    let texts = Box(.vertical, spacing: 3)
    texts.hexpand = true
    texts.append(message)
    texts.append(location)
    let content = Box(.horizontal, spacing: 12)
    content.append(icon)
    content.append(texts)
    if let fix = finding.fix {
      let button = Button(label: "Fix")
      button.align(vertically: .center)
      button.tooltip = "Write “\(fix.replacement)”"
      button.setAccessibleLabel("Fix: \(finding.message)")
      button.onClicked { [weak self] in self?.delegate?.apply(fix) }
      content.append(button)
    }
    let row = ListRow(
      name:
        "\(finding.severity.rawValue), \(finding.message), \(finding.location.shortDescription)",
      child: content)
    row.addStyleClass("livery-problem")
    return row
  }
}

extension Finding.Severity {
  fileprivate var icon: String {
    switch self {
    case .note: "dialog-information-symbolic"
    case .warning: "dialog-warning-symbolic"
    case .error: "dialog-error-symbolic"
    }
  }
}

extension SourceLocation {
  /// The location without the folders of its file.
  var shortDescription: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(name):\(start.line):\(start.column)"
  }
}

extension String {
  /// The text as a sentence of the window begins.
  nonisolated var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
