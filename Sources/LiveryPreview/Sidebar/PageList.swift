import Adwaita
import Gallery

protocol PageListDelegate: AnyObject {
  /// Called when the user chooses a page, or `PageList.show(_:)` selects it.
  func showPage(_ page: Page)

  /// Called in the same way for the page of the user's own UI.
  func showOwnPage()
}

/// The list of the gallery's pages.
final class PageList {
  var widget: Widget { list }
  private let list = ListBox()

  weak var delegate: (any PageListDelegate)?

  private var own: (row: ListRow, label: Label)?

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
      guard let self, let index else { return }
      if Page.allCases.indices.contains(index) {
        delegate?.showPage(Page.allCases[index])
      } else {
        delegate?.showOwnPage()
      }
    }
  }

  /// Selects a page, which shows it.
  func show(_ page: Page) {
    list.selection = Page.allCases.firstIndex(of: page)
  }

  /// Adds the page of the user's own UI below the others, or renames it.
  func addOwn(_ name: String) {
    if let own {
      own.label.text = name
      own.row.setAccessibleLabel(name)
      return
    }
    let label = Label(name)
    label.xalign = 0
    label.ellipsize()
    let row = ListRow(name: name, child: label)
    list.append(row)
    own = (row, label)
  }

  /// Selects the page of the user's own UI, which shows it.
  func showOwn() {
    guard own != nil else { return }
    list.selection = Page.allCases.count
  }

  /// Moves the keyboard focus to the list.
  func takeFocus() {
    list.takeFocus()
  }
}
