import LiveryAdwaita
import LiveryGallery
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

protocol InspectorDelegate: AnyObject {
  func say(_ message: String)

  /// Called when the user selects a role.
  func selectRole(_ role: ColorRole)

  /// Called when the current theme was checked.
  func showFindings(_ findings: [Finding])

  /// Called when the user selects a finding that has no color.
  func openEditor(at location: SourceLocation)
}

/// The pane with the colors, the problems and the stylesheet of a theme.
///
/// Its views are updated only while they are visible.
final class Inspector {
  enum View: String, CaseIterable {
    case colors, problems, stylesheet

    /// The words on its segment.
    var title: String {
      switch self {
      case .colors: translated("Colors")
      case .problems: translated("Problems")
      case .stylesheet: translated("Stylesheet")
      }
    }
  }

  let widget = Box(.vertical)
  let problems = ProblemsView()
  private let session: ThemeSession
  private let switcher = SegmentedControl()
  private let stack = Stack()
  private let colors: ColorsView
  private let stylesheet = StylesheetView()
  private(set) var view = View.colors {
    didSet { if view != oldValue { onViewChanged() } }
  }
  private var update: ScheduledCall?
  private var checkDelay: ScheduledCall?
  private var checker: BackgroundChecker?
  private var wantsFocus = false

  /// How long a theme must stay unchanged before it is checked, in ms: longer than between two
  /// steps of a drag.
  private static let quiet = 250

  /// What is typed into a field and not entered; `nil` where nothing is.
  var typed: String? { colors.typed }

  /// Enters what is typed; `false` where the theme cannot take it, which its field then says.
  func takeTyped() -> Bool {
    guard !colors.takeTyped() else { return true }
    show(.colors)
    return false
  }

  /// Called when somebody types into a field.
  var onTyped: () -> Void {
    get { colors.onTyped }
    set { colors.onTyped = newValue }
  }

  /// Called when another view is shown.
  var onViewChanged: () -> Void = {}

  weak var delegate: (any InspectorDelegate)? {
    didSet { (colors.delegate, stylesheet.delegate) = (delegate, delegate) }
  }

  /// Creates the inspector of a session; `check` replaces the linter, which runs in the background.
  init(_ session: ThemeSession, check: (@Sendable (ThemeCheck) -> [Finding])? = nil) {
    self.session = session
    colors = ColorsView(session)
    for (index, view) in View.allCases.enumerated() {
      switcher.add(Label(view.title))
      switcher.describe(index, name: view.title, tooltip: nil)
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
    problems.onSelected = { [weak self] in self?.select($0) }
    problems.onFix = { [weak self] in self?.apply($0) }
    problems.hasColor = { [weak self] in self?.color(of: $0) != nil }
    checker = BackgroundChecker(
      check ?? { [library = session.library] in $0.findings(in: library) },
      onFindings: { [weak self] in self?.show($0) })
    widget.onMapped { [weak self] in self?.updateSoon() }
    session.observe(self) { [weak self] _ in self?.updateSoon() }
    show(.colors)
  }

  isolated deinit {
    update?.cancel()
    checkDelay?.cancel()
  }

  func show(_ view: View) {
    self.view = view
    switcher.setActive(View.allCases.firstIndex(of: view))
    stack.show(view.rawValue)
    updateSoon()
  }

  /// Moves the keyboard focus to the visible view, as soon as it is shown.
  func takeFocus() {
    wantsFocus = true
    updateSoon()
  }

  /// A color as it is shown; `nil` before it is.
  func state(of color: ColorName) -> ColorState? { colors.state(of: color) }

  /// Updates the visible view, after the frame that shows the change.
  private func updateSoon() {
    guard update == nil else { return }
    update = .whenIdle { [weak self] in
      guard let self else { return }
      update = nil
      if widget.isMapped {
        switch view {
        case .colors: colors.update()
        case .problems: break
        case .stylesheet: stylesheet.show(session.look)
        }
        if wantsFocus {
          wantsFocus = false
          if view == .colors { colors.focus(.role(.accentBg)) } else { stack.enterFocus() }
        }
      }
    }
    checkDelay?.cancel()
    checkDelay = .after(milliseconds: Self.quiet) { [weak self] in self?.check() }
  }

  private func check() {
    if let entry = session.current { checker?.request(ThemeCheck(entry)) }
  }

  private func show(_ findings: [Finding]) {
    problems.show(findings)
    delegate?.showFindings(findings)
  }

  private func select(_ finding: Finding) {
    if let color = color(of: finding) {
      show(.colors)
      colors.update()
      colors.focus(color)
    } else {
      delegate?.openEditor(at: finding.location)
    }
  }

  /// The color of the theme that a finding is about.
  private func color(of finding: Finding) -> ColorName? {
    session.look.theme.color(at: finding.location, in: session.look.appearance)
  }

  private func apply(_ fix: Finding.Fix) {
    do throws(SessionError) {
      try session.apply(fix)
    } catch {
      delegate?.say("\(error)".capitalizedFirst)
    }
  }
}

extension Theme {
  /// The color whose value is at a location of the theme's own file.
  fileprivate func color(at location: SourceLocation, in appearance: Appearance) -> ColorName? {
    guard location.file == source.file else { return nil }
    let colors =
      ColorRole.allCases.map { (ColorName.role($0), ColorSlot($0)) }
      + namedColors.map { ($0.name, $0.slot) }
    return colors.first { _, slot in
      guard let value = chain(of: slot, in: appearance).first, value.layer == ownLayer else {
        return false
      }
      return value.location.range.overlaps(location.range)
        || value.location.start.line == location.start.line
    }?.0
  }
}
