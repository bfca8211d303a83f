import LiveryAdwaita
import LiveryAudit
import LiveryGallery
import LiveryRendering
import ThemeModel
import ThemeSession
import ThemeSource

/// Audits the page in the window while its problems are shown somewhere.
final class PageWatch {
  /// Whether the problems are listed somewhere.
  var isListed = false {
    didSet {
      guard isListed != oldValue else { return }
      if !isListed { leave() }
      update()
    }
  }

  /// Whether specimens with problems are marked on the page.
  var isMarking = false {
    didSet { if isMarking != oldValue { update() } }
  }

  /// Called with the result for the page; `nil` while no audit is wanted.
  var onChanged: (PageAudit?) -> Void = { _ in }

  let marks: ProblemMarks
  private let session: ThemeSession
  private let finder: AuditFinder
  private var page: BuiltPage?

  /// The result of the last complete audit, which is valid until the next one is complete.
  private var last: (page: Page, appearance: Appearance, problems: [PaintedProblem])?

  /// The last selected problem, and the index of its shown place.
  private var chosen: (problem: PaintedProblem, index: Int)?

  /// Whether the selected problem is outlined.
  private var isOutlining = false

  /// Watches pages, which follow a session.
  init(over pages: Widget, session: ThemeSession, finder: AuditFinder) {
    (self.session, self.finder) = (session, finder)
    marks = ProblemMarks(over: pages)
    finder.onFound = { [weak self] in self?.update() }
    session.observe(self) { [weak self] _ in self?.update() }
  }

  func show(_ page: BuiltPage?) {
    guard page !== self.page else { return }
    self.page = page
    leave()
    update()
  }

  /// Scrolls to a problem and outlines it; each repeated call goes to its next place.
  func choose(_ problem: PaintedProblem) {
    let isSame = chosen?.problem == problem
    let index = isSame ? ((chosen?.index ?? 0) + 1) % problem.places.count : 0
    (chosen, isOutlining) = ((problem, index), true)
    let place = problem.places[index]
    marks.choose(WidgetPath(place.path), in: place.specimen, on: page)
  }

  /// Scrolls to a specimen, and outlines that.
  func choose(specimen name: String) {
    (chosen, isOutlining) = (nil, true)
    marks.choose(nil, in: name, on: page)
  }

  /// Removes the outline of the selected problem.
  func leave() {
    guard isOutlining else { return }
    (chosen, isOutlining) = (nil, false)
    marks.choose(nil, in: nil, on: nil)
  }

  /// Ends the processes that audit pages.
  func end() {
    finder.end()
  }

  private func update() {
    guard let page, isListed || isMarking else {
      finder.stop()
      marks.mark([:], on: nil)
      return onChanged(nil)
    }
    let loadedTheme = session.loadedTheme
    var audit = finder.audit(of: page.page, in: loadedTheme)
    if audit.isWhole {
      last = (page.page, loadedTheme.appearance, audit.problems)
    } else if audit.isGoingOn, let last, last.page == page.page,
      last.appearance == loadedTheme.appearance
    {
      audit = audit.showing(last.problems)
    }
    mark(isMarking ? audit.problems : [])
    onChanged(audit)
  }

  private func mark(_ problems: [PaintedProblem]) {
    var marked: [String: Finding.Severity] = [:]
    for problem in problems {
      for name in problem.places.compactMap(\.specimen) {
        marked[name] = max(marked[name] ?? .note, problem.finding.severity)
      }
    }
    marks.mark(marked, on: page)
  }
}
