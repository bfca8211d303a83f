import CAdwaita

/// Which widgets paint which render nodes.
struct WidgetNodes {
  /// The numbers of widgets by the nodes that they paint, those around others first.
  private var widgets: [OpaquePointer: [Int]] = [:]

  /// The widgets that paint several nodes, by the first of them.
  private var runs: [OpaquePointer: [Run]] = [:]

  /// The nodes that a widget paints one after the other.
  struct Run {
    let widget: Int
    let nodes: [OpaquePointer]
  }

  /// Keeps the node of each widget, by its number; `nil` of one that paints nothing.
  init(_ nodes: [OpaquePointer?]) {
    for (number, node) in nodes.enumerated() {
      guard let node else { continue }
      widgets[node, default: []].append(number)
      guard gsk_render_node_get_node_type(node) == GSK_CONTAINER_NODE else { continue }
      let parts = Self.children(of: node)
      guard let first = parts.first else { continue }
      runs[first, default: []].append(Run(widget: number, nodes: parts))
    }
  }

  /// The nodes in a container.
  static func children(of container: OpaquePointer) -> [OpaquePointer] {
    (0..<gsk_container_node_get_n_children(container)).compactMap {
      gsk_container_node_get_child(container, $0)
    }
  }

  /// The widgets that paint a node, those around others first.
  subscript(node: OpaquePointer) -> [Int] { widgets[node] ?? [] }

  /// The outermost widget that paints the first of some nodes and others after it; `known` are the
  /// widgets that are around all of them.
  ///
  /// Later releases put the nodes of a widget right among those of the widget around it.
  func run(_ nodes: ArraySlice<OpaquePointer>, known: [Int]) -> Run? {
    guard let first = nodes.first, let runs = runs[first] else { return nil }
    return runs.filter { !known.contains($0.widget) && nodes.starts(with: $0.nodes) }
      .max { ($0.nodes.count, $1.widget) < ($1.nodes.count, $0.widget) }
  }
}
