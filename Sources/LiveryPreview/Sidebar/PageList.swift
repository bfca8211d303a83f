import Adwaita

/// The pages of the gallery, as a sidebar.
final class PageList {
  var widget: Widget { list }
  private let list = ListBox()

  /// Told the page that is to be shown.
  var onChosen: (Page) -> Void = { _ in }

  init() {
    list.addStyleClass("navigation-sidebar")
    for page in Page.allCases {
      let label = Label(page.title)
      label.xalign = 0
      label.ellipsize()
      list.append(ListRow(name: page.title, child: label))
    }
    list.setAccessibleLabel("Pages")
    list.onSelected { [weak self] index in
      guard let index else { return }
      self?.onChosen(Page.allCases[index])
    }
  }

  /// Marks a page, which shows it.
  func show(_ page: Page) {
    list.selection = Page.allCases.firstIndex(of: page)
  }

  /// Gives the keyboard to the list.
  func takeFocus() {
    list.takeFocus()
  }
}
