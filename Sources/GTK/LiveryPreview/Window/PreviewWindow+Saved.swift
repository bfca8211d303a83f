import LiveryAdwaita
import LiveryGTK
import ThemeSession

extension PreviewWindow {
  /// Whether pages show the theme as it is saved, and not with its edits.
  var isSavedShown: Bool { !isInspectorReplaced && live.session.previewedTheme != nil }

  /// Shows the theme as it is saved, or with its edits again.
  func showSaved(_ isSaved: Bool) {
    guard !isInspectorReplaced, inspector.takeTyped() else { return }
    live.session.showPreview(isSaved ? live.session.savedTheme : nil)
  }

  /// Updates the command and the bar for showing the saved theme.
  func updateSaved() {
    let session = live.session
    actions.saved.isEnabled = !isInspectorReplaced && session.current?.isDirty ?? false
    actions.saved.setOn(isSavedShown)
    savedBar.show(
      isSavedShown ? translated("“\(session.currentName)” is shown without your edits") : nil)
  }
}
