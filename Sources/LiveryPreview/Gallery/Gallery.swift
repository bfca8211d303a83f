import Adwaita
import ThemeSession

/// The sample UI: pages from GtkBuilder files, each built when it is first shown and then kept.
final class Gallery {
  let widget = Stack()
  private(set) var page: Page?

  /// Told the content of each page that was built.
  var onBuilt: (Widget) -> Void = { _ in }

  private let folder: String?
  private let session: ThemeSession
  private var built: [Page: BuiltPage] = [:]

  /// Creates a gallery of the pages in a folder, which follow a session.
  init(folder: String?, session: ThemeSession) {
    self.folder = folder
    self.session = session
    widget.hexpand = true
    widget.vexpand = true
    widget.install(.gallery, as: "gallery")
  }

  func show(_ page: Page) {
    self.page = page
    if !widget.contains(page.rawValue) {
      widget.add(build(page), named: page.rawValue)
    }
    widget.show(page.rawValue)
  }

  /// Shows the page of the user's own, which is none of the gallery's.
  func showOwn(_ content: Widget) {
    let name = "own"
    page = nil
    if !widget.contains(name) { widget.add(content, named: name) }
    widget.show(name)
  }

  private func build(_ page: Page) -> Widget {
    guard let folder else {
      return problem(page, "The folder of the pages was not found beside the program.")
    }
    do {
      let content = try BuiltPage(page, file: "\(folder)/\(page.file)", session: session)
      built[page] = content
      onBuilt(content.root)
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

extension ActionGroup {
  /// What the menus of the pages start; none of it has an effect.
  static var gallery: ActionGroup {
    let group = ActionGroup()
    group.add("new")
    group.add("open")
    group.add("ruler", isOn: false)
    group.add("wrap", isOn: true)
    group.add("order", value: "name")
    group.add("never", isEnabled: false)
    return group
  }
}
