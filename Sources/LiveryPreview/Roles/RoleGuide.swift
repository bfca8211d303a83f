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

  /// How long nothing is said of a search that may be over in a moment, in ms.
  private let patience: Int
  private var waiting: ScheduledCall?

  /// What was made of the specimens of a role last.
  private var last: (page: BuiltPage, specimens: [String], innermost: [String])?
  private(set) var page: BuiltPage?
  private var pointed: String?

  /// Puts the guide above pages, which follow a session.
  init(
    over pages: Widget, session: ThemeSession, finder: RoleFinder = RoleFinder(),
    patience: Int = 300
  ) {
    (self.pages, self.session, self.finder) = (pages, session, finder)
    self.patience = patience
    widget = Overlay(pages)
    label.wrap()
    bubble.append(label)
    for name in ["osd", "toolbar"] { bubble.addStyleClass(name) }
    bubble.align(horizontally: .center, vertically: .end)
    bubble.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    bubble.becomeScenery()
    bubble.isVisible = false
    widget.add(bubble)
    pages.addToDisplay(outlines, priority: .override)
    finder.onFound = { [weak self] in self?.refresh() }
    pages.onPointerMoved { [weak self] in self?.point(at: $0) }
    session.observe(self) { [weak self] _ in self?.refresh() }
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
    let asked = [role].compactMap(\.self) + (isPointing ? ColorRole.allCases : [])
    let findings = finder.findings(on: page.page, in: session.look, for: asked)
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
      return findings.isBroken
        ? say(Self.broken) : sayLater("Looking for what \(role.name) paints…")
    }
    let innermost = innermost(of: specimens, on: page)
    outline(innermost)
    say(innermost.isEmpty ? "\(role.name) paints nothing on this page" : nil)
  }

  /// The names of the specimens that hold no other of the same, sorted.
  ///
  /// A theme may change many times a second, but what a role paints stays.
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

  private static let broken = "What paints this page cannot be found: GTK ends on this theme"

  /// What is said while nothing is pointed at.
  private func words(of findings: RoleFindings) -> String {
    if findings.isBroken { return Self.broken }
    let (count, all) = (findings.count, ColorRole.allCases.count)
    return count == all
      ? "Point at something to see the roles that paint it"
      : "Looking at what paints this page: \(count) of \(all) roles"
  }

  /// What is said of a specimen: its roles, as far as they are known.
  private func words(of specimen: String, _ findings: RoleFindings) -> String {
    let roles = findings.roles(of: specimen).map(\.name)
    let isWhole = findings.count == ColorRole.allCases.count
    let list = roles.isEmpty && isWhole ? ["no role"] : roles
    return "\(specimen): "
      + (list + (isWhole || findings.isBroken ? [] : ["…"]))
      .joined(separator: ", ")
  }

  /// Draws a line around specimens, by a stylesheet: so it scrolls with them and takes no room.
  private func outline(_ names: [String]) {
    guard names != outlined else { return }
    outlined = names
    let selectors = names.map { "#\($0)" }.joined(separator: ", ")
    outlines.load(
      names.isEmpty ? "" : "\(selectors) { outline: 2px dashed #d6249f; outline-offset: 1px; }")
  }

  /// Says something unless something else is to be said in a moment.
  private func sayLater(_ words: String) {
    guard !bubble.isVisible else { return say(words) }
    guard waiting == nil else { return }
    waiting = .after(milliseconds: patience) { [weak self] in
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
