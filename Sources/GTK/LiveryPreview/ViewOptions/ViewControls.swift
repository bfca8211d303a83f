import LiveryAdwaita
import ThemeProject
import ThemeSession

/// The controls for how pages are shown.
final class ViewControls {
  let widget: Box

  /// Called when the user chooses something else.
  var onChanged: (ViewOptions) -> Void = { _ in }

  /// Called when the user chooses a color vision.
  var onVision: (Vision) -> Void = { _ in }

  /// Called when a button was pressed that opens something else.
  var onLeft: () -> Void = {}

  private let zoom = SpinButton(
    range: Double(ViewOptions.zooms.lowerBound)...Double(ViewOptions.zooms.upperBound), step: 25)
  private let text = SpinButton(
    range: TextScale.range.lowerBound * 100...TextScale.range.upperBound * 100, step: 25)
  private let width = DropDown(
    [translated("All There Is")] + ViewOptions.widths.map { translated("\($0) px") })
  private let vision = DropDown(Vision.choices.map(\.title))
  private let direction = DropDown([translated("Left to Right"), translated("Right to Left")])
  private let accent = DropDown(Accent.choices.map(\.title))
  /// The text is short, since GTK 4.8 gives a popover space for only one line.
  private let hint = Label(
    atStart: translated("The theme has an accent of its own."), "caption", "dim-label")
  private let reset = Button(
    text: translated("Reset", context: "view"), name: translated("Reset View"))
  private var options = ViewOptions()
  private var isUpdating = false

  init() {
    widget = Box(.vertical, spacing: 6)
    let rows = [
      row(translated("Zoom"), zoom, in: translated("percent")),
      row(translated("Text Size"), text, in: translated("percent")),
      row(translated("Page Width"), width), row(translated("Direction"), direction),
      row(translated("System Accent"), accent), hint,
      reset, Separator(.horizontal), row(translated("Color Vision"), vision),
    ]
    for row in rows + switches + [Separator(.horizontal)] + commands { widget.append(row) }
    widget.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    hint.wrap()
    hint.limitWidth(characters: 32)
    reset.setMargins(top: 6)
    for button in [zoom, text] {
      button.leaveKeysUnlessTyping(WindowShortcuts.undo)
      button.onChanged { [weak self] in self?.changed() }
    }
    for choice in [width, direction, accent] {
      choice.onSelected { [weak self, weak choice] in self?.chosen(in: choice) }
    }
    vision.onSelected { [weak self] in
      guard let self, !isUpdating, let index = vision.selection else { return }
      onVision(Vision.choices[index])
    }
    reset.onClicked { [weak self] in self?.onChanged(ViewOptions()) }
  }

  /// The on/off switches.
  private var switches: [Widget] {
    [
      (translated("Side _by Side"), "split"), (translated("_Roles Under the Pointer"), "roles"),
      (translated("_Marks on Problems"), "problem-marks"),
      (translated("Before My _Edits"), "saved"),
    ].map { label, action in
      let button = CheckButton(label)
      button.setAction("win.\(action)")
      return button
    }
  }

  private var commands: [Widget] {
    [
      (translated("Compare…"), "compare"),
      (translated("Clear Widget Overrides"), "clear-overrides"),
    ].map { label, action in
      let button = Button(label: label)
      button.setAction("win.\(action)")
      button.onClicked { [weak self] in self?.onLeft() }
      return button
    }
  }

  private func row(_ name: String, _ control: Widget, in unit: String? = nil) -> Widget {
    let label = Label(atStart: name)
    label.hexpand = true
    control.setAccessibleLabel(unit.map { translated("\(name) in \($0)") } ?? name)
    control.hexpand = false
    let parts = [label, control] + (unit == nil ? [] : [Label(atStart: "%", "dim-label")])
    return Box(.horizontal, spacing: 12, parts)
  }

  /// Shows the options, and a note if the accent has no effect on a theme with its own.
  func show(_ options: ViewOptions, themeHasAccent: Bool, vision: Vision) {
    isUpdating = true
    defer { isUpdating = false }
    self.options = options
    zoom.value = Double(options.zoom)
    text.value = Double(options.textScale.percent)
    width.selection = options.width.flatMap(ViewOptions.widths.firstIndex).map { $0 + 1 } ?? 0
    self.vision.selection = Vision.choices.firstIndex { $0.name == vision.name }
    // In a language from right to left, pages have that direction without the option.
    let isMirrored = widget.isRightToLeft
    direction.selection = options.direction == .leftToRight && !isMirrored ? 0 : 1
    direction.isSensitive = !isMirrored
    accent.selection = Accent.choices.firstIndex(of: options.accent)
    hint.isVisible = themeHasAccent
    accent.isSensitive = !themeHasAccent
    reset.isSensitive = options != ViewOptions()
  }

  private func chosen(in choice: DropDown?) {
    guard !isUpdating, let choice else { return }
    changed()
    // After the next frame, later GTKs focus the widget that opened this popover.
    choice.onEachFrame { false }
    choice.afterPaint { [weak choice] in
      choice?.onEachFrame { false }
      choice?.afterPaint { [weak choice] in choice?.takeFocus() }
    }
  }

  private func changed() {
    guard !isUpdating else { return }
    var new = options
    new.zoom = Int(zoom.value)
    new.textScale = TextScale(factor: text.value / 100) ?? .usual
    new.width = width.selection.flatMap { $0 == 0 ? nil : ViewOptions.widths[$0 - 1] }
    if direction.isSensitive {
      new.direction = direction.selection == 1 ? .rightToLeft : .leftToRight
    }
    new.accent = accent.selection.map { Accent.choices[$0] } ?? .none
    if new != options { onChanged(new) }
  }
}
