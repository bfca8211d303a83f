import LiveryAdwaita

extension BuiltPage {
  func prepareStates() {
    for specimen in root.descendants where specimen.widgetName.hasPrefix("state-") {
      let states = Widget.States(namedAtEndOf: specimen.widgetName)
      guard !states.isEmpty else { continue }
      specimen.hold(states)
      // A window's state is that of all in it, and GTK would take it back from each.
      if states.contains(.backdrop) {
        for part in specimen.descendants { part.hold(.backdrop) }
      }
      if let button = specimen.as(DropDown.self)?.children.first { button.hold(states) }
    }
    widget("state-window-rtl")?.layOutFromRightToLeft()
  }
}

extension Widget.States {
  /// The states that the last words of a specimen's name say, such as `state-check-on-hover`.
  init(namedAtEndOf name: String) {
    self = []
    for word in name.split(separator: "-").reversed() {
      switch word {
      case "hover": insert(.hovered)
      case "active": insert(.active)
      case "focus": insert(.focused)
      case "selected": insert(.selected)
      case "drop": insert(.dropTarget)
      case "backdrop": insert(.backdrop)
      case "checked", "disabled", "normal": break
      default: return
      }
    }
  }
}
