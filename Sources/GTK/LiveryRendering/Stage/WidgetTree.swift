package import LiveryAdwaita

/// The visible widgets of a page, outer ones first.
package struct WidgetTree {
  package struct Node {
    package let widget: Widget

    /// The index of the widget around it; `nil` for the page.
    package let parent: Int?

    /// The key that identifies it on the page in any theme.
    package let key: WidgetKey
    package let name: String
  }

  package let nodes: [Node]

  /// The widgets of a page and the page itself.
  package init(_ root: Widget) {
    var nodes: [Node] = []
    WidgetTree.add(root, key: WidgetKey(), parent: nil, to: &nodes)
    self.nodes = nodes
  }

  private static func add(
    _ widget: Widget, key: WidgetKey, parent: Int?, to nodes: inout [Node]
  ) {
    guard widget.isMapped else { return }
    let index = nodes.count
    nodes.append(Node(widget: widget, parent: parent, key: key, name: widget.cssName))
    for (ordinal, child) in widget.children.enumerated() {
      add(child, key: key.child(ordinal), parent: index, to: &nodes)
    }
  }
}

/// A widget's place in its page, as one number.
package nonisolated struct WidgetKey: Hashable {
  // FNV-1a with 64 bits: it gives thousands of widgets different numbers.
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// The place of a child, by its number among its siblings.
  package func child(_ ordinal: Int) -> WidgetKey {
    var key = self
    key.hash = (key.hash ^ UInt64(truncatingIfNeeded: ordinal + 1)) &* 0x100_0000_01b3
    return key
  }
}

extension WidgetTree {
  package var root: Widget { nodes[0].widget }

  package var enabled: [Node] { nodes.filter { $0.widget.states.isDisjoint(with: .disabled) } }

  /// Whether a widget can have the focus, and no ancestor on the page prevents that.
  package func isFocusable(_ index: Int) -> Bool {
    nodes[index].widget.isFocusable
      && !line(from: index).contains { nodes[$0].widget.keepsFocusOut }
  }

  /// The used widgets that can have the focus, and the ancestors of any that can.
  package var inAndAroundFocus: (inside: [Node], around: [Node]) {
    let inside = nodes.indices.filter(isFocusable)
    var found: Set<Int> = []
    for index in inside {
      var next = nodes[index].parent
      while let index = next, found.insert(index).inserted { next = nodes[index].parent }
    }
    let enabled = inside.map { nodes[$0] }.filter { $0.widget.states.isDisjoint(with: .disabled) }
    return (enabled, found.sorted().map { nodes[$0] })
  }

  /// Whether a user can select it in its container.
  package func canBeSelected(_ node: Node) -> Bool {
    guard let parent = node.parent.map({ nodes[$0] }) else { return false }
    return ["list", "listview", "flowbox", "gridview"].contains(parent.name)
      && parent.widget.selectsChildren
  }

  /// Whether apps can accept drops on it: a text, or a row of a list.
  package func takesDrops(_ node: Node) -> Bool {
    ["entry", "textview"].contains(node.name)
      || node.name == "row" && node.parent.map { nodes[$0].name } == "list"
  }

  /// The indices of the widgets around one, from itself outwards.
  package func line(from index: Int) -> [Int] {
    var line = [index]
    while let parent = nodes[line[line.count - 1]].parent { line.append(parent) }
    return line
  }
}

extension WidgetTree.Node {
  /// Whether a person uses it with the pointer or the keyboard.
  package var isControl: Bool { WidgetTree.controls.contains(name) }

  /// Whether it can be on or off.
  package var canBeChecked: Bool {
    ["check", "radio", "checkbutton", "switch", "toggle"].contains(name)
      || name == "button" && widget.hasStyleClass("toggle")
  }
}

extension WidgetTree {
  /// The CSS nodes of widgets that a person uses.
  fileprivate static let controls: Set<String> = [
    "button", "row", "entry", "switch", "check", "radio", "spinbutton", "tab", "modelbutton",
    "toggle", "link", "flowboxchild", "child", "scale", "dropdown", "combobox", "expander-widget",
    "colorswatch", "textview", "tabbutton", "searchentry", "passwordentry",
  ]
}
