import Adwaita

/// The sample UI: pages from GtkBuilder files, each built when it is first shown and then kept.
final class Gallery {
  let widget = Stack()
  private(set) var page: Page?
  private let folder: String?
  private var built: [Page: BuiltPage] = [:]

  /// Creates a gallery of the pages in a folder.
  init(folder: String?) {
    self.folder = folder
    widget.hexpand = true
    widget.vexpand = true
  }

  func show(_ page: Page) {
    self.page = page
    if !widget.contains(page.rawValue) {
      widget.add(build(page), named: page.rawValue)
    }
    widget.show(page.rawValue)
  }

  /// Gives links that are parts of a text the theme's color.
  func setLinkColor(_ color: String) {
    linkColor = color
    built.values.forEach { $0.setLinkColor(color) }
  }

  private var linkColor: String?

  private func build(_ page: Page) -> Widget {
    guard let folder else {
      return problem(page, "The folder of the pages was not found beside the program.")
    }
    let path = "\(folder)/\(page.file)"
    do {
      let content = try BuiltPage(page, file: path)
      linkColor.map(content.setLinkColor)
      built[page] = content
      return content.root
    } catch {
      return problem(page, error.description)
    }
  }

  private func problem(_ page: Page, _ text: String) -> Widget {
    StatusPage(
      icon: "dialog-error-symbolic", title: "“\(page.title)” Cannot Be Shown",
      description: text)
  }
}
