package import LiveryAdwaita

/// A state of widgets in which pages are looked at, by the name that people give it.
package nonisolated enum AuditState: String, CaseIterable, Codable, Sendable {
  case normal, hover, active, focus, checked, selected, disabled, backdrop, drop
}

extension AuditState {
  /// Puts the widgets of a page into the state, as a person would bring each of them there, and
  /// returns what takes them out of it again.
  package func hold(_ tree: WidgetTree) -> [HeldState] {
    switch self {
    case .normal: return []
    case .disabled:
      // A text view that is disabled selects nothing any more.
      let texts = tree.nodes.compactMap { $0.widget.as(TextView.self) }
        .map { HeldState(keepingSelectionOf: $0) }
      return [HeldState(tree.root, .disabled)] + texts
    case .backdrop: return [HeldState(tree.root, .backdrop)]
    // The pointer is over all that lies around what it is over, and so is what it presses.
    case .hover: return tree.enabled.map { HeldState($0.widget, .hovered) }
    case .active: return tree.enabled.map { HeldState($0.widget, [.hovered, .active]) }
    case .focus:
      let (inside, around) = tree.inAndAroundFocus
      return inside.map { HeldState($0.widget, .focused) }
        + around.map { HeldState($0.widget, .containingFocus) }
    case .checked: return tree.enabled.filter(\.canBeChecked).map { HeldState($0.widget, .checked) }
    case .selected:
      return tree.enabled.filter { tree.canBeSelected($0) }.map { HeldState($0.widget, .selected) }
        + tree.enabled.filter { $0.name == "text" }.map { HeldState(selectingTextOf: $0.widget) }
    case .drop:
      return tree.enabled.filter { tree.takesDrops($0) }.map { HeldState($0.widget, .dropTarget) }
    }
  }
}

/// States that a widget was put into.
package struct HeldState {
  private let widget: Widget
  private let states: Widget.States
  private var selectsText = false

  /// What a text view has selected again afterwards.
  private var selection: (view: TextView, range: Range<Int>)?

  /// Puts a widget into those states that it is not in yet.
  package init(_ widget: Widget, _ states: Widget.States) {
    (self.widget, self.states) = (widget, states.subtracting(widget.states))
    widget.set(self.states)
  }

  /// Selects the text of a field.
  package init(selectingTextOf widget: Widget) {
    self.init(widget, [])
    selectsText = true
    widget.setTextSelected(true)
  }

  /// Keeps what a text view has selected.
  package init(keepingSelectionOf view: TextView) {
    self.init(view, [])
    selection = view.selection.map { (view, $0) }
  }

  /// Takes the widget out of the states again, and selects what was selected before.
  package func release() {
    widget.clear(states)
    if selectsText { widget.setTextSelected(false) }
    selection.map { $0.view.select($0.range) }
  }
}
