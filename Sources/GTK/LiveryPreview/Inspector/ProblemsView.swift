import LiveryAdwaita
import LiveryAudit
import LiveryRendering
import ThemeSource

/// The findings of `livery check`, with buttons for fixes, and the problems of the painted page.
final class ProblemsView {
  let widget = Box(.vertical)
  private let stack = Stack()
  private let list = ListBox()
  private let progress = AuditProgress()
  private var findings: [Finding]?
  private var isFilled = false
  private var painted: [PaintedProblem] = []
  private var rows: [ListRow] = []
  private let fixAll = Box(.horizontal)
  private let fixAllButton = Button(text: translated("Fix All"), name: translated("Fix All"))
  private var paintedRows: [ListRow] = []

  /// The places below the rows, and the expanded ones, by their causes.
  private var places: [ProblemPlaces] = []
  private var unfolded: Set<String> = []

  /// Whether more may be found on the page.
  private var isLooking = false

  var onSelected: (Finding) -> Void = { _ in }

  /// Called when the user selects a problem of the page.
  var onPaintedSelected: (PaintedProblem) -> Void = { _ in }

  /// Called when the user wants to see a place of a finding in the gallery.
  var onPlace: (Finding.Place) -> Void = { _ in }

  /// Called when the user wants a fix to be applied.
  var onFix: (Finding.Fix) -> Void = { _ in }

  /// Called when the user wants all fixes that leave the design as it is, or if there are none,
  /// all.
  var onFixAll: () -> Void = {}

  /// The color that the fix of a finding changes, before and after it.
  var swatches: (Finding) -> [String] = { _ in [] }

  var hasColor: (Finding) -> Bool = { _ in false }

  init() {
    let scroller = ScrolledWindow(child: list)
    list.setSelectable(false)
    list.showSeparators()
    list.setAccessibleLabel(translated("Problems"))
    list.setTitles { [weak self] in self?.title(above: $0) }
    let empty = StatusPage(
      icon: "object-select-symbolic", title: translated("No Problems"),
      description: translated("No problems were found in this theme."))
    empty.addStyleClass("compact")
    stack.add(empty, named: "none")
    stack.add(scroller, named: "some")
    stack.vexpand = true
    widget.append(stack)
    widget.append(progress.widget)
    fixAllButton.hexpand = true
    fixAllButton.onClicked { [weak self] in self?.onFixAll() }
    fixAll.append(fixAllButton)
    fixAll.addStyleClass("toolbar")
    fixAll.isVisible = false
    widget.append(fixAll)
    widget.vexpand = true
    list.onActivated { [weak self] in self?.select($0) }
    widget.onMapped { [weak self] in self?.fill() }
  }

  /// Shows findings, the worst first, once the view is visible.
  func show(_ found: [Finding]) {
    let findings = Finding.Severity.allCases.reversed().flatMap { severity in
      found.filter { $0.severity == severity }
    }
    guard findings != self.findings else { return }
    self.findings = findings
    isFilled = false
    if widget.isMapped { fill() }
  }

  private func fill() {
    guard !isFilled, let findings else { return }
    isFilled = true
    list.changeRows { fill(findings) }
    fixAll.isVisible = findings.haveSafeFix || findings.count { $0.fix != nil } > 1
    fixAllButton.tooltip =
      findings.haveSafeFix
      ? translated("Make every fix that leaves the design as it is")
      : translated("Make every fix of this list, in one step")
    showWhole()
  }

  private func fill(_ findings: [Finding]) {
    while let row = rows.popLast() { list.remove(row) }
    places = []
    for (index, finding) in findings.enumerated() {
      let row = ProblemRow(finding).row(
        swatches: swatches(finding),
        button: finding.fix.map { fix in
          (
            label: translated("Fix"), tooltip: translated("Write “\(fix.replacement)”"),
            { [weak self] in self?.onFix(fix) }
          )
        }, below: below(finding))
      rows.append(row)
      list.insert(row, at: index)
    }
  }

  /// The places of a finding, which stay unfolded when findings are shown again.
  private func below(_ finding: Finding) -> Widget? {
    if finding.places.isEmpty { return nil }
    let cause = "\(finding.rule) \(finding.subject ?? finding.message)"
    let shown = ProblemPlaces(of: finding, isUnfolded: unfolded.contains(cause)) { [weak self] in
      self?.onPlace($0)
    }
    shown.onUnfolded = { [weak self] in
      if $0 { self?.unfolded.insert(cause) } else { self?.unfolded.remove(cause) }
    }
    places.append(shown)
    return shown.widget
  }

  /// Shows the problems of the page; nothing for `nil`.
  func show(_ audit: PageAudit?) {
    progress.show(audit)
    isLooking = audit?.isGoingOn ?? false
    defer { showWhole() }
    let problems = audit?.problems ?? []
    guard problems != painted else { return }
    // A later result must not remove a row that the user is about to press.
    let kept = zip(problems, painted).prefix { $0 == $1 }.count
    painted = problems
    list.changeRows {
      while paintedRows.count > kept, let row = paintedRows.popLast() { list.remove(row) }
      for problem in problems.dropFirst(kept) {
        let row = ProblemRow(problem).row(button: problem.cause.map { _ in cause(of: problem) })
        paintedRows.append(row)
        list.append(row)
      }
    }
  }

  /// The button that goes to the cause of a problem.
  private func cause(of problem: PaintedProblem) -> ProblemRow.Button {
    let finding = problem.finding
    let go = { [weak self] in self?.onSelected(finding) ?? () }
    return hasColor(finding)
      ? (translated("Show Color"), translated("Go to the color that does it"), go)
      : (translated("Open File"), translated("Open \(finding.location.shortDescription)"), go)
  }

  private func showWhole() {
    list.updateTitles()
    stack.show(rows.isEmpty && paintedRows.isEmpty && !isLooking ? "none" : "some")
  }

  private func title(above index: Int) -> String? {
    // The first title is always there: later results must not move a row that the user is about to
    // press.
    if index == rows.count { return translated("Painted on This Page") }
    return index == 0 ? translated("In the Theme") : nil
  }

  private func select(_ index: Int) {
    if let findings, findings.indices.contains(index) {
      onSelected(findings[index])
    } else if painted.indices.contains(index - rows.count) {
      onPaintedSelected(painted[index - rows.count])
    }
  }
}
