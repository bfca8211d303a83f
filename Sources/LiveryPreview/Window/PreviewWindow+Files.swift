import Adwaita
import LiveryGTK

extension PreviewWindow: FileCommandsDelegate {
  func say(_ message: String) {
    toasts.say(message)
  }

  func warn(_ message: String?) {
    toasts.warn(message)
  }
}

extension PreviewWindow {
  /// Opens themes and UI files.
  func openFiles(_ paths: [String]) {
    live.open(paths.filter { !OwnPage.isUI($0) })
    paths.last(where: OwnPage.isUI).map { openUI($0) }
  }

  /// Asks for a UI file, and shows it.
  func chooseUI() {
    FileDialog.open(
      "Open UI", filters: [FileDialog.Filter("User Interfaces", ["*.ui", "*.xml"])], over: window
    ) { [weak self] paths in paths.first.map { self?.openUI($0) } }
  }
}
