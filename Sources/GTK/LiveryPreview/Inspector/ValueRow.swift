import LiveryAdwaita
import ThemeColor
import ThemeModel
import ThemeSession
import ThemeSource

/// A value in the inspector: its name and place, a field or a choice, steps and a reset.
final class ValueRow: InspectorRow {
  /// The user's actions on a value.
  struct Actions {
    /// Sets the value to a text, or resets it if the text is empty.
    let set: (ThemeValue, String) throws(SessionError) -> Void
    let typed: () -> Void

    /// Called when the user wants to choose a color at a button.
    var choose: (ThemeValue, Button) -> Void = { _, _ in }

    /// Called when the user wants to choose a font family, with the present one.
    var chooseFamily: ((ThemeValue, String) -> Void)?

    var remove: (ThemeValue) -> Void = { _ in }

    var menu: ((ValueRow) -> Void)?

    /// The colors that an expression may name.
    var colors: () -> ExpressionColors? = { nil }
  }

  let value: ThemeValue
  let widget: ListRow
  private let field = ValueField()
  private let choice: DropDown?
  private let swatch: Swatches?

  /// The button that opens the chooser of a color.
  private let button: Button?
  private let place = Label(atStart: "")
  private let name: Label
  private let steps: [Button]
  private let reset: Button
  private let actions: Actions
  private(set) var shown: ValueState?
  private var isLoading = false

  init(_ value: ThemeValue, _ actions: Actions) {
    (self.value, self.actions) = (value, actions)
    name = Label(atStart: value.title)
    reset = Button(
      icon: value.removal == nil ? "edit-clear-symbolic" : "user-trash-symbolic", label: "")
    let choices = value.spelling.choices
    choice = choices.map { DropDown([translated("As in GTK")] + $0) }
    button = value.kind == .color ? Button(icon: "", label: "") : nil
    swatch = button.map { _ in Swatches(width: 34, height: 24) }
    place.ellipsize()
    steps =
      value.spelling.isNumber
      ? ["list-remove-symbolic", "list-add-symbolic"].map { Button(icon: $0, label: "") } : []
    name.ellipsizeName()
    place.addStyleClasses("caption", "dim-label")
    let line = Box(.horizontal, spacing: 6, [name, place])
    let texts = Box(.vertical, [line] + (choice == nil ? [field.widget] : []))
    texts.hexpand = true
    let fonts =
      value.isFontFamily && actions.chooseFamily != nil
      ? Button(icon: "font-x-generic-symbolic", label: "") : nil
    let parts: [Widget?] = [button, texts, choice, fonts]
    let content = Box(.horizontal, spacing: 6, parts.compactMap(\.self) + steps + [reset])
    for part in parts.compactMap(\.self) + steps + [reset] { part.align(vertically: .center) }
    widget = ListRow(name: value.name, child: content)
    widget.addStyleClass("livery-color")
    widget.setAccessibleDescription(value.explanation)
    // The name may be cut where the inspector is narrow.
    name.tooltip = "\(value.title)\n\(value.explanation)"
    prepareField()
    prepareSteps()
    reset.addStyleClasses("flat", "circular", "livery-reset", "livery-small")
    reset.setName(
      value.removal ?? translated("Reset \(value.name)"),
      tooltip: value.removal ?? translated("Reset to the Inherited Value"))
    reset.onClicked { [weak self] in
      if value.removal == nil { self?.enter("") } else { actions.remove(value) }
    }
    if let menu = actions.menu {
      widget.onContextMenu { [weak self] _, _ in
        self.map(menu)
        return self != nil
      }
    }
    if let fonts {
      fonts.addStyleClasses("flat", "circular")
      fonts.setName(translated("Choose \(value.name)"), tooltip: translated("Choose a Font"))
      fonts.onClicked { [weak self] in
        self?.actions.chooseFamily?(value, self?.shown?.text ?? "")
      }
    }
    if let button, let swatch {
      button.child = swatch
      button.addStyleClasses("flat", "livery-swatch")
      button.setName(translated("Choose \(value.name)"), tooltip: translated("Choose a Color"))
      button.onClicked { [weak self] in self?.button.map { actions.choose(value, $0) } }
    }
  }

