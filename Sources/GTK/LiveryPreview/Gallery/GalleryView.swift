import LiveryAdwaita
import LiveryAudit
import LiveryGallery
import LiveryRendering
import ThemeSession

/// The sample UI: pages from GtkBuilder files, each built when it is first shown and then kept.
final class GalleryView {
  var widget: Widget { guide.widget }
  private(set) var page: Page?

  /// Called with the content of each page that was built.
  var onBuilt: (Widget) -> Void = { _ in }

  /// All pages, without Livery's notes on them.
  var pages: Widget { stack }

  var visiblePage: Widget? { stack.visibleChild }

  /// Outlines the widgets that a role paints, and names the roles of the widget under the pointer.
  let guide: RoleGuide

  /// Audits the shown page.
  let watch: PageWatch
  private let stack = Stack()
  private let scale: GalleryScale

  /// How pages are shown.
  var options = ViewOptions() {
    didSet { if options != oldValue { scale.show(options) } }
  }
  private let folder: String?
  private let session: ThemeSession
  private var built: [Page: BuiltPage] = [:]

  /// Creates a gallery of the pages in a folder, which follow a session.
  init(folder: String?, session: ThemeSession, finder: AuditFinder = AuditFinder()) {
    (self.folder, self.session) = (folder, session)
    scale = GalleryScale(stack)
    guide = RoleGuide(over: stack, in: scale.widget, session: session)
    watch = PageWatch(over: stack, session: session, finder: finder)
    widget.hexpand = true
    widget.vexpand = true
    widget.install(.gallery, as: "gallery")
  }

  func show(_ page: Page) {
    self.page = page
    if !stack.contains(page.rawValue) {
      stack.add(build(page), named: page.rawValue)
    }
    stack.show(page.rawValue)
    guide.show(built[page])
    watch.show(built[page])
  }

  /// Shows the page of the user's own UI file, which is not one of the gallery's.
  func showOwn(_ content: Widget) {
    let name = "own"
    page = nil
    if !stack.contains(name) { stack.add(content, named: name) }
    stack.show(name)
    guide.show(nil)
    watch.show(nil)
  }

  private func build(_ page: Page) -> Widget {
    guard let folder else {
      return errorPage(
        page, translated("The folder of the pages was not found beside the program."))
    }
    do {
      let content = try BuiltPage(page, file: "\(folder)/\(page.file)", session: session)
      built[page] = content
      onBuilt(content.root)
      return content.root
    } catch {
      return errorPage(page, error.description)
    }
  }

  private func errorPage(_ page: Page, _ text: String) -> Widget {
    StatusPage(
      icon: "dialog-error-symbolic", title: translated("“\(page.title)” Cannot Be Shown"),
      description: text)
  }
}
