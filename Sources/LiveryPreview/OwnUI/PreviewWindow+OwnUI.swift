import Adwaita
import LiveryGTK

extension PreviewWindow {
  /// Asks for a UI file, and shows it.
  func chooseUI() {
    FileDialog.open(
      "Open UI", filters: [FileDialog.Filter("User Interfaces", ["*.ui", "*.xml"])], over: window
    ) { [weak self] paths in paths.first.map { self?.openUI($0) } }
  }

  /// Shows a UI file as a page below the others.
  func openUI(_ path: String, isShown: Bool = true) {
    sidebar.pages.addOwn(path.split(separator: "/").last.map(String.init) ?? path)
    own.open(path)
    if isShown { sidebar.pages.showOwn() }
  }

  func showOwn() {
    gallery.showOwn(own.widget)
    frame.hideSidebarIfFolded()
  }

  /// Opens themes and UI files.
  func openFiles(_ paths: [String]) {
    live.open(paths.filter { !OwnPage.isUI($0) })
    paths.last(where: OwnPage.isUI).map { openUI($0) }
  }
}
