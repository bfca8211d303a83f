import LiveryAdwaita
import ThemeModel
import ThemeSession
import ThemeSource

protocol InspectorDelegate: AnyObject {
  func say(_ message: String)

  /// Called when the user selects a role, or deselects it.
  func selectRole(_ role: ColorRole?)

  /// Called when the user wants to see a place of a finding in the gallery.
  func showPlace(_ place: Finding.Place)

  /// Called when the user goes to a value of the other scheme.
  func showScheme(_ scheme: Appearance.Scheme)

  /// Called when the user selects a finding without a color.
  func showFindings(_ findings: [Finding])

  /// Called when the user selects a finding that has no color.
  func openEditor(at location: SourceLocation)
}

/// The pane with all values of a theme, its problems and its stylesheet.
///
/// Its views are updated only while they are visible.
final class Inspector: ThemeEditing {
  enum View: String, CaseIterable {
    case colors, general, rules, problems, stylesheet

    /// The accessible name of its segment.
    var title: String {
      switch self {
      case .colors: translated("Colors")
      case .general: translated("General")
      case .rules: translated("Rules")
      case .problems: translated("Problems")
      case .stylesheet: translated("Stylesheet")
      }
    }

    /// The short label of its segment, for the case that all must fit.
    var shortTitle: String { self == .stylesheet ? "CSS" : title }
  }

  let widget = Box(.vertical)
  let problems = ProblemsView()
  let session: ThemeSession
  private let content = Box(.vertical)
  private let switcher = SegmentedControl()
  private let stack = Stack()
  let filterBar = FilterBar()
  let colors: ColorsView
  let general: ValuesView
  let rules: RulesView
  private let stylesheet = StylesheetView()
  private(set) var view = View.colors {
    didSet {
      guard view != oldValue else { return }
      delegate?.selectRole(nil)
      onViewChanged()
    }
  }
  private var update: ScheduledCall?
  private var checkDelay: ScheduledCall?
  private var checker: BackgroundWork<ThemeCheck, [Finding]>?
  private var wantsFocus = false

  /// How long a theme must stay unchanged before a check, in ms: longer than a step of a drag.
  private static let quiet = 250

  var onSaid: (String) -> Void { { [weak self] in self?.delegate?.say($0) } }

  var onViewChanged: () -> Void = {}

  weak var delegate: (any InspectorDelegate)? {
    didSet { (colors.delegate, stylesheet.delegate) = (delegate, delegate) }
  }

  /// Creates the inspector of a session; `check` replaces the linter, which runs in the background.
  init(_ session: ThemeSession, check: (@Sendable (ThemeCheck) -> [Finding])? = nil) {
    self.session = session
    colors = ColorsView(session)
    general = ValuesView(session)
    rules = RulesView(session)
    for (index, view) in View.allCases.enumerated() {
      switcher.add(Label(view.shortTitle))
      switcher.describe(index, name: view.title, tooltip: nil)
    }
    switcher.widget.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    switcher.widget.addStyleClass("livery-views")
    switcher.fill()
    stack.add(colors.widget, named: View.colors.rawValue)
    stack.add(general.widget, named: View.general.rawValue)
    stack.add(rules.widget, named: View.rules.rawValue)
    stack.add(problems.widget, named: View.problems.rawValue)
    stack.add(stylesheet.widget, named: View.stylesheet.rawValue)
    stack.vexpand = true
    for part in [switcher.widget, Separator(.horizontal), filterBar.widget, stack] as [Widget] {
      content.append(part)
    }
    widget.append(content)
    widget.addStyleClass("background")
    switcher.onChosen = { [weak self] in self?.show(View.allCases[$0]) }
    filterBar.onChanged = { [weak self] in
      self?.delegate?.selectRole(nil)
      self?.filter()
    }
    filterBar.onElsewhere = { [weak self] in self?.showElsewhere() }
    rules.onAdded = { [weak self] in self?.filterBar.clear() }
    for (_, view) in editing { view.onSaid = onSaid }
    connectProblems()
    checker = BackgroundWork(
      check ?? { [library = session.library] in $0.findings(in: library) },
      onResult: { [weak self] in self?.show($0) })
    // If only its pane hid it, GTK would style it again with each theme.
    content.isVisible = false
    widget.onUnmapped { [weak self] in self?.content.isVisible = false }
    widget.onMapped { [weak self] in
      self?.content.isVisible = true
      self?.updateSoon()
    }
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
    filterBar.widget.isVisible = filtered(view) != nil
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
    // The update may wait for frames longer than the check is delayed, so the check does not wait
    // for it.
    checkDelay?.cancel()
    checkDelay = .after(milliseconds: Self.quiet) { [weak self] in self?.check() }
    guard update == nil else { return }
    update = .whenIdle { [weak self] in
      guard let self else { return }
      update = nil
      if widget.isMapped {
        update(view)
        filter()
        if wantsFocus {
          wantsFocus = false
          if view == .colors { colors.focus(.role(.accentBg)) } else { stack.enterFocus() }
        }
      }
    }
  }

  func update(_ view: View) {
    switch view {
    case .colors: colors.update()
    case .general: general.update()
    case .rules: rules.update()
    case .problems: break
    case .stylesheet: stylesheet.show(session.loadedTheme)
    }
  }

  private func check() {
    if let entry = session.current { checker?.request(ThemeCheck(entry)) }
  }
}

extension Inspector {
  /// The views with fields, in the order of their segments.
  private var editing: [(View, EditingView)] {
    [(.colors, colors), (.general, general), (.rules, rules)]
  }

  /// Text that is typed into a field but not entered; `nil` if there is none.
  var typed: String? { editing.lazy.compactMap(\.1.typed).first }

  /// Enters the typed text; `false` if the theme cannot accept it, in which case the field shows
  /// the error.
  func takeTyped() -> Bool {
    for (view, fields) in editing where !fields.takeTyped() {
      show(view)
      return false
    }
    return true
  }

  /// Shows the values again after entered ones could not be set.
  func takeBack() {
    for (_, view) in editing { view.takeBack() }
  }

  /// Called when the user types into a field.
  var onTyped: () -> Void {
    get { colors.onTyped }
    set { for (_, view) in editing { view.onTyped = newValue } }
  }
}
