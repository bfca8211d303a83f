import LiveryAdwaita

extension Box {
  /// Creates a box with children.
  convenience init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget]) {
    self.init(orientation, spacing: spacing)
    for child in children { append(child) }
  }
}

extension Box {
  /// Puts a label above a widget; screen readers use the widget's own name.
  static func labeled(_ title: String, _ widget: Widget) -> Widget {
    let label = Label(atStart: title, "caption-heading")
    return Box(.vertical, spacing: 3, [label, widget])
  }

  /// Creates a form for a popover: fields below their labels, and a button.
  static func form(_ fields: [(title: String?, widget: Widget)], _ button: Button) -> Box {
    let parts = fields.map { field in
      field.title.map { labeled($0, field.widget) } ?? field.widget
    }
    let form = Box(.vertical, spacing: 9, parts + [button])
    form.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    form.addStyleClass("livery-form")
    return form
  }
}

extension Label {
  /// Creates a label whose text is at the start of its space.
  convenience init(atStart text: String, _ styleClasses: String...) {
    self.init(text)
    xalign = 0
    for name in styleClasses { addStyleClass(name) }
  }
}

extension Widget {
  func addStyleClasses(_ names: String...) {
    for name in names { addStyleClass(name) }
  }

  /// Sets the tooltip, and the accessible name.
  func setName(_ name: String, tooltip: String? = nil) {
    setAccessibleLabel(name)
    self.tooltip = tooltip ?? name
  }
}
