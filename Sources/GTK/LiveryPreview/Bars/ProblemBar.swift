import LiveryAdwaita
import ThemeSource

/// Shows the errors of a theme, above a gallery that still shows its last good state.
final class ProblemBar {
  /// How many lines are shown.
  private static let limit = 3

  var widget: InfoBar { bar.widget }
  private let bar = MessageBar(name: translated("Problems"))
  private var shown: Problems?

  init() {
    bar.details.addStyleClass("caption")
    bar.details.isSelectable = true
  }

  /// Shows problems; hides the bar when there are none.
  ///
  /// A bar that the user closed is shown again when the problems have changed.
  func show(_ problems: Problems) {
    guard problems != shown else { return }
    shown = problems
    guard !problems.lines.isEmpty else {
      widget.isRevealed = false
      return
    }
    bar.details.setStyleClass("monospace", problems.kind != .note)
    let rest = problems.lines.count - Self.limit
    let lines =
      problems.lines.prefix(Self.limit)
      + (rest > 0 ? [translated("and \(rest) more", or: "and \(rest) more", count: rest)] : [])
    bar.show(problems.kind, title: problems.title, details: lines.joined(separator: "\n"))
  }
}
