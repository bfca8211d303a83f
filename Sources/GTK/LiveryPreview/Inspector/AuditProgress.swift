import LiveryAdwaita
import LiveryAudit
import LiveryRendering

/// Shows that the page is being audited, or why it cannot be.
final class AuditProgress {
  let widget: Box
  private let spinner = Spinner()
  private let label = Label(atStart: "", "caption", "dim-label")

  init() {
    label.wrap()
    label.hexpand = true
    widget = Box(.horizontal, spacing: 9, [spinner, label])
    widget.setMargins(top: 9, bottom: 9, start: 12, end: 12)
    widget.isVisible = false
  }

  /// Shows the progress of an audit; nothing for `nil` or a complete one.
  func show(_ audit: PageAudit?) {
    let isGoingOn = audit?.isGoingOn ?? false
    widget.isVisible = isGoingOn || audit?.failure != nil
    spinner.isVisible = isGoingOn
    spinner.isTurning = isGoingOn
    guard widget.isVisible else { return }
    let failure = audit?.failure.map { translated("What is painted cannot be looked at: \($0)") }
    label.text = failure ?? translated("Looking at the page…")
  }
}
