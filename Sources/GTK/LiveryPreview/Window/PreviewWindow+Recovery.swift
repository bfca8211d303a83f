import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeSession

extension PreviewWindow: SessionRecorderDelegate {
  var windowState: WindowState {
    let size = window.defaultSize
    return WindowState(
      size: size.width > 0 && size.height > 0
        ? WindowSize(width: size.width, height: size.height) : nil,
      isMaximized: window.isMaximized, isInspectorShown: frame.isInspectorShown,
      inspectorWidth: frame.inspectorPane.preferredWidth,
      appearance: live.choice, traits: live.traits.sorted(),
      vision: live.session.loadedTheme.vision.name, ui: own.path)
  }

  var comparedTheme: ShownTheme? { compareSession.theme ?? split.theme }

  func recorderUnblockedLook() {
    notice.hide()
  }
}

extension PreviewWindow {
  func showCrashingThemeAgain() {
    guard let suspect = recorder?.suspect, let theme = suspect.theme else { return }
    recorder?.unblock()
    if suspect.place == .ownPage {
      openUI(theme.id)
    } else if theme.id == live.session.currentID {
      live.stage.showAgain()
    } else if live.session.entry(theme.id) != nil {
      live.session.select(theme.id)
    } else if let path = theme.path {
      live.open([path])
    }
  }

  /// Restores the window after a crash, and shows what happened.
  func restore(_ recovery: Recovery, leavingOut sheet: UserSheet.LeftOut?) {
    let snapshot = recovery.snapshot
    if let snapshot {
      let state = snapshot.window
      if let size = state.size { window.setDefaultSize(width: size.width, height: size.height) }
      state.inspectorWidth.map { frame.inspectorPane.preferredWidth = $0 }
      frame.isInspectorShown = state.isInspectorShown
      if state.isMaximized { window.isMaximized = true }
      live.choose(state.appearance)
      live.setTraits(Set(state.traits))
      setVision(Vision(name: state.vision))
      live.restore(snapshot.session)
    }
    show(snapshot?.page ?? .overview)
    if let path = snapshot?.window.ui { openUI(path, isShown: snapshot?.page == nil) }
    notice.show(Notice(recovery, leavingOut: sheet))
  }

  /// Restores unsaved edits: the given ones, and those that earlier windows left behind when their
  /// supervisors also ended.
  func restoreLeftEdits(_ handed: [SessionSnapshot.Unsaved]) {
    SessionFile.collectEdits { left in
      restore(handed + left)
      recorder?.record()
    }
  }

  private func restore(_ edits: [SessionSnapshot.Unsaved]) {
    guard !edits.isEmpty else { return }
    var snapshot = live.session.snapshot
    let known = Set(snapshot.unsaved.compactMap(\.path))
    snapshot.unsaved = edits.filter { edit in edit.path.map { !known.contains($0) } ?? true }
    live.restore(snapshot) { [notice] session in
      notice.show(Notice(editsOf: session.entries.filter(\.isDirty).map(\.name)))
    }
  }
}