  private func prepareField() {
    let spoken =
      value.spelling.spokenUnit.map { translated("\(value.name) in \($0)") }
      ?? translated("\(value.name) value")
    field.entry.setAccessibleLabel(spoken)
    choice?.setAccessibleLabel(spoken)
    field.placeholder = value.placeholder
    if case .text(_) = value.kind {
      for part in [field.entry, field.label] { part.addStyleClass("livery-words") }
    }
    field.onEntered = { [actions, value] (text) throws(SessionError) in
      try actions.set(value, text)
    }
    field.onTyped = actions.typed
    if value.kind.takesExpressions { field.complete(actions.colors) }
    field.entry.onVerticalArrow { [weak self] in self?.step(by: $0) ?? false }
    choice?.onSelected { [weak self] in
      guard let self, !isLoading, let index = choice?.selection else { return }
      enter(index == 0 ? "" : value.spelling.choices?[index - 1] ?? "")
    }
  }

  private func prepareSteps() {
    for (button, direction) in zip(steps, [-1, 1]) {
      button.addStyleClasses("flat", "circular", "livery-step")
      button.setName(
        direction < 0 ? translated("Less \(value.name)") : translated("More \(value.name)"),
        tooltip: direction < 0 ? translated("Less") : translated("More"))
      button.onClicked { [weak self] in _ = self?.step(by: direction) }
    }
  }

  /// Increases the value by some steps; `false` if it is not a number.
  private func step(by count: Int) -> Bool {
    let text = field.typed ?? shown?.text ?? ""
    guard let stepped = value.spelling.stepped(text, by: count) else { return false }
    enter(stepped)
    return true
  }

  private func enter(_ text: String) {
    field.takeBack()
    field.enter(text)
  }

  var typed: String? { field.typed }
  var isOwn: Bool { shown?.isOwn ?? false }
  var group: String { value.group }

  func takeBack() {
    field.takeBack()
    showChoice()
  }

  private func showChoice() {
    let index = value.spelling.choices?.firstIndex(of: shown?.text ?? "").map { $0 + 1 } ?? 0
    guard let choice, choice.selection != index else { return }
    isLoading = true
    choice.selection = index
    isLoading = false
  }

  func commit() -> Bool {
    if field.commit() { return true }
    field.entry.takeFocus()
    return false
  }

  /// Moves the keyboard focus into the field.
  func takeFocus() {
    choice.map { _ = $0.takeFocus() } ?? { _ = field.entry.takeFocus() }()
  }

  /// Shows the value; text that is typed and not entered stays.
  func show(_ state: ValueState) {
    // The chosen or entered value may be undone before the row is updated.
    defer { showChoice() }
    guard state != shown || field.isWaiting else { return }
    shown = state
    field.show(state.text)
    field.setDimmed(!state.isOwn)
    choice?.setStyleClass("dim-label", !state.isOwn)
    swatch?.show(state.painted.map { [$0.hex] } ?? [])
    name.setStyleClass("livery-own", state.isOwn)
    place.text = state.place
    place.tooltip = state.location?.description
    let canReset = state.isOwn && (!value.isRequired || value.removal != nil)
    reset.setStyleClass("livery-nothing", !canReset)
    reset.isSensitive = canReset
  }

  var texts: [String] {
    [value.name, value.title, value.group, value.explanation, shown?.text ?? ""]
  }
}

extension StyleProperty.Kind {
  /// Whether a value of the kind has colors in it.
  var takesExpressions: Bool {
    switch self {
    case .color, .shadow: true
    default: false
    }
  }
}
