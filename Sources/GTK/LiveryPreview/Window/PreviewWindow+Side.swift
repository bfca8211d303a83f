import LiveryAdwaita
import ThemeSession

/// The panes that replace the inspector while the user tries a change of the whole theme.
extension PreviewWindow {
  /// The names of the panes beside the gallery.
  enum SidePane: String {
    case inspector, dials, modernizing
  }

  /// Whether another pane is in the place of the inspector.
  var isInspectorReplaced: Bool { adjusting.isOn || modernizing.isOn }

  /// Shows a pane in place of the inspector, and moves the focus to it.
  ///
  /// - Parameters:
  ///   - pane: The pane.
  ///   - widget: The content of the pane, created when it is first shown.
  ///   - isNew: Whether the pane's work still has to begin.
  ///   - begin: Begins the work; if that fails, only the error is shown.
  func replaceInspector(
    by pane: SidePane, _ widget: @autoclosure () -> Widget, isNew: Bool,
    begin: () throws(SessionError) -> Void
  ) {
    if isNew {
      guard inspector.takeTyped(), attempt(begin) else { return }
      wasSideShown = frame.isInspectorShown
      gallery.guide.role = nil
      watchPages()
      updateSaved()
    }
    if !side.contains(pane.rawValue) { side.add(widget(), named: pane.rawValue) }
    side.show(pane.rawValue)
    frame.isInspectorShown = true
    // A widget that was just shown cannot take the focus yet.
    ScheduledCall.whenIdle { [weak self] in self?.focusSide() }
  }

  /// Shows the inspector again, if it was visible before.
  func showInspectorAgain() {
    side.show(SidePane.inspector.rawValue)
    frame.isInspectorShown = wasSideShown
    updateSaveAction()
    updateSaved()
    showWhatIsOutOfSight()
    watchPages()
  }

  /// Moves the focus to the pane beside the gallery.
  func focusSide() {
    if adjusting.isOn {
      adjusting.panel.takeFocus()
    } else if modernizing.isOn {
      modernizing.panel.takeFocus()
    } else {
      inspector.takeFocus()
    }
  }

  /// Shows that pages include changes that are not applied, while the pane that can apply them is
  /// hidden.
  func showWhatIsOutOfSight() {
    let isHidden = !frame.isInspectorShown
    adjustBar.show(
      isHidden && adjusting.isOn ? translated("Dials are shown that are not applied") : nil)
    modernizeBar.show(
      isHidden && modernizing.isOn
        ? translated("Rewritten CSS is shown that is not applied") : nil)
  }

  /// Shows the inspector again and calls `body`, after asking if that would discard an unapplied
  /// change.
  func leavePane(_ body: @escaping () -> Void) {
    guard adjusting.isSet || modernizing.isSet else {
      adjusting.cancel()
      modernizing.cancel()
      return body()
    }
    MessageDialog.ask(
      adjusting.isOn ? translated("Apply the Dials?") : translated("Apply the Rewritten CSS?"),
      body: translated("The pages show a change that is not applied yet."),
      answers: [
        .init("cancel", translated("_Cancel")),
        .init("discard", translated("_Discard"), .destructive),
        .init("apply", translated("_Apply"), .suggested),
      ], preferred: "apply", over: window
    ) { [weak self] answer in
      guard let self, answer != "cancel" else { return }
      if answer == "discard" {
        adjusting.cancel()
        modernizing.cancel()
      } else {
        adjusting.apply()
        modernizing.apply()
      }
      // The pane stays if the change cannot be applied (it shows the reason), or if the user must
      // first choose a copy.
      if !isInspectorReplaced { body() }
    }
  }
}
