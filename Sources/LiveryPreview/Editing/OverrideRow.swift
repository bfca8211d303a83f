import LiveryAdwaita
import LiveryGTK
import ThemeColor
import ThemeModel

/// A property with its name, a control for its value, and a button that clears it.
class OverrideRow {
  let property: StyleProperty
  let widget = Box(.horizontal, spacing: 12)

  /// Called when the user sets a value; `nil` leaves the property to the theme.
  var onChange: (StyleProperty, ResolvedValue?) -> Void = { _, _ in }
  private let reset = Button(icon: "edit-clear-symbolic", label: "")

  fileprivate init(_ property: StyleProperty, _ name: String, _ control: Widget) {
    self.property = property
    let label = Label(atStart: name)
    label.hexpand = true
    control.setAccessibleLabel(name)
    control.align(vertically: .center)
    reset.addStyleClass("flat")
    reset.setName(translated("Clear \(name)"), tooltip: translated("Leave to the Theme"))
    for part in [label, control, reset] as [Widget] { widget.append(part) }
    reset.onClicked { [weak self] in self.map { $0.onChange($0.property, nil) } }
  }

  /// Shows a value; `nil` where the theme decides.
  func show(_ value: ResolvedValue?) {
    reset.isSensitive = value != nil
  }
}

/// A row for a color.
final class ColorOverrideRow: OverrideRow {
  private let button: ColorButton

  init(_ property: StyleProperty, _ name: String) {
    button = ColorButton(title: name)
    super.init(property, name, button)
    button.onChosen { [weak self] in
      guard let self else { return }
      onChange(self.property, .color(Color(button.value)))
    }
  }

  override func show(_ value: ResolvedValue?) {
    super.show(value)
    guard case .color(let color)? = value else {
      button.value = .init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    button.value = .init(color)
  }
}

/// A row for a number.
final class NumberOverrideRow: OverrideRow {
  private let button: SpinButton
  private let usual: Double
  private var isUpdating = false

  init(
    _ property: StyleProperty, _ name: String, _ range: ClosedRange<Double>, usual: Double,
    _ value: @escaping (Double) -> ResolvedValue
  ) {
    button = SpinButton(range: range, step: 1)
    self.usual = usual
    super.init(property, name, button)
    button.leaveKeysUnlessTyping(WindowShortcuts.undo)
    button.onChanged { [weak self] in
      guard let self, !isUpdating else { return }
      onChange(self.property, value(button.value))
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
