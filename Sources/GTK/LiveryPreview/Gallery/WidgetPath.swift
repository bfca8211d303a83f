import LiveryAdwaita

/// A widget by the CSS nodes around it, such as `list.boxed-list > row:selected > label.subtitle`.
struct WidgetPath {
  private struct Node {
    let name: String
    let classes: [String]

    /// The states that a widget keeps for longer than a person points at it.
    let states: [Widget.States]

    init(_ text: Substring) {
      let parts = text.split(separator: ":")
      let names = (parts.first ?? "").split(separator: ".").map(String.init)
      name = names.first ?? ""
      classes = Array(names.dropFirst())
      states = parts.dropFirst().compactMap { Self.lasting[String($0)] }
    }

    private static let lasting: [String: Widget.States] = [
      "checked": .checked, "selected": .selected, "disabled": .disabled,
    ]

    func matches(_ widget: Widget) -> Bool {
      widget.cssName == name && classes.allSatisfy(widget.hasStyleClass)
    }
  }

  private let nodes: [Node]

  /// Reads a path that begins in a specimen, or at the window.
  init(_ text: String) {
    let all = text.split(separator: " ").filter { $0 != ">" }.map(Node.init)
    nodes = Array(all.drop { $0.name == "window" })
  }

  /// The widget in a specimen, or the specimen itself, that matches the path best; `nil` if none
  /// does.
  ///
  /// If there are several, it is the first one in the states of the path, if any.
  func widget(in specimen: Widget) -> Widget? {
    var best: (widget: Widget, count: Int)?
    for widget in [specimen] + specimen.descendants where widget.isMapped {
      guard let count = fit(widget, in: specimen), count > best?.count ?? -1 else { continue }
      best = (widget, count)
    }
    return best?.widget
  }

  /// How many of the path's states a widget and its ancestors have; `nil` if the nodes differ.
  private func fit(_ widget: Widget, in specimen: Widget) -> Int? {
    guard let last = nodes.last, last.matches(widget) else { return nil }
    var rest = nodes.dropLast()
    var count = last.states.count(where: widget.states.isSuperset)
    var next = widget.isSame(as: specimen) ? nil : widget.parent
    while let around = next, let node = rest.last {
      if node.matches(around) {
        count += node.states.count(where: around.states.isSuperset)
        rest = rest.dropLast()
      }
      next = around.isSame(as: specimen) ? nil : around.parent
    }
    return rest.isEmpty ? count : nil
  }
}
