import LiveryAdwaita
import LiveryGTK

extension PreviewWindow {
  /// Closes the window, after asking about unsaved changes, and then calls `done`.
  package func close(_ done: @escaping () -> Void = {}) {
    let finish = { [weak self] in
      guard let self else { return }
      saveSize()
      live.leave()
      chrome?.end()
      window.destroy()
      own.end()
      split.end()
      gallery.watch.end()
      recorder?.end()
      compareSession.close()
      onClosed()
      done()
    }
    let ask = { [weak self] in
      guard let self, !files.askBeforeClosing(finish) else { return }
      finish()
    }
    guard adjusting.apply() else { return say(translated("Apply or cancel the dials first")) }
    // The question about editing a copy comes first.
    if adjusting.isOn { return }
    if inspector.takeTyped() { ask() } else { askAboutTyped(ask) }
  }

  /// Asks before discarding a typed value that the theme cannot accept, and calls `close` if the
  /// user agrees.
  private func askAboutTyped(_ close: @escaping () -> Void) {
    MessageDialog.ask(
      translated("Close Without This Value?"),
      body: translated("“\(inspector.typed ?? "")” was typed, and the theme cannot take it."),
      answers: [
        .init("cancel", translated("_Cancel")),
        .init("discard", translated("_Discard"), .destructive),
      ],
      preferred: "cancel", over: window
    ) { if $0 == "discard" { close() } }
  }

  /// Records the state for the next window, and saves the settings.
  func endUnsupervised() {
    recorder?.record()
    saveSize()
  }

  private func saveSize() {
    settings.isMaximized = window.isMaximized
    let size = window.defaultSize
    if size.width > 0, size.height > 0 {
      settings.size = WindowSize(width: size.width, height: size.height)
    }
    settings.flush()
  }
}
