import LiveryAdwaita
import ThemeSession

extension PreviewWindow {
  func connectModernizing() {
    modernizing.onEnded = { [weak self] in self?.showInspectorAgain() }
    modernizing.onDivided = { [weak self] in
      guard let self else { return }
      split.setDivided($0, beside: self)
    }
    modernizing.onApplied = { [weak self] count in
      self?.say(
        translated(
          "\(count) finding rewritten, and not saved yet",
          or: "\(count) findings rewritten, and not saved yet", count: count))
    }
    modernizeBar.onEnded = { [weak self] in self?.modernizeCSS() }
  }

  /// Shows the proposed changes of the current theme's CSS, in place of the inspector.
  func modernizeCSS() {
    if adjusting.isOn { return leavePane { [weak self] in self?.modernizeCSS() } }
    replaceInspector(by: .modernizing, modernizing.panel.widget, isNew: !modernizing.isOn) {
      () throws(SessionError) in try modernizing.begin()
    }
  }
}
