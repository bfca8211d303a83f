import Adwaita
import LiveryGTK

extension PreviewWindow {
  /// Closes the window, after a question where there are unsaved changes, and then calls `done`.
  package func close(_ done: @escaping () -> Void = {}) {
    let finish = { [weak self] in
      guard let self else { return }
      saveSize()
      live.leave()
      window.destroy()
      own.end()
      gallery.watch.end()
      recorder?.end()
      compareSession.close()
      onClosed()
      done()
    }
    if !files.askBeforeClosing(finish) { finish() }
  }

  /// Records what the next window is to restore, and saves the settings.
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
