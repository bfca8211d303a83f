import LiveryAdwaita

/// Asks for a name and its value, and adds both to the theme.
final class AddPopover {
  /// The labels of its parts.
  struct Words {
    let title: String

    /// The name of the button that adds.
    let button: String

    let name: String
    let nameExample: String
    let value: String
    let valueExample: String
  }

  /// The reason why an entry cannot be added, with the field that shows it.
  enum Refusal {
    case name(String)
    case value(String)
  }

  private let add: (_ name: String, _ value: String) -> Refusal?
  private let popover: Popover
  private let name = ValueField()
  private let value = ValueField()
  private let button: Button

  /// Creates a popover; `add` adds the typed entry, or returns why it cannot.
  ///
  /// With `colors` the value is an expression, which may name these.
  init(
    _ words: Words, colors: (() -> ExpressionColors?)? = nil,
    _ add: @escaping (_ name: String, _ value: String) -> Refusal?
  ) {
    self.add = add
    if let colors { value.complete(colors) }
    button = Button(text: translated("Add"), name: words.button)
    button.addStyleClass("suggested-action")
    name.entry.setAccessibleLabel(words.name)
    name.placeholder = words.nameExample
    value.entry.setAccessibleLabel(words.value)
    value.placeholder = words.valueExample
    let content = Box.form(
      [(words.name, name.widget), (words.value, value.widget)], button)
    popover = Popover(child: content)
    popover.setAccessibleLabel(words.title)
    popover.addShortcuts(WindowShortcuts.popover)
    button.onClicked { [weak self] in self?.enter() }
    for field in [name, value] {
      field.entry.onActivated { [weak self] in self?.enter() }
      field.onTyped = { [weak self] in self?.update() }
    }
    update()
  }

  isolated deinit {
    popover.detach()
  }

  func open(at button: Widget, in holder: Widget) {
    for field in [name, value] {
      field.show("")
      field.takeBack()
    }
    popover.open(on: holder, at: button)
    name.entry.takeFocus()
  }

  /// Lets people add what has a name and a value.
  private func update() {
    button.isSensitive = [name, value].allSatisfy { !$0.entry.text.trimming(" \t").isEmpty }
  }

  private func enter() {
    let title = name.entry.text.trimming(" \t$")
    guard !title.isEmpty else { return name.showError(translated("a name is missing")) }
    switch add(title, value.entry.text.trimming(" \t")) {
    case .name(let errorMessage): name.showError(errorMessage)
    case .value(let errorMessage): value.showError(errorMessage)
    case nil:
      for field in [name, value] { field.takeBack() }
      popover.close()
    }
  }
}
