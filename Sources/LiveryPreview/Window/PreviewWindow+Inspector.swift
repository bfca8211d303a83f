import LiveryAdwaita
import LiverySystem
import ThemeModel
import ThemeSource

extension PreviewWindow: InspectorDelegate {
  func selectRole(_ role: ColorRole) {
    gallery.guide.role = role
  }

  func showFindings(_ findings: [Finding]) {
    status.show(findings)
  }

  func openEditor(at location: SourceLocation) {
    let isOpen = EditorCommand.open(
      EditorRequest(file: location.file, line: location.start.line),
      environment: Program.environment, by: recorder?.starter)
    if !isOpen { say(translated("No editor was found for “\(location.shortDescription)”")) }
  }
}

extension PreviewWindow {
  func inspectorChanged(isShown: Bool) {
    settings.isInspectorShown = frame.wantsInspector
    if !isShown { gallery.guide.role = nil }
    watchPages()
  }

  /// Has pages looked at while the inspector lists what is wrong on them.
  func watchPages() {
    gallery.watch.isListed = frame.isInspectorShown && inspector.view == .problems
  }

  /// Turns the marks on specimens with problems on or off.
  func toggleMarks() {
    gallery.watch.isMarking.toggle()
    settings.marksProblems = gallery.watch.isMarking
    marksAction?.setOn(gallery.watch.isMarking)
  }

  /// Shows or hides the inspector, and moves the focus to it or away from it.
  func toggleInspector() {
    frame.isInspectorShown.toggle()
    frame.isInspectorShown ? inspector.takeFocus() : focusPages()
  }

  func showProblems() {
    inspector.show(.problems)
    frame.isInspectorShown = true
  }
}
