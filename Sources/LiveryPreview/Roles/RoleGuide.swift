import Adwaita
import ThemeModel
import ThemeSession

/// Shows on the page in the window what a role paints, and which roles paint what is pointed at.
final class RoleGuide {
  /// The gallery with the guide's words above it.
  let widget: Overlay

  /// The role whose specimens are outlined, on each page that is shown; `nil` for none.
  var role: ColorRole? {
    didSet { if role != oldValue { refresh() } }
  }

  /// Whether pointing at a specimen outlines it and tells the roles that paint it.
  var isPointing = false {
    didSet { if isPointing != oldValue { refresh() } }
  }

  /// What is outlined now, sorted.
  private(set) var outlined: [String] = []

  /// What the guide says now; `nil` where it is silent.
  var words: String? { bubble.isVisible ? label.text : nil }

  private let session: ThemeSession
  private let pages: Widget
  private let finder: RoleFinder
  private let outlines = CSSProvider()
  private let bubble = Box(.horizontal)
  private let label = Label("")
  private(set) var page: BuiltPage?
  private var pointed: String?

  /// Puts the guide above pages, which follow a session.
  init(over pages: Widget, session: ThemeSession, finder: RoleFinder = RoleFinder()) {
    (self.pages, self.session, self.finder) = (pages, session, finder)
    widget = Overlay(pages)
    label.wrap()
    bubble.append(label)
    for name in ["osd", "toolbar"] { bubble.addStyleClass(name) }
    bubble.align(horizontally: .center, vertically: .end)
    bubble.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    bubble.becomeScenery()
    bubble.isVisible = false
    widget.add(bubble)
    Display.standard?.add(outlines, priority: .override)
    finder.onFound = { [weak self] _ in self?.refresh() }
    pages.onPointerMoved { [weak self] in self?.point(at: $0) }
    session.observe(self) { [weak self] _ in self?.refresh() }
  }

  isolated deinit {
    Display.standard?.remove(outlines)
  }

  /// Goes on with another page.
  func show(_ page: BuiltPage?) {
    (self.page, pointed) = (page, nil)
    refresh()
  }

  /// Goes on with another place of the pointer on the pages, in px; `nil` where it has left them.
  func point(at place: (x: Double, y: Double)?) {
    guard isPointing, let page else { return }
    let names = Set(page.specimens.map(\.widgetName))
    var widget = place.flatMap { pages.innermost(atX: $0.x, y: $0.y) }
    while let candidate = widget, !names.contains(candidate.widgetName) {
      widget = candidate.parent
    }
    guard widget?.widgetName != pointed else { return }
    pointed = widget?.widgetName
    refresh()
  }

  /// Brings outlines and words in line with what was asked and what is known.
  private func refresh() {
    guard let page, role != nil || isPointing else {
      finder.stop()
      outline([])
      return say(nil)
    }
    guard let map = finder.map(of: page.page, in: session.look) else {
      outline(isPointing ? [pointed].compactMap(\.self) : [])
      return say("Looking at what paints this page…")
    }
    if isPointing, let pointed {
      outline([pointed])
      let roles = map.roles(of: pointed).map(\.name)
      return say("\(pointed): \(roles.isEmpty ? "no role" : roles.joined(separator: ", "))")
    }
    guard let role else {
      outline([])
      return say("Point at something to see the roles that paint it")
    }
    let painted = Set(map.specimens(of: role))
    let innermost = page.specimens.filter { specimen in
      painted.contains(specimen.widgetName)
        && !specimen.descendants.contains { painted.contains($0.widgetName) }
    }
    outline(innermost.map(\.widgetName).sorted())
    say(innermost.isEmpty ? "\(role.name) paints nothing on this page" : nil)
  }

  /// Draws a line around specimens, by a stylesheet: so it scrolls with them and takes no room.
  private func outline(_ names: [String]) {
    guard names != outlined else { return }
    outlined = names
    let selectors = names.map { "#\($0)" }.joined(separator: ", ")
    outlines.load(
      names.isEmpty ? "" : "\(selectors) { outline: 2px dashed #d6249f; outline-offset: 1px; }")
  }

  private func say(_ words: String?) {
    bubble.isVisible = words != nil
    if let words { label.text = words }
  }
}
