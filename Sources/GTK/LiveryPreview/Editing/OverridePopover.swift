import LiveryAdwaita
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// A popover with a few properties of one widget of the gallery, which win over every theme.
final class OverridePopover: ThemeEditing {
  private let session: ThemeSession
  let popover: Popover
  private let title = Label(atStart: "", "heading")
  private let clearAll = Button(label: translated("Clear"))
  private let content = Box(.vertical, spacing: 6)
  private let picking: ColorPicking
  private var colors: [ColorOverrideRow] = []
  private let radius = NumberOverrideRow(
    .radius, translated("Corner Radius"), 0...128, usual: 0, in: .pixels)
  private var rows: [OverrideRow] = []

  /// Whether to change only this widget, or all of its kind.
  private let scope = SegmentedControl()
  private let states = DropDown(StateSet.choices)
  private let hint = Label(atStart: "", "caption", "dim-label")
  private let takeOver = Button(label: translated("Use What This Widget Has"))

  /// The component of the widget; `nil` if it is not a component.
  private var component: Component?
  private var changesAll = false

  /// The text color and the background of the widget as it was painted when the popover opened.
  private var painted: (text: Color?, background: Color?)

  /// The name of the widget that is being changed.
  private(set) var widget = ""

  init(_ session: ThemeSession) {
    self.session = session
    picking = ColorPicking(session)
    content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    popover = Popover(child: content)
    popover.addShortcuts(WindowShortcuts.popover)
    title.ellipsizeMiddle()
    content.append(title)
    prepareScope()
    colors = [
      ColorOverrideRow(.color, translated("Text Color"), usual: .windowFg),
      ColorOverrideRow(.background, translated("Background"), usual: .windowBg),
    ]
    for row in colors { row.onChoose = { [weak self] in self?.choose($0, at: $1) } }
    rows =
      colors + [
        radius,
        NumberOverrideRow(.fontSize, translated("Font Size"), 4...96, usual: 11, in: .points),
        NumberOverrideRow(.opacity, translated("Opacity"), 0...100, usual: 100, in: .percent),
      ]
    for row in rows {
      row.onChange = { [weak self] in self?.set($0, to: $1) }
      content.append(row.widget)
    }
    clearAll.setMargins(top: 6)
    clearAll.setName(translated("Clear All"), tooltip: translated("Leave All to the Theme"))
    clearAll.onClicked { [weak self] in
      guard let self else { return }
      clear()
    }
    content.append(takeOver)
    content.append(clearAll)
    picking.onSaid = { [weak self] in self?.onSaid($0) }
    session.observe(self) { [weak self] _ in self?.update() }
  }

  isolated deinit {
    popover.detach()
  }

  private func prepareScope() {
    scope.fill(with: [translated("All Such Widgets"), translated("This Widget")])
    scope.onChosen = { [weak self] in self?.choose(scope: $0) }
    states.setAccessibleLabel(translated("State"))
    states.onSelected { [weak self] in self?.update() }
    takeOver.tooltip = translated("Write what this widget alone has as a rule for all")
    takeOver.onClicked { [weak self] in self?.makeRule() }
    hint.wrap()
    hint.limitWidth(characters: 40)
    for part in [scope.widget, hint, states] as [Widget] { content.append(part) }
  }

  private func choose(scope index: Int) {
    changesAll = index == 0
    update()
  }

  /// Opens the popover for a specimen, at a position of the widget that contains it.
  func open(_ specimen: Widget, on area: Widget, at position: (x: Double, y: Double)) {
    let name = specimen.widgetName
    widget = name
    component = Component.of(specimen)
    changesAll = component != nil
    painted = (specimen.paintedText, specimen.paintedBackground)
    let ownRadius = session.overrides[name][.radius]
    radius.usual = (ownRadius == nil ? specimen.paintedRadius : nil) ?? StyleProperty.radius.usual
    states.selection = 0
    scope.setActive(changesAll ? 0 : 1)
    let all = translated("All Such Widgets")
    scope.describe(
      0, name: all,
      tooltip: component.map { "[styles] \($0.name)" }
        ?? translated("No rule of a theme is about such a widget"), isAllowed: component != nil)
    let words = SpecimenName.words(of: component?.name ?? name)
    title.text = words
    // Its name in stylesheets.
    title.tooltip = "#\(name)"
    popover.setAccessibleLabel(translated("Override \(words)"))
    update()
    popover.open(on: area, at: position)
    // Now the pointer is over the popover, and a change of color takes a moment.
    ScheduledCall.after(milliseconds: 500) { [weak self] in
      guard let self, widget == name, popover.isMapped, session.overrides[name].isEmpty else {
        return
      }
      painted = (specimen.paintedText, specimen.paintedBackground)
      paintColors()
    }
    colors[0].focus()
  }

