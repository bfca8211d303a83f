import LiveryAdwaita
import LiveryGallery
import LiveryRendering
import ThemeModel
import ThemeSession

/// Shows the widgets that a role paints, and the roles that paint the widget under the pointer.
final class RoleGuide {
  /// The gallery with the guide's text above it.
  let widget: Overlay

  /// The role whose specimens are outlined on each shown page; `nil` if there is none.
  ///
  /// The first search on a page takes a moment; it does not block the window.
  var role: ColorRole? {
    didSet { if role != oldValue { update() } }
  }

  /// Whether the specimen under the pointer is outlined, and the roles that paint it are named.
  var isPointing = false {
    didSet { if isPointing != oldValue { update() } }
  }

  /// The names of the outlined specimens, sorted.
  private(set) var outlined: [String] = []

  /// The guide's text; `nil` if there is none.
  var words: String? { bubble.isVisible ? label.text : nil }

  private let session: ThemeSession
  private let pages: Widget
  private let finder: RoleFinder
  private let outlines = CSSProvider()

  /// The guide's text, which is not a part of the gallery.
  let bubble = Box(.horizontal)
  private let label = Label("")

  /// The time after which a running search is mentioned, in ms.
  private let delay: Int
  private var waiting: ScheduledCall?

  /// The innermost specimens of the last role.
  private var last: (page: BuiltPage, specimens: [String], innermost: [String])?
  private(set) var page: BuiltPage?
  private var pointed: String?

  /// Puts the guide above pages, or their container, which follow a session.
  init(
    over pages: Widget, in holder: Widget? = nil, session: ThemeSession,
    finder: RoleFinder = RoleFinder(), delay: Int = 300
  ) {
    (self.pages, self.session, self.finder) = (pages, session, finder)
    self.delay = delay
    widget = Overlay(holder ?? pages)
    label.wrap()
    bubble.append(label)
    for name in ["osd", "toolbar"] { bubble.addStyleClass(name) }
    bubble.align(horizontally: .center, vertically: .end)
    bubble.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    bubble.ignoreInput()
    bubble.isVisible = false
    widget.add(bubble)
    pages.addToDisplay(outlines, priority: .override)
    finder.onFound = { [weak self] in self?.update() }
    pages.onPointerMoved { [weak self] in self?.point(at: $0) }
    session.observe(self) { [weak self] _ in self?.update() }
  }

  isolated deinit {
    Display.standard?.remove(outlines)
  }

  func show(_ page: BuiltPage?) {
    (self.page, pointed) = (page, nil)
    update()
  }

  /// Updates the position of the pointer on the pages, in px; `nil` if it has left them.
  func point(at position: (x: Double, y: Double)?) {
    guard isPointing, let page else { return }
    let names = Set(page.specimens.map(\.widgetName))
    var widget = position.flatMap { pages.innermost(atX: $0.x, y: $0.y) }
    while let candidate = widget, !names.contains(candidate.widgetName) {
      widget = candidate.parent
    }
    guard widget?.widgetName != pointed else { return }
    pointed = widget?.widgetName
    update()
  }

  /// Updates the outlines and the text.
  private func update() {
    guard let page, role != nil || isPointing else {
      finder.stop()
      outline([])
      return say(nil)
    }
    let wanted = [role].compactMap(\.self) + (isPointing ? ColorRole.allCases : [])
    let findings = finder.findings(on: page.page, in: session.loadedTheme, for: wanted)
    if isPointing, let pointed {
      outline([pointed])
      return say(words(of: pointed, findings))
    }
    guard let role else {
      outline([])
      return say(words(of: findings))
    }
    guard let specimens = findings.specimens(of: role) else {
      outline([])
      return findings.failure.map { say($0.words) }
        ?? sayLater(translated("Looking for what \(role.name) paints…"))
    }
    let innermost = innermost(of: specimens, on: page)
    outline(innermost)
    say(innermost.isEmpty ? translated("\(role.name) paints nothing on this page") : nil)
  }

  /// The names of the specimens that contain no other one in the list, sorted.
  ///
  /// A theme may change many times a second, but the widgets that a role paints stay the same.
  private func innermost(of specimens: [String], on page: BuiltPage) -> [String] {
    if let last, last.page === page, last.specimens == specimens { return last.innermost }
    let painted = Set(specimens)
    let innermost = page.specimens.filter { specimen in
      painted.contains(specimen.widgetName)
        && !specimen.descendants.contains { painted.contains($0.widgetName) }
    }.map(\.widgetName).sorted()
    last = (page, specimens, innermost)
    return innermost
  }

  /// The text while no specimen is under the pointer.
  private func words(of findings: RoleFindings) -> String {
    if let failure = findings.failure { return failure.words }
    let (count, all) = (findings.count, ColorRole.allCases.count)
    return count == all
      ? translated("Point at something to see the roles that paint it")
      : translated("Looking at what paints this page: \(count) of \(all) roles")
  }

  /// The text for a specimen: its roles, as far as they are known.
  private func words(of specimen: String, _ findings: RoleFindings) -> String {
    let roles = findings.roles(of: specimen).map(\.name)
    let isWhole = findings.count == ColorRole.allCases.count
    let list = roles.isEmpty && isWhole ? [translated("no role")] : roles
    return "\(SpecimenName.words(of: specimen)): "
      + (list + (isWhole || findings.failure != nil ? [] : ["…"]))
      .joined(separator: ", ")
  }

  /// Outlines specimens by a stylesheet, so the lines scroll with them and need no space.
  private func outline(_ names: [String]) {
    guard names != outlined else { return }
    outlined = names
    let selectors = names.map { "#\($0)" }.joined(separator: ", ")
    outlines.load(
      names.isEmpty ? "" : "\(selectors) { outline: 2px dashed #d6249f; outline-offset: 1px; }")
  }

  /// Shows a text after a delay, unless another text is shown before.
  private func sayLater(_ words: String) {
    guard !bubble.isVisible else { return say(words) }
    guard waiting == nil else { return }
    waiting = .after(milliseconds: delay) { [weak self] in
      self?.waiting = nil
      self?.say(words)
    }
  }

  private func say(_ words: String?) {
    waiting?.cancel()
    waiting = nil
    bubble.isVisible = words != nil
    if let words { label.text = words }
  }
}

extension RoleFindings.Failure {
  /// The guide's text about it.
  fileprivate var words: String {
    switch self {
    case .noProgram:
      translated("What paints this page cannot be found: the search cannot be started")
    case .ended: translated("What paints this page cannot be found: GTK ends on this theme")
    }
  }
}
