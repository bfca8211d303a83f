import LiveryAdwaita

extension Box {
  /// Creates a box with children.
  convenience init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget]) {
    self.init(orientation, spacing: spacing)
    for child in children { append(child) }
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

  /// Sets the tooltip, and what a screen reader says instead of it.
  func setName(_ name: String, tooltip: String? = nil) {
    setAccessibleLabel(name)
    self.tooltip = tooltip ?? name
  }
}
