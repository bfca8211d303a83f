import LiveryAdwaita
import ThemeColor
import ThemeModel
import ThemeSession

/// A popover with a few properties of one widget of the gallery, which win over every theme.
final class OverridePopover {
  private let session: ThemeSession
  private let popover: Popover
  private let title = Label(atStart: "", "heading")
  private let clearAll = Button(label: translated("Clear"))
  private let content = Box(.vertical, spacing: 6)
  private let picking: ColorPicking
  private var colors: [ColorOverrideRow] = []
  private var rows: [OverrideRow] = []

  /// The name of the widget that is being changed.
  private(set) var widget = ""

  init(_ session: ThemeSession) {
    self.session = session
    picking = ColorPicking(session)
    content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    popover = Popover(child: content)
    // It stands on the gallery, but is no part of it.
    popover.addStyleClass(SafeSheet.mark)
    popover.addShortcuts(WindowShortcuts.popover)
    title.ellipsizeMiddle()
    content.append(title)
    colors = [
      ColorOverrideRow(.color, translated("Text Color"), usual: .windowFg),
      ColorOverrideRow(.background, translated("Background"), usual: .windowBg),
    ]
    for row in colors { row.onChoose = { [weak self] in self?.choose($0, at: $1) } }
    rows =
      colors + [
        NumberOverrideRow(.radius, translated("Corner Radius"), 0...128, usual: 6, in: .pixels),
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
      session.clearOverride(of: widget)
      update()
    }
    content.append(clearAll)
    session.observe(self) { [weak self] _ in self?.update() }
  }

  isolated deinit {
    popover.detach()
  }

  /// Opens the popover for a widget's name, at a position of the widget that holds it.
  func open(_ name: String, on area: Widget, at position: (x: Double, y: Double)) {
    widget = name
    let words = SpecimenName.words(of: name)
    title.text = words
    // What stylesheets call it.
    title.tooltip = "#\(name)"
    popover.setAccessibleLabel(translated("Override \(words)"))
    update()
    popover.open(on: area, at: position)
  }

  private func update() {
    let style = session.overrides[widget]
    for row in rows { row.show(style[row.property]) }
    for row in colors { row.paint(color(of: row.property)) }
    clearAll.isSensitive = !style.isEmpty
  }

  /// The color that a property is set to, before color vision is simulated; `nil` where it is not.
  private func color(of property: StyleProperty) -> Color? {
    switch session.overrides[widget][property] {
    case .color(let color)?: color
    case .role(let role)?: session.look.resolved[role]
    case .custom(let name)?: session.look.resolved[CustomColor(rawValue: name)]
    default: nil
    }
  }

  /// Opens the inspector's chooser, which changes the widget during a drag.
  private func choose(_ row: ColorOverrideRow, at button: Button) {
    let target = ColorPicking.Target(
      color: { [weak self] in
        self.flatMap { $0.color(of: row.property) ?? $0.session.look.resolved[row.usual] }
      },
      set: { [weak self] in
        self?.set(row.property, to: .color($0))
        return nil
      })
    picking.open(target, at: button, in: content)
  }

  private func set(_ property: StyleProperty, to value: ResolvedValue?) {
    if let value {
      session.override(widget, with: Style().setting(property, to: value))
    } else {
      session.clearOverride(property, of: widget)
    }
    update()
  }
}