  /// The selector of all such widgets; `nil` if only this one is changed.
  private var selector: StyleSelector? {
    guard changesAll, let component else { return nil }
    return StyleSelector([.init(component, StateSet.choice(states.selection ?? 0))])
  }

  private func value(of property: StyleProperty) -> ResolvedValue? {
    selector.map { session.loadedTheme.ownValue(of: property, for: $0) }
      ?? session.overrides[widget][property]
  }

  private func update() {
    let style = session.overrides[widget]
    for row in rows { row.show(value(of: row.property)) }
    paintColors()
    states.isVisible = changesAll
    hint.text = changesAll ? whereRulesGo : ""
    hint.isVisible = !hint.text.isEmpty
    takeOver.isVisible = changesAll && !style.isEmpty
    clearAll.isVisible = !changesAll
    clearAll.isSensitive = !style.isEmpty
  }

  /// Shows the colors alone, so that text that is being typed stays.
  private func paintColors() {
    for row in colors { row.paint(color(of: row.property) ?? usual(of: row)) }
  }

  /// A note about a new rule if the theme has no file that can contain it; otherwise empty.
  private var whereRulesGo: String {
    guard let entry = session.current else { return "" }
    if entry.origin == .builtIn {
      return translated("“\(entry.name)” is built in. A copy of it gets the rule.")
    }
    return entry.format == .livery
      ? "" : translated("The format of this file has no rules. Save it as a theme of Livery first.")
  }

  private func clear() {
    session.clearOverride(of: widget)
    update()
  }

  /// The color of a property, before color vision is simulated; `nil` if it is not set.
  private func color(of property: StyleProperty) -> Color? {
    switch value(of: property) {
    case .color(let color)?: color
    case .role(let role)?: session.loadedTheme.resolved[role]
    case .custom(let name)?: session.loadedTheme.resolved[CustomColor(rawValue: name)]
    default: nil
    }
  }

  /// The color that a property has without a value of its own: as painted, or else of most widgets.
  private func usual(of row: ColorOverrideRow) -> Color? {
    let painted = row.property == .color ? painted.text : painted.background
    return painted ?? session.loadedTheme.resolved[row.usual]
  }

  /// Opens the inspector's chooser, which changes the widget during a drag.
  private func choose(_ row: ColorOverrideRow, at button: Button) {
    let target = ColorPicking.Target(
      color: { [weak self] in
        self.flatMap { $0.color(of: row.property) ?? $0.usual(of: row) }
      },
      set: { [weak self] in
        self?.set(row.property, to: .color($0))
      })
    picking.open(target, at: button, in: content)
  }

  private func set(_ property: StyleProperty, to value: ResolvedValue?) {
    if let selector {
      let key = session.loadedTheme.key(of: selector)
      attempt { () throws(SessionError) in
        guard let written = value?.written else {
          return try session.remove(["styles", key, property.name])
        }
        try session.set(["styles", key], to: .table([.init(property.name, written)]))
      }
      // The new value is known only with the next frame; without this, a field would show its old
      // value again.
      session.flush()
    } else if let value {
      session.override(widget, with: Style().setting(property, to: value))
    } else {
      session.clearOverride(property, of: widget)
    }
    update()
  }

  /// Moves the properties of this widget to a rule of the theme, in one undoable step.
  private func makeRule() {
    guard let selector else { return }
    let key = session.loadedTheme.key(of: selector)
    let members = session.overrides[widget].declarations.compactMap { declaration in
      declaration.value.written.map { SourceValue.Member(declaration.property.name, $0) }
    }
    session.beginGesture()
    attempt { () throws(SessionError) in
      try session.set(["styles", key], to: .table(members))
      session.clearOverride(of: widget)
    }
    session.endGesture()
    session.flush()
    update()
  }

  var onSaid: (String) -> Void = { _ in }
}
