import Adwaita
import Gallery
import LiveryGTK
import ThemeFormats
import ThemeSession

extension PreviewWindow {
  /// What a snapshot of the session is told of the window around it.
  var surroundings: [String: String] {
    let size = window.defaultSize
    var values = [
      "width": "\(size.width)", "height": "\(size.height)", "appearance": live.choice.rawValue,
      "vision": live.session.look.vision.name,
      "traits": live.traits.sorted().joined(separator: "+"),
    ]
    if window.isMaximized { values["maximized"] = "yes" }
    values["ui"] = own.path
    if frame.isInspectorShown { values["inspector"] = "yes" }
    return values
  }

  /// Takes up what the window was before it died, and says what it died of.
  func recall(_ recovery: Recovery) {
    if let snapshot = recovery.snapshot {
      let values = snapshot.window
      if let width = values["width"].flatMap({ Int($0) }), width > 0,
        let height = values["height"].flatMap({ Int($0) }), height > 0
      {
        window.setDefaultSize(width: width, height: height)
      }
      frame.isInspectorShown = values["inspector"] != nil
      if values["maximized"] != nil { window.isMaximized = true }
      values["appearance"].flatMap(AppearanceChoice.init).map(live.choose)
      live.setTraits(Set((values["traits"] ?? "").split(separator: "+").map(String.init)))
      values["vision"].map { setVision(Vision(name: $0)) }
      live.session.restore(snapshot)
    }
    show(recovery.snapshot?.page.flatMap(Page.init) ?? .overview)
    if let path = recovery.snapshot?.window["ui"] {
      openUI(path, isShown: recovery.snapshot?.page == nil)
    }
    notice.show(Notice(recovery))
  }

  /// Shows a theme again that the window died of.
  func showAgain(_ theme: SessionSnapshot.Attempt) {
    if theme.id == live.session.currentID {
      live.stage.showAgain()
    } else if live.session.entry(theme.id) != nil {
      live.session.select(theme.id)
    } else if let path = theme.path, OwnPage.isUI(path) {
      openUI(path)
    } else if let path = theme.path {
      live.open([path])
    }
  }

  /// Takes up the edits that an earlier window could neither save nor ask about.
  func takeLeftEdits() {
    let edits = SessionFile.takeEdits()
    guard !edits.isEmpty else { return }
    var snapshot = SessionSnapshot(of: live.session)
    let known = Set(snapshot.unsaved.compactMap(\.path))
    snapshot.unsaved = edits.filter { edit in edit.path.map { !known.contains($0) } ?? true }
    live.session.restore(snapshot)
    let names = live.session.entries.filter(\.isDirty).map(\.name)
    notice.show(Notice(editsOf: names))
  }
}
