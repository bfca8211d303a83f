import Adwaita
import Gallery

/// The pages of the gallery, as a sidebar.
final class PageList {
  var widget: Widget { list }
  private let list = ListBox()

  /// Told the page that is to be shown.
  var onChosen: (Page) -> Void = { _ in }

  /// Told that the page of the user's own is to be shown.
  var onOwnChosen: () -> Void = {}

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
        onChosen(Page.allCases[index])
      } else {
        onOwnChosen()
      }
    }
  }

  /// Marks a page, which shows it.
  func show(_ page: Page) {
    list.selection = Page.allCases.firstIndex(of: page)
  }

  /// Adds a page of the user's own below the others, or gives the one that is there another name.
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

  /// Marks the page of the user's own, which shows it.
  func showOwn() {
    guard own != nil else { return }
    list.selection = Page.allCases.count
  }

  /// Gives the keyboard to the list.
  func takeFocus() {
    list.takeFocus()
  }
}
