package import LiveryAdwaita
package import ThemeSession

/// A page built from its file, with the rest done in code.
///
/// What only one page needs is a method of its own, in a file of its own.
package final class BuiltPage {
  package let page: Page
  package let root: Widget
  package let file: String

  /// What built the page, and then each section that was added to it.
  var builders: [Builder]
  private var overrides: OverrideSamples?
  private var painters: [(LoadedTheme) -> Void] = []

  /// Builds a page, and updates what its code paints with a session.
  package convenience init(
    _ page: Page, file: String, session: ThemeSession
  ) throws(BuilderError) {
    try self.init(page, file: file)
    overrides = OverrideSamples(on: self, session: session)
    session.observe(self) { [weak self] session in self?.paint(session.loadedTheme) }
  }

  /// Builds a page whose code paints when `paint` is called.
  package init(_ page: Page, file: String) throws(BuilderError) {
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
    keepValuesWhenScrolled()
    prepare(page)
  }

  /// Paints the parts that code paints, in a loaded theme; stylesheets follow the display.
  package func paint(_ loadedTheme: LoadedTheme) {
    painters.forEach { $0(loadedTheme) }
  }

  /// The widgets with a name, in the order of the page.
  package lazy var specimens: [Widget] = root.descendants.filter { widget in
    // Parts that the toolkit builds from its own files are named by their class, with a capital.
    widget.hasIDForName && widget.widgetName.first?.isLowercase == true
  }

  /// A slider, a number or a month that changed under the pointer would stop the page from
  /// scrolling.
  private func keepValuesWhenScrolled() {
    let types: Set = ["GtkCalendar", "GtkComboBox", "GtkComboBoxText", "GtkScale", "GtkSpinButton"]
    for widget in root.descendants where widget.typeName.map(types.contains) == true {
      widget.leaveScrolling()
    }
  }

  private func prepare(_ page: Page) {
    switch page {
    case .overview: prepareOverview()
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
  package func widget<Kind: Widget>(_ id: String, as _: Kind.Type = Widget.self) -> Kind? {
    builders.lazy.compactMap { $0.widget(id, as: Kind.self) }.first
  }

  /// Calls `body` with the loaded theme whenever the page is painted.
  func onPaint(_ body: @escaping (LoadedTheme) -> Void) {
    painters.append(body)
  }
}
