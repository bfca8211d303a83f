import LiveryAdwaita
import ThemeSource

/// Shows the errors of a theme, above a gallery that still shows its last good state.
final class ProblemBar {
  /// How many lines are shown.
  private static let limit = 3

  var widget: InfoBar { bar.widget }

  /// Called when the user wants to see the file of a theme with errors.
  var onOpened: () -> Void = {}

  /// Called when the user wants to choose tokens; without it, that is not offered.
  var onColorsWanted: (() -> Void)?

  private let open = Button(
    text: translated("Open in Text Editor"), name: translated("Open in Text Editor"))
  private let save = Button(text: translated("Save"), name: translated("Save the File Again"))
  private let saveAs = Button(
    text: translated("Save As…"), name: translated("Save As Another File"))

  /// Saving asks what to keep.
  private let decide = Button(text: translated("Decide…"), name: translated("Decide What to Keep"))
  private let choose = Button(text: translated("Show Colors"), name: translated("Show Colors"))
  private let bar: MessageBar
  private var shown: Problems?

  init() {
    bar = MessageBar(name: translated("Problems"), buttons: [open, save, saveAs, decide, choose])
    for button in [open, save, saveAs, decide, choose] { button.align(vertically: .center) }
    // A hidden bar needs the width of its visible buttons.
    for button in [save, saveAs, decide, choose] { button.isVisible = false }
    for button in [save, decide] { button.setAction("win.save") }
    saveAs.setAction("win.save-as")
    open.onClicked { [weak self] in self?.onOpened() }
    choose.onClicked { [weak self] in self?.onColorsWanted?() }
    bar.details.addStyleClass("caption")
    bar.details.isSelectable = true
  }

  /// Shows problems; hides the bar when there are none.
  ///
  /// A bar that the user closed is shown again when the problems change.
  func show(_ problems: Problems) {
    guard problems != shown else { return }
    shown = problems
    guard !problems.lines.isEmpty else {
      widget.isRevealed = false
      return
    }
    open.isVisible = problems.hasFile
    save.isVisible = problems.lacksFile
    decide.isVisible = problems.isConflict
    choose.isVisible = problems.lacksRoles && onColorsWanted != nil
    saveAs.isVisible = problems.lacksFile || problems.hasUnreadableFile
    bar.details.setStyleClass(
      "monospace",
      problems.kind != .note && !problems.lacksFile && !problems.hasUnreadableFile
        && !problems.isConflict)
    let rest = problems.lines.count - Self.limit
    let lines =
      problems.lines.prefix(Self.limit)
      + (rest > 0 ? [translated("and \(rest) more", or: "and \(rest) more", count: rest)] : [])
    bar.show(problems.kind, title: problems.title, details: lines.joined(separator: "\n"))
  }
}
