import Adwaita
import Gallery
import ThemeSource

/// The findings of `livery check`, with buttons for the fixes.
final class ProblemsView {
  let widget = Stack()
  private let list = ListBox()
  private var findings: [Finding]?
  private var rows: [ListRow] = []

  /// Called when the user chooses a finding.
  var onSelected: (Finding) -> Void = { _ in }

  /// Called when the user wants a fix to be applied.
  var onFix: (Finding.Fix) -> Void = { _ in }

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
      onSelected(findings[index])
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
    let message = Label(atStart: finding.message.capitalizedFirst)
    let location = Label(
      atStart: "\(finding.location.shortDescription) · \(finding.rule)", "caption", "dim-label")
    for label in [message, location] { label.wrap() }
    let texts = Box(.vertical, spacing: 3, [message, location])
    texts.hexpand = true
    let content = Box(.horizontal, spacing: 12, [icon, texts])
    if let fix = finding.fix {
      let button = Button(label: "Fix")
      button.align(vertically: .center)
      button.setName("Fix: \(finding.message)", tooltip: "Write “\(fix.replacement)”")
      button.onClicked { [weak self] in self?.onFix(fix) }
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
