import LiveryAdwaita
import ThemeModel
import ThemeSession

/// Asks for a component, a state, a property and a value, and adds them to the theme's rules.
final class RulePopover {
  private let session: ThemeSession
  private let onAdded: ([String]) -> Void
  private let popover: Popover
  private let components = DropDown([])
  private let states = DropDown(StateSet.choices)
  private let properties = DropDown(StyleProperty.known.map(\.name))
  private let value = ValueField()
  private var known = Component.known

  /// The first two choices with their labels.
  private let choices: Box

  /// The selector of the rule; `nil` to take it from the first two choices.
  private var selector: StyleSelector?

  /// Creates a popover; `onAdded` is called with the path of an added property.
  init(_ session: ThemeSession, onAdded: @escaping ([String]) -> Void) {
    (self.session, self.onAdded) = (session, onAdded)
    let add = Button(text: translated("Add"), name: translated("Add the Rule"))
    add.addStyleClass("suggested-action")
    components.enableSearch()
    properties.enableSearch()
    components.setAccessibleLabel(translated("Component"))
    states.setAccessibleLabel(translated("State"))
    properties.setAccessibleLabel(translated("Property"))
    value.entry.setAccessibleLabel(translated("Value of the rule"))
    value.placeholder = translated("a value, such as 6 or $accent")
    choices = Box(
      .vertical, spacing: 6,
      [
        Box.labeled(translated("Component"), components),
        Box.labeled(translated("State"), states),
      ])
    let content = Box.form(
      [(nil, choices), (translated("Property"), properties), (translated("Value"), value.widget)],
      add)
    popover = Popover(child: content)
    popover.setAccessibleLabel(translated("Add Rule…"))
    popover.addShortcuts(WindowShortcuts.popover)
    add.onClicked { [weak self] in self?.add() }
    value.entry.onActivated { [weak self] in self?.add() }
    value.complete { [weak self] in
      guard let self, let index = properties.selection,
        StyleProperty.known[index].kind.takesExpressions
      else { return nil }
      return ExpressionColors(session.loadedTheme)
    }
  }

  isolated deinit {
    popover.detach()
  }

  /// Opens the popover at a button inside `holder`, for one rule or for any.
  func open(_ selector: StyleSelector?, at button: Widget, in holder: Widget) {
    self.selector = selector
    known = Component.known + session.loadedTheme.theme.components.components
    components.setItems(known.map(\.name))
    states.selection = 0
    choices.isVisible = selector == nil
    value.show("")
    value.takeBack()
    popover.open(on: holder, at: button)
  }

  private var chosen: StyleSelector? {
    if let selector { return selector }
    guard let index = components.selection, known.indices.contains(index) else { return nil }
    return StyleSelector([.init(known[index], StateSet.choice(states.selection ?? 0))])
  }

  private func add() {
    guard let chosen, let index = properties.selection else { return }
    let property = StyleProperty.known[index]
    let key = session.loadedTheme.key(of: chosen)
    let rule = ThemeValue(
      path: ["styles", key, property.name], kind: property.kind, title: property.name,
      name: "\(key) \(property.name)", isRequired: true)
    do throws(SessionError) {
      try session.enter(value.entry.text, as: rule)
      value.takeBack()
      popover.close()
      onAdded(rule.path)
    } catch {
      value.showError("\(error)")
    }
  }
}

extension StateSet {
  /// The labels of a state choice; the first means no state.
  static var choices: [String] { [translated("any state")] + names }

  static func choice(_ index: Int) -> StateSet {
    index == 0 ? [] : StateSet(rawValue: 1 << UInt16(index - 1))
  }
}
