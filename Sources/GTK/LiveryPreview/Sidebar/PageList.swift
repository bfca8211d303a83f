import LiveryAdwaita
import LiveryGallery

/// The list of the gallery's pages.
final class PageList {
  var widget: Widget { list }
  private let list = ListBox.forNavigation()

  /// Called when a page is selected; with `nil` for the page of the user's own UI file.
  var onSelected: (Page?) -> Void = { _ in }

  private var own: (row: ListRow, label: Label)?

  init() {
    list.addStyleClass("navigation-sidebar")
    for page in Page.allCases { addRow(page.title) }
    list.setAccessibleLabel(translated("Pages"))
    list.onSelected { [weak self] index in
      guard let self, let index else { return }
      onSelected(index < Page.allCases.count ? Page.allCases[index] : nil)
    }
  }

  @discardableResult
  private func addRow(_ name: String) -> (row: ListRow, label: Label) {
    let label = Label(atStart: name)
    label.wrap(upToLines: 2)
    let row = ListRow(name: name, child: label)
    list.append(row)
    return (row, label)
  }

  func show(_ page: Page) {
    list.selection = Page.allCases.firstIndex(of: page)
  }

  /// Adds the page of the user's own UI file below the others, or renames it.
  func addOwn(_ name: String) {
    guard let own else {
      own = addRow(name)
      return
    }
    own.label.text = name
    own.row.setAccessibleLabel(name)
  }

  /// Selects the page of the user's own UI file, and shows it.
  func showOwn() {
    guard own != nil else { return }
    list.selection = Page.allCases.count
  }

  func takeFocus() {
    list.takeFocus()
  }
}
