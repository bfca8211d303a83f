import LiveryAdwaita
import LiveryGTK
package import LiveryGallery
import LiverySystem
import ThemeSession

extension PreviewWindow: @MainActor ComparedWindow, ThemeEditing {
  var onSaid: (String) -> Void { { [weak self] in self?.say($0) } }

  func willShowPage(in other: LiveryTheme) {
    recorder?.markPending(elsewhere: other)
  }

  func willShowPage(beside session: ThemeSession) {
    recorder?.markPending(beside: session)
  }

  func didShowOrHideOther() {
    recorder?.record()
  }

  func say(_ message: String) {
    toasts.say(message)
  }
}

extension PreviewWindow {
  /// Shows a page of the gallery; `nil` means the page of the user's own UI file.
  func showContent(of page: Page?) {
    defer { frame.hideSidebarIfFolded() }
    guard let page else {
      recorder?.showOwnPage()
      gallery.showOwn(own.widget)
      return showPageElsewhere()
    }
    recorder?.markPending(on: page)
    gallery.show(page)
    settings.page = page
    // Others are marked after this one, so that the crashing theme is known.
    guard let recorder else { return showPageElsewhere() }
    recorder.whenNonePending { [weak self] in self?.showPageElsewhere() }
  }

  /// Shows the page in the second gallery and in the compare window, if they are open.
  private func showPageElsewhere() {
    split.showPage()
    compareSession.showPage()
  }

  /// Shows a page, and selects it in the sidebar.
  package func show(_ page: Page) {
    sidebar.pages.show(page)
  }

  /// Shows a UI file as a page below the others.
  func openUI(_ path: String, isShown: Bool = true) {
    sidebar.pages.addOwn(RegularFile.name(of: path))
    own.open(path)
    if isShown { sidebar.pages.showOwn() }
    if gallery.page == nil { showPageElsewhere() }
  }

  func openFiles(_ paths: [String]) {
    live.open(paths.filter { !AppUIPage.isUI($0) })
    paths.last(where: AppUIPage.isUI).map { openUI($0) }
  }

  /// Asks for a UI file, and shows it.
  func chooseUI() {
    FileDialog.open(
      translated("Open UI"),
      filters: [FileDialog.Filter(translated("User Interfaces"), ["*.ui", "*.xml"])], over: window
    ) { [weak self] paths in paths.first.map { self?.openUI($0) } }
  }

  /// Moves the keyboard focus to the list of pages, as at the start.
  func focusPages() {
    sidebar.pages.takeFocus()
  }

  /// Shows the next page or an earlier one; after the last comes the first.
  func turnPages(by step: Int) {
    // The page of the user's own UI file is the last one.
    let pages = Page.allCases.map(Optional.some) + (own.path == nil ? [] : [nil])
    let index = pages.firstIndex(of: gallery.page) ?? 0
    if let page = pages[(index + step + pages.count) % pages.count] {
      show(page)
    } else {
      sidebar.pages.showOwn()
    }
  }
}
