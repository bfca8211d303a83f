package import LiveryAdwaita

/// A widget state in which pages are audited, by the name that people give it.
package nonisolated enum AuditState: String, CaseIterable, Codable, Sendable {
  case normal, hover, active, focus, checked, selected, disabled, backdrop, drop
}

extension AuditState {
  /// Puts the widgets of a page into the state, as a user would with each of them, and returns
  /// objects that end it.
  package func hold(_ tree: WidgetTree) -> [HeldState] {
    switch self {
    case .normal: return []
    case .disabled:
      // A disabled text view loses its selection.
      let texts = tree.nodes.compactMap { $0.widget.as(TextView.self) }
        .map { HeldState(keepingSelectionOf: $0) }
      return [HeldState(tree.root, .disabled)] + texts
    case .backdrop: return [HeldState(tree.root, .backdrop)]
    // The pointer is over all ancestors of the widget under it, and so is a press.
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

/// The states into which a widget was put.
package struct HeldState {
  private let widget: Widget
  private let states: Widget.States
  private var selectsText = false

  /// The selection of a text view, which is restored afterwards.
  private var selection: (view: TextView, range: Range<Int>)?

  /// Puts a widget into states, except those that it already has.
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

  /// Remembers the selection of a text view.
  package init(keepingSelectionOf view: TextView) {
    self.init(view, [])
    selection = view.selection.map { (view, $0) }
  }

  /// Removes the states from the widget, and restores the selection.
  package func release() {
    widget.clear(states)
    if selectsText { widget.setTextSelected(false) }
    selection.map { $0.view.select($0.range) }
  }
}
