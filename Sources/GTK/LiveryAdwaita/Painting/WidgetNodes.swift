import CLiveryAdwaita

/// Maps render nodes to the widgets that paint them.
struct WidgetNodes {
  /// The widgets that paint a node, by the node: outer ones first.
  private var widgets: [OpaquePointer: [Int]] = [:]

  /// The widgets that paint several nodes, by the first of them.
  private var runs: [OpaquePointer: [Run]] = [:]

  /// The widget around each widget; `nil` of the outermost.
  private let parents: [Int?]

  /// The nodes that a widget paints one after the other.
  struct Run {
    let widget: Int
    let nodes: [OpaquePointer]
  }

  /// Stores the painting of each widget, by its number, and the number of its parent widget.
  init(_ nodes: [OpaquePointer?], parents: [Int?]) {
    self.parents = parents
    for (number, node) in nodes.enumerated() {
      guard let node else { continue }
      widgets[node, default: []].append(number)
      guard gsk_render_node_get_node_type(node) == GSK_CONTAINER_NODE else { continue }
      let parts = Self.children(of: node)
      guard let first = parts.first else { continue }
      runs[first, default: []].append(Run(widget: number, nodes: parts))
    }
  }

  static func children(of container: OpaquePointer) -> [OpaquePointer] {
    (0..<gsk_container_node_get_n_children(container)).compactMap {
      gsk_container_node_get_child(container, $0)
    }
  }

  /// The widgets that paint a node inside of a widget, outer ones first.
  ///
  /// Later releases have one node for all icons with the same picture; then the first such icon
  /// that was not found before is taken, or the last one.
  func painters(of node: OpaquePointer, inside widget: Int?, met: Set<Int>) -> [Int] {
    guard let all = widgets[node] else { return [] }
    var lines: [[Int]] = []
    for number in all where widget.map({ isInside(number, $0) }) ?? true {
      if let last = lines.last?.last, isInside(number, last) {
        lines[lines.count - 1].append(number)
      } else {
        lines.append([number])
      }
    }
    return lines.first { !met.contains($0[0]) } ?? lines.last ?? []
  }

  /// Whether a widget is inside another one.
  private func isInside(_ number: Int, _ other: Int) -> Bool {
    var next = parents[number]
    while let parent = next {
      if parent == other { return true }
      next = parents[parent]
    }
    return false
  }

  /// The outermost widget that paints the first of some nodes and others after it.
  ///
  /// Later releases put the nodes of a widget directly among those of its parent.
  func run(_ nodes: ArraySlice<OpaquePointer>, around: [Int]) -> Run? {
    guard let first = nodes.first, let runs = runs[first] else { return nil }
    return runs.filter { !around.contains($0.widget) && nodes.starts(with: $0.nodes) }
      .max { ($0.nodes.count, $1.widget) < ($1.nodes.count, $0.widget) }
  }
}
