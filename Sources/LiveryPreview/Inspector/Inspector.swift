import Adwaita
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSession
import ThemeSource

/// The pane that says what a theme is made of: its colors, its problems and its stylesheet.
///
/// Nothing in it is made or brought up to date before it is seen.
final class Inspector {
  enum View: String, CaseIterable {
    case colors = "Colors"
    case problems = "Problems"
    case stylesheet = "Stylesheet"
  }

  let widget = Box(.vertical)
  let problems = ProblemsView()
  private let session: ThemeSession
  private let switcher = SegmentedControl()
  private let stack = Stack()
  private let colors: ColorsView
  private let stylesheet = StylesheetView()
  private var view = View.colors
  private var update: ScheduledCall?
  private var judging: ScheduledCall?
  private var judged: Judged?
  private var wantsFocus = false

  /// How long a theme has to stay as it is before it is judged, in ms: longer than between the steps
  /// of a drag.
  private static let quiet = 250

  /// Told why something cannot be done, or that something was.
  var onMessage: (String) -> Void = { _ in }

  /// Told the color that was chosen.
  var onRole: (ColorRole) -> Void = { _ in }

  /// Told what is wrong with the theme that is shown.
  var onFindings: ([Diagnostic]) -> Void = { _ in }

  /// Told a finding that has no color to go to.
  var onPlace: (SourceLocation) -> Void = { _ in }

  init(_ session: ThemeSession) {
    self.session = session
    colors = ColorsView(session)
    for view in View.allCases {
      switcher.add(Label(view.rawValue))
      switcher.describe(View.allCases.firstIndex(of: view) ?? 0, name: view.rawValue, tooltip: nil)
    }
    switcher.widget.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    switcher.fill()
    stack.add(colors.widget, named: View.colors.rawValue)
    stack.add(problems.widget, named: View.problems.rawValue)
    stack.add(stylesheet.widget, named: View.stylesheet.rawValue)
    stack.vexpand = true
    widget.append(switcher.widget)
    widget.append(Separator(.horizontal))
    widget.append(stack)
    widget.setMinimumSize(width: 340)
    widget.addStyleClass("background")
    switcher.onChosen = { [weak self] in self?.show(View.allCases[$0]) }
    colors.onProblem = { [weak self] in self?.onMessage("\($0)".capitalizedFirst) }
    colors.onChosen = { [weak self] in self?.onRole($0) }
    stylesheet.onCopied = { [weak self] in self?.onMessage("Stylesheet copied") }
    problems.onChosen = { [weak self] in self?.go(to: $0) }
    problems.onFix = { [weak self] in self?.fix($0) }
    widget.onMapped { [weak self] in self?.refresh() }
    session.observe(self) { [weak self] _ in self?.refresh() }
    show(.colors)
  }

  isolated deinit {
    update?.cancel()
    judging?.cancel()
  }

  func show(_ view: View) {
    self.view = view
    switcher.setActive(View.allCases.firstIndex(of: view))
    stack.show(view.rawValue)
    refresh()
  }

  /// Gives the keyboard to what is seen, as soon as it is.
  func takeFocus() {
    wantsFocus = true
    refresh()
  }

  /// A color as it is shown; `nil` before it is.
  func state(of color: ColorName) -> ColorState? { colors.state(of: color) }

  /// Brings what is seen up to date, after the frame that shows the change.
  private func refresh() {
    guard update == nil else { return }
    update = .whenIdle { [weak self] in
      guard let self else { return }
      update = nil
      if widget.isMapped {
        switch view {
        case .colors: colors.show()
        case .problems: break
        case .stylesheet: stylesheet.show(session.look)
        }
        if wantsFocus {
          wantsFocus = false
          if view == .colors { colors.focus(.role(.accentBg)) } else { stack.enterFocus() }
        }
      }
    }
    judging?.cancel()
    judging = .after(milliseconds: Self.quiet) { [weak self] in self?.judge() }
  }

  /// Finds what is wrong, unless it was done for this very text.
  private func judge() {
    let wanted = Judged(session.current)
    guard wanted != judged else { return }
    judged = wanted
    let findings = session.findings
    problems.show(findings)
    onFindings(findings)
  }

  /// What findings depend on.
  private struct Judged: Hashable {
    let id: String?
    let text: SourceText?
    let sources: [SourceText]?

    init(_ entry: ThemeEntry?) {
      id = entry?.id
      text = entry?.text
      sources = entry?.theme?.sources
    }
  }

  private func go(to finding: Diagnostic) {
    if let color = session.look.theme.color(
      at: finding.location, in: session.look.appearance)
    {
      show(.colors)
      colors.show()
      colors.focus(color)
    } else {
      onPlace(finding.location)
    }
  }

  private func fix(_ fix: Diagnostic.Fix) {
    do throws(SessionError) {
      try session.apply(fix)
    } catch {
      onMessage("\(error)".capitalizedFirst)
    }
  }
}

extension ThemeSession {
  /// What `livery check` says of the current theme's text as it is now.
  var findings: [Diagnostic] {
    guard let entry = current else { return [] }
    if entry.origin == .builtIn {
      return ThemeLibrary.builtIn(entry.id).map { Linter.check($0) } ?? []
    }
    guard let text = entry.text else { return entry.diagnostics }
    return (try? library.read(text, path: entry.path)).map { Linter.check($0) }
      ?? entry.diagnostics
  }
}

extension Theme {
  /// The color whose value stands at a place of the theme's own file.
  fileprivate func color(at place: SourceLocation, in appearance: Appearance) -> ColorName? {
    guard place.file == source.file else { return nil }
    let colors =
      ColorRole.allCases.map { (ColorName.role($0), ColorSlot($0)) }
      + namedColors.map { ($0.name, $0.slot) }
    return colors.first { _, slot in
      guard let value = chain(of: slot, in: appearance).first, value.layer == ownLayer else {
        return false
      }
      return value.location.range.overlaps(place.range)
        || value.location.start.line == place.start.line
    }?.0
  }
}
