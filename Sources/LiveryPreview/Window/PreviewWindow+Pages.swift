import Adwaita
package import Gallery

extension PreviewWindow: PageListDelegate {
  func showPage(_ page: Page) {
    recorder?.beginTrial(on: page)
    gallery.show(page)
    showPageInComparison()
    settings.page = page
    frame.hideSidebarIfFolded()
  }

  func showOwnPage() {
    gallery.showOwn(own.widget)
    frame.hideSidebarIfFolded()
  }

  /// The compare window has its own trial after this one, so that the crashing theme is known.
  private func showPageInComparison() {
    guard let recorder else { return comparison.showPage() }
    recorder.afterTrial { [weak self] in self?.comparison.showPage() }
  }
}

extension PreviewWindow: OwnPageDelegate {
  func willBuildUI(_ path: String) {
    recorder?.beginTrial(ofFile: path)
  }
}

extension PreviewWindow {
  /// Shows a page, and selects it in the sidebar.
  package func show(_ page: Page) {
    sidebar.pages.show(page)
  }

  /// Shows a UI file as a page below the others.
  func openUI(_ path: String, isShown: Bool = true) {
    sidebar.pages.addOwn(path.split(separator: "/").last.map(String.init) ?? path)
    own.open(path)
    if isShown { sidebar.pages.showOwn() }
  }

  /// Moves the keyboard focus to the list of pages, as at the start.
  func focusPages() {
    sidebar.pages.takeFocus()
  }

  /// Shows the next page or an earlier one; after the last comes the first.
  func turnPages(by step: Int) {
    let pages = Page.allCases
    // The user's own page is between the last and the first.
    let index = gallery.page.flatMap(pages.firstIndex) ?? (step > 0 ? -1 : pages.count)
    show(pages[(index + step + pages.count) % pages.count])
  }
}
