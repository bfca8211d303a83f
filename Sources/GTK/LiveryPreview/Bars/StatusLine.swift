import LiveryAdwaita
import LiveryGTK
import LiverySystem
import ThemeSession
import ThemeSource

/// The current theme's file, its unsaved changes, its findings, and the duration of the last
/// change.
final class StatusLine {
  let widget: Box
  let history = HistoryMenu()
  private let file = Label("")
  private let change = Label("")
  private let undo = Button(icon: "edit-undo-symbolic", label: translated("Undo"))
  private let redo = Button(icon: "edit-redo-symbolic", label: translated("Redo"))
  private let save = Button(icon: "document-save-symbolic", label: translated("Save"))
  private let problems = Button(label: "")
  private let problemIcon = Icon("dialog-warning-symbolic")
  private let problemCount = Label("")

  init() {
    file.xalign = 1
    file.ellipsizeMiddle(leavingCharacters: 10)
    let steps = Box(.horizontal, spacing: 6, [undo, redo, history.button])
    let (fileSqueezer, stepsSqueezer, changeSqueezer) = (Squeezer(), Squeezer(), Squeezer())
    // A part without room is hidden; the menu has undo and redo, too.
    for squeezer in [fileSqueezer, stepsSqueezer, changeSqueezer] { squeezer.allowNothing() }
    fileSqueezer.add(file)
    stepsSqueezer.add(steps)
    changeSqueezer.add(change)
    fileSqueezer.hexpand = true
    change.addStyleClasses("dim-label", "numeric")
    change.setMargins(start: 6)
    for (button, action) in [(undo, "win.undo"), (redo, "win.redo"), (save, "win.save")] {
      button.addStyleClass("flat")
      button.setAction(action)
      button.focusesOnClick = false
    }
    problems.child = Box(.horizontal, spacing: 6, [problemIcon, problemCount])
    problems.addStyleClass("flat")
    problems.setAction("win.problems")
    problems.isVisible = false
    widget = Box(
      .horizontal, spacing: 3, [problems, fileSqueezer, stepsSqueezer, save, changeSqueezer])
    widget.hexpand = true
  }

  /// Shows the current theme's file, and whether there is anything to undo or redo.
  func show(_ entry: ThemeEntry?, hasHistory: Bool) {
    let name =
      switch entry?.origin {
      case nil: ""
      case .builtIn?: translated("Built in")
      case .copy?: translated("Not saved yet")
      case .file?: entry?.path.map(RegularFile.name) ?? ""
      }
    let isDirty = entry?.isDirty ?? false
    file.text = isDirty ? "• \(name)" : name
    file.setAccessibleLabel(isDirty ? translated("\(name), unsaved changes") : name)
    file.tooltip = entry?.path.map { isDirty ? $0 + "\n" + translated("Unsaved changes") : $0 }
    for button in [undo, redo, history.button] { button.isVisible = hasHistory }
    save.isVisible = isDirty || entry?.lacksReadableFile ?? false
  }

  /// Shows the last change, and its duration.
  func show(_ shown: ShownChange) {
    let time = translated("\(Int(shown.milliseconds.rounded(.up))) ms")
    change.text = shown.files.isEmpty ? time : translated("Reloaded in \(time)")
    change.tooltip =
      (shown.files + [
        shown.files.isEmpty
          ? translated("From the change to its first frame")
          : translated("From the save to its first frame")
      ]).joined(separator: "\n")
  }

  /// Shows how many errors or warnings the theme has.
  func show(_ findings: [Finding]) {
    let worst = findings.map(\.severity).max()
    let count = findings.filter { $0.severity == worst }.count
    problems.isVisible = worst.map { $0 > .note } ?? false
    guard let worst, worst > .note else { return }
    problemIcon.name = worst.icon
    problemIcon.setStyleClass("error", worst == .error)
    problemIcon.setStyleClass("warning", worst == .warning)
    problemCount.text = "\(count)"
    problems.setName(
      worst == .error
        ? translated("\(count) error", or: "\(count) errors", count: count)
        : translated("\(count) warning", or: "\(count) warnings", count: count))
  }
}
