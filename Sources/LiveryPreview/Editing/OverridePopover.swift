import Adwaita
import LiveryGTK
import ThemeColor
import ThemeModel
import ThemeSession

/// A few properties of one widget of the gallery, which win over any theme until they are cleared.
final class OverridePopover {
  private let session: ThemeSession
  private let popover: Popover
  private let title = Label("")
  private let clearAll = Button(label: "Clear")
  private var rows: [any OverrideRow] = []

  /// The name of the widget that is being changed.
  private(set) var widget = ""

  init(_ session: ThemeSession) {
    self.session = session
    let content = Box(.vertical, spacing: 6)
    content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    popover = Popover(child: content)
    popover.addShortcuts(PreviewWindow.popoverShortcuts)
    title.addStyleClass("heading")
    title.ellipsizeMiddle()
    title.xalign = 0
    content.append(title)
    rows = [
      ColorOverrideRow(.color, "Text Color"), ColorOverrideRow(.background, "Background"),
      NumberOverrideRow(.radius, "Corner Radius", 0...128, usual: 6) { .lengths([$0]) },
      NumberOverrideRow(.fontSize, "Font Size", 4...96, usual: 11) { .points($0) },
      NumberOverrideRow(.opacity, "Opacity", 0...100, usual: 100) { .number($0 / 100) },
    ]
    for row in rows {
      row.onSet = { [weak self] in self?.set($0, to: $1) }
      row.onCleared = { [weak self] in self?.clear($0) }
      content.append(row.widget)
    }
    clearAll.setMargins(top: 6)
    clearAll.setAccessibleLabel("Clear All")
    clearAll.tooltip = "Leave All to the Theme"
    clearAll.onClicked { [weak self] in
      guard let self else { return }
      session.clearOverride(of: widget)
      show()
    }
    content.append(clearAll)
  }

  isolated deinit {
    popover.detach()
  }

  /// Opens the popover for a widget's name, at a place of the widget that holds it.
  func open(_ name: String, on area: Widget, at place: (x: Double, y: Double)) {
    widget = name
    title.text = name
    popover.setAccessibleLabel("Override \(name)")
    show()
    popover.open(on: area, at: place)
  }

  private func show() {
    let style = session.overrides[widget]
    for row in rows { row.show(style[row.property]) }
    clearAll.isSensitive = !style.isEmpty
  }

  private func set(_ property: StyleProperty, to value: ResolvedValue) {
    session.override(widget, with: Style().setting(property, to: value))
    show()
  }

  private func clear(_ property: StyleProperty) {
    session.clearOverride(property, of: widget)
    show()
  }
}

/// A property with its value, which can be left to the theme again.
private protocol OverrideRow: AnyObject {
  var property: StyleProperty { get }
  var widget: Box { get }
  var onSet: (StyleProperty, ResolvedValue) -> Void { get set }
  var onCleared: (StyleProperty) -> Void { get set }

  /// Shows a value; `nil` where the theme says it.
  func show(_ value: ResolvedValue?)
}

/// A label, a control, and a button that clears.
private class OverrideLine {
  let property: StyleProperty
  let widget = Box(.horizontal, spacing: 12)
  var onSet: (StyleProperty, ResolvedValue) -> Void = { _, _ in }
  var onCleared: (StyleProperty) -> Void = { _ in }
  private let reset = Button(icon: "edit-clear-symbolic", label: "")

  init(_ property: StyleProperty, _ name: String, _ control: Widget) {
    self.property = property
    let label = Label(name)
    label.xalign = 0
    label.hexpand = true
    control.setAccessibleLabel(name)
    control.align(vertically: .center)
    reset.addStyleClass("flat")
    reset.tooltip = "Leave to the Theme"
    reset.setAccessibleLabel("Clear \(name)")
    for part in [label, control, reset] as [Widget] { widget.append(part) }
    reset.onClicked { [weak self] in self.map { $0.onCleared($0.property) } }
  }

  func mark(isSet: Bool) {
    reset.isSensitive = isSet
  }
}

private final class ColorOverrideRow: OverrideLine, OverrideRow {
  private let button: ColorButton

  init(_ property: StyleProperty, _ name: String) {
    button = ColorButton(title: name)
    super.init(property, name, button)
    button.onChosen { [weak self] in
      guard let self else { return }
      onSet(self.property, .color(Color(button.value)))
    }
  }

  func show(_ value: ResolvedValue?) {
    mark(isSet: value != nil)
    guard case .color(let color)? = value else {
      button.value = .init(red: 0, green: 0, blue: 0, alpha: 0)
      return
    }
    button.value = .init(color)
  }
}

private final class NumberOverrideRow: OverrideLine, OverrideRow {
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
    button.onChanged { [weak self] in
      guard let self, !isUpdating else { return }
      onSet(self.property, value(button.value))
    }
  }

  func show(_ value: ResolvedValue?) {
    mark(isSet: value != nil)
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
