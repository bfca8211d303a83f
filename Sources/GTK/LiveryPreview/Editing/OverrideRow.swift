import LiveryAdwaita
import ThemeModel

/// A property with its name, a control for its value, and a button that clears it.
class OverrideRow {
  let property: StyleProperty
  let widget = Box(.horizontal, spacing: 12)

  /// Called when the user sets a value; `nil` leaves the property to the theme.
  var onChange: (StyleProperty, ResolvedValue?) -> Void = { _, _ in }
  private let reset = Button(icon: "edit-clear-symbolic", label: "")

  init(_ property: StyleProperty, _ name: String, _ controls: [Widget]) {
    self.property = property
    let label = Label(atStart: name)
    label.hexpand = true
    let content = Box(.horizontal, spacing: 6, controls)
    content.align(vertically: .center)
    // Otherwise a field would take the space of the name.
    content.hexpand = false
    reset.addStyleClass("flat")
    reset.align(vertically: .center)
    reset.setName(translated("Clear \(name)"), tooltip: translated("Leave to the Theme"))
    for part in [label, content, reset] as [Widget] { widget.append(part) }
    reset.onClicked { [weak self] in self?.clear() }
  }

  func clear() {
    onChange(property, nil)
  }

  /// Shows a value; `nil` if the theme decides.
  func show(_ value: ResolvedValue?) {
    reset.isSensitive = value != nil
  }
}

/// A row for a number in a unit.
final class NumberOverrideRow: OverrideRow {
  /// A unit of numbers: the written and the spoken form.
  struct Unit {
    let symbol: String
    let name: String
    let value: (Double) -> ResolvedValue

    static var pixels: Unit {
      Unit(symbol: "px", name: translated("pixels")) { .lengths([$0]) }
    }
    static var points: Unit {
      Unit(symbol: "pt", name: translated("points")) { .points($0) }
    }
    static var percent: Unit {
      Unit(symbol: "%", name: translated("percent")) { .number($0 / 100) }
    }

    private init(symbol: String, name: String, _ value: @escaping (Double) -> ResolvedValue) {
      (self.symbol, self.name, self.value) = (symbol, name, value)
    }
  }

  private let button: SpinButton

  /// The number that is shown, and from which steps start, while the theme decides.
  var usual: Double
  private var isUpdating = false

  init(
    _ property: StyleProperty, _ name: String, _ range: ClosedRange<Double>, usual: Double,
    in unit: Unit
  ) {
    button = SpinButton(range: range, step: 1)
    self.usual = usual
    let symbol = Label(atStart: unit.symbol, "dim-label")
    // The longest, so that the buttons are in a column.
    symbol.setMinimumSize(width: 20)
    button.setAccessibleLabel(translated("\(name) in \(unit.name)"))
    super.init(property, name, [button, symbol])
    button.leaveKeysUnlessTyping(WindowShortcuts.undo)
    button.onChanged { [weak self] in
      guard let self, !isUpdating else { return }
      onChange(self.property, unit.value(button.value))
    }
  }

  override func show(_ value: ResolvedValue?) {
    super.show(value)
    isUpdating = true
    defer { isUpdating = false }
    switch value {
    case .lengths(let lengths)?: button.value = lengths.first ?? usual
    case .points(let points)?: button.value = points
    case .number(let number)?: button.value = number * 100
    default: button.value = usual
    }
  }
}
