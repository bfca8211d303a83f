import Adwaita
import ThemeSession

/// A page made from its file, with what a file cannot say done to it.
///
/// What is particular to a page is a method of its own, in a file of its own under `Pages`.
final class BuiltPage {
  let page: Page
  let root: Widget

  /// The file that describes the page.
  let file: String

  /// What built the page, and then each section that was added to it.
  var builders: [Builder]
  private var overrides: OverrideSamples?
  private var painters: [(ThemeLook) -> Void] = []

  /// Builds a page, and keeps what its code paints in line with a session.
  convenience init(
    _ page: Page, file: String, session: ThemeSession
  ) throws(BuilderError) {
    try self.init(page, file: file)
    overrides = OverrideSamples(on: self, session: session)
    session.observe(self) { [weak self] session in self?.paint(session.look) }
  }

  /// Builds a page whose code paints when it is told to.
  init(_ page: Page, file: String) throws(BuilderError) {
    BoxView.register()
    (self.page, self.file) = (page, file)
    let builder = try Builder(file: file)
    builders = [builder]
    guard let root = builder.widget("page") else {
      throw BuilderError(file: file, message: "no widget has the id 'page'")
    }
    self.root = root
    addLaterSections()
    root.keepLinksFromOpening()
    selectFirstRows()
    prepare(page)
  }

  /// Paints in a look what code paints; what stylesheets paint follows the display.
  func paint(_ look: ThemeLook) {
    painters.forEach { $0(look) }
  }

  /// What has a name to be spoken of by, in the order of the page.
  lazy var specimens: [Widget] = root.descendants.filter { widget in
    // Parts that the toolkit makes from files of its own go by their class, which has a capital.
    widget.hasIDForName && widget.widgetName.first?.isLowercase == true
  }

  private func prepare(_ page: Page) {
    switch page {
    case .overview: break
    case .controls: prepareControls()
    case .text: prepareText()
    case .lists: prepareLists()
    case .navigation: prepareNavigation()
    case .feedback: prepareFeedback()
    case .surfaces: prepareSurfaces()
    case .states: prepareStates()
    case .customViews: prepareCustomViews()
    case .apps: prepareApps()
    }
  }

  /// The widget with an id; `nil` where there is none, or where it is of another kind.
  func widget<Kind: Widget>(_ id: String, as _: Kind.Type = Widget.self) -> Kind? {
    builders.lazy.compactMap { $0.widget(id, as: Kind.self) }.first
  }

  /// Calls `body` with what is shown, whenever the page is painted.
  func onLook(_ body: @escaping (ThemeLook) -> Void) {
    painters.append(body)
  }
}
