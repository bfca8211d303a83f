import LiveryAdwaita
import ThemeSession

extension PreviewWindow {
  /// The names of the panes beside the gallery.
  private enum Pane: String {
    case inspector, dials
  }

  func connectDials() {
    side.add(inspector.widget, named: Pane.inspector.rawValue)
    adjusting.onEnded = { [weak self] in self?.hideDials() }
    adjusting.onSet = { [weak self] in
      self?.updateSaveAction()
      self?.updateSaved()
    }
    adjustBar.onEnded = { [weak self] in self?.adjustColors() }
  }

  /// Shows dials over all colors of the current theme, in place of the inspector.
  func adjustColors() {
    guard adjusting.isOn || inspector.takeTyped() else { return }
    if !adjusting.isOn {
      guard attempt({ () throws(SessionError) in try adjusting.begin() }) else { return }
      wasSideShown = frame.isInspectorShown
      gallery.guide.role = nil
      watchPages()
    }
    if !side.contains(Pane.dials.rawValue) {
      side.add(adjusting.panel.widget, named: Pane.dials.rawValue)
    }
    side.show(Pane.dials.rawValue)
    frame.isInspectorShown = true
    // What is shown only now takes no focus yet.
    ScheduledCall.whenIdle { [weak self] in self?.adjusting.panel.takeFocus() }
  }

  private func hideDials() {
    side.show(Pane.inspector.rawValue)
    frame.isInspectorShown = wasSideShown
    updateSaveAction()
    updateSaved()
    showDialsAreOn()
    watchPages()
  }

  /// Says that pages show dials which are out of sight.
  func showDialsAreOn() {
    let isHidden = adjusting.isOn && !frame.isInspectorShown
    adjustBar.show(isHidden ? translated("Dials are shown that are not applied") : nil)
  }

  /// Enters what is typed, and applies what dials show; `false` where the theme cannot take it, which is
  /// said there.
  func takePending() -> Bool {
    guard adjusting.apply() else {
      adjustColors()
      return false
    }
    return inspector.takeTyped()
  }
}
