import LiveryAdwaita
import LiverySystem

/// The bus on which apps describe their widgets to screen readers, with the protocol AT-SPI.
final class AccessibilityBus {
  /// The maximum number of objects that are read, how long that may take, and how long one call may
  /// take, in ms.
  private static let (limit, timeout, callTimeout) = (5_000, 5_000.0, 2_000)

  private static let root = "/org/a11y/atspi/accessible/root"
  private static let prefix = "org.a11y.atspi."

  private let connection: BusConnection

  /// Connects to the bus at an address; `nil` if it does not answer.
  init?(address: String) {
    guard let connection = BusConnection(address: address) else { return nil }
    self.connection = connection
  }

  /// Reads all objects of all programs.
  func read() -> AccessibleTree {
    let registry = AccessibleNode(program: Self.prefix + "Registry", path: Self.root)
    var tree = AccessibleTree()
    for root in children(of: registry) { read(root, into: &tree) }
    return tree
  }

  /// Presses an object; `false` if it cannot be pressed.
  func press(_ node: AccessibleNode) -> Bool {
    let actions = ask(node, Self.prefix + "Action", "GetActions")?.first?.values ?? []
    // Actions of menus, such as 'clipboard.copy' of each label, have a prefix with their group.
    let index = actions.firstIndex { $0.values.first?.text?.contains(".") == false }
    guard let index else { return false }
    return ask(node, Self.prefix + "Action", "DoAction", "(\(index),)")?.first?.number == 1
  }

  /// Gives the keyboard to an object; `false` if it cannot have it.
  func focus(_ node: AccessibleNode) -> Bool {
    ask(node, Self.prefix + "Component", "GrabFocus")?.first?.number == 1
  }

  private func ask(
    _ node: AccessibleNode, _ interface: String, _ method: String, _ arguments: String = "()"
  ) -> [BusValue]? {
    connection.ask(
      node.program, node.path, interface, method, arguments, milliseconds: Self.callTimeout)
  }
}

extension AccessibilityBus {
  /// Reads the objects of a program, level by level.
  private func read(_ root: AccessibleNode, into tree: inout AccessibleTree) {
    let start = Moment.now
    var known = listed(by: root.program)
    known[root] = known[root] ?? object(root)
    var childrenOf: [AccessibleNode: [AccessibleNode]] = [:]
    var level = [root]
    while !level.isEmpty, known.count < Self.limit, start.elapsedMilliseconds < Self.timeout {
      let groups = Dictionary(grouping: known.values.filter { $0.parent != nil }) { $0.parent }
      for node in level {
        childrenOf[node] = complete(groups[node] ?? [], of: known[node]) ?? children(of: node)
      }
      let next = level.flatMap { childrenOf[$0] ?? [] }.filter { childrenOf[$0] == nil }
      if next.contains(where: { known[$0] == nil }) {
        // GTK 4 lists an object only after its parent was queried.
        known.merge(listed(by: root.program)) { $1 }
      }
      for node in next where known[node] == nil { known[node] = object(node) }
      level = next.filter { known[$0] != nil }
    }
    add(root, below: nil, known, &childrenOf, to: &tree)
  }

  private func add(
    _ node: AccessibleNode, below parent: Int?, _ known: [AccessibleNode: AccessibleObject],
    _ childrenOf: inout [AccessibleNode: [AccessibleNode]], to tree: inout AccessibleTree
  ) {
    guard var object = known[node] else { return }
    if object.isMenuItem, object.names.isEmpty { object.name = label(of: node) ?? "" }
    let index = tree.add(object, below: parent)
    // Each is visited once, even if a program lists a child twice.
    for child in childrenOf.removeValue(forKey: node) ?? [] {
      add(child, below: index, known, &childrenOf, to: &tree)
    }
  }

  /// The children in order, if their number is the one that their parent reports.
  private func complete(
    _ children: [AccessibleObject], of parent: AccessibleObject?
  ) -> [AccessibleNode]? {
    let sorted = children.sorted { $0.index < $1.index }
    guard let parent, sorted.map(\.index) == Array(0..<max(0, parent.childCount)) else {
      return nil
    }
    return sorted.map(\.node)
  }

  /// The objects that a program lists in one answer, as GTK 4 does and GTK 3 does not.
  private func listed(by program: String) -> [AccessibleNode: AccessibleObject] {
    let answer = connection.ask(
      program, "/org/a11y/atspi/cache", Self.prefix + "Cache", "GetItems",
      milliseconds: Self.callTimeout)
    var found: [AccessibleNode: AccessibleObject] = [:]
    for item in answer?.first?.values ?? [] {
      let fields = item.values
      guard fields.count > 9, let node = AccessibleNode(fields[0]) else { continue }
      var object = AccessibleObject(
        node, parent: AccessibleNode(fields[2]), index: fields[3].number ?? -1,
        childCount: fields[4].number ?? -1, name: fields[6].text ?? "",
        description: fields[8].text ?? "", states: fields[9].values.compactMap(\.number))
      object.role = fields[7].number
      found[node] = object
    }
    return found
  }

  /// The description of a single object.
  private func object(_ node: AccessibleNode) -> AccessibleObject? {
    guard
      let answer = ask(
        node, "org.freedesktop.DBus.Properties", "GetAll", "('\(Self.prefix)Accessible',)")
    else { return nil }
    var properties: [String: BusValue] = [:]
    for pair in answer.first?.values ?? [] where pair.values.count == 2 {
      pair.values[0].text.map { properties[$0] = pair.values[1] }
    }
    let states = ask(node, Self.prefix + "Accessible", "GetState")?.first?.values ?? []
    return AccessibleObject(
      node, parent: nil, index: -1, childCount: properties["ChildCount"]?.number ?? -1,
      name: properties["Name"]?.text ?? "", description: properties["Description"]?.text ?? "",
      states: states.compactMap(\.number))
  }

  /// The text of an object's label; the label has no name itself.
  private func label(of node: AccessibleNode) -> String? {
    let relations = ask(node, Self.prefix + "Accessible", "GetRelationSet")?.first?.values ?? []
    // ATSPI_RELATION_LABELLED_BY
    let labels = relations.first { $0.values.first?.number == 2 }?.values.last?.values ?? []
    return labels.first.flatMap { AccessibleNode($0) }.flatMap {
      ask($0, Self.prefix + "Text", "GetText", "(0, -1)")?.first?.text
    }
  }

  private func children(of node: AccessibleNode) -> [AccessibleNode] {
    let answer = ask(node, Self.prefix + "Accessible", "GetChildren")
    return (answer?.first?.values ?? []).prefix(Self.limit).compactMap { AccessibleNode($0) }
  }
}

nonisolated extension AccessibleNode {
  /// Reads a name on the bus and a path.
  fileprivate init?(_ value: BusValue) {
    guard value.values.count == 2, let program = value.values[0].text,
      let path = value.values[1].text, path != "/org/a11y/atspi/null"
    else { return nil }
    self.init(program: program, path: path)
  }
}
