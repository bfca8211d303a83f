import LiveryAdwaita
import ThemeSession

extension PreviewWindow {
  func connectDials() {
    adjusting.onEnded = { [weak self] in self?.showInspectorAgain() }
    adjusting.onDivided = { [weak self] in
      guard let self else { return }
      split.setDivided($0, beside: self)
    }
    adjusting.onSet = { [weak self] in
      self?.updateSaveAction()
      self?.updateSaved()
    }
    adjustBar.onEnded = { [weak self] in self?.adjustColors() }
  }

  /// Shows dials over all colors of the current theme, in place of the inspector.
  func adjustColors() {
    if modernizing.isOn { return leavePane { [weak self] in self?.adjustColors() } }
    replaceInspector(by: .dials, adjusting.panel.widget, isNew: !adjusting.isOn) {
      () throws(SessionError) in try adjusting.begin()
    }
  }

  /// Enters typed text, and applies the dials; if the theme cannot accept it, shows the error and
  /// returns `false`.
  func takePending() -> Bool {
    guard adjusting.apply() else {
      adjustColors()
      return false
    }
    return inspector.takeTyped()
  }
}
