/// The address of an object on the accessibility bus.
nonisolated struct AccessibleNode: Hashable {
  let program, path: String
}

/// An app's description of one of its widgets for screen readers.
nonisolated struct AccessibleObject {
  /// A state, by its number in AT-SPI.
  enum State: Int {
    case active = 1
    case focused = 12
    case visible = 30
  }

  let node: AccessibleNode
  let parent: AccessibleNode?

  /// The index among the children of its parent, and the number of its own children.
  let index, childCount: Int

  /// Its name, and its description, which is the text of its tooltip.
  var name: String
  let description: String

  /// Its role, as a number of AT-SPI; `nil` if it was not queried.
  var role: Int?

  /// Whether it is a menu entry, to which GTK 4 gives a label instead of a name since 4.12.
  var isMenuItem: Bool { role.map([8, 35, 45].contains) ?? false }

  private let states: Int

  init(
    _ node: AccessibleNode, parent: AccessibleNode?, index: Int, childCount: Int, name: String,
    description: String, states: [Int]
  ) {
    (self.node, self.parent, self.index, self.childCount) = (node, parent, index, childCount)
    (self.name, self.description) = (name, description)
    self.states = states.first.map { $0 | (states.dropFirst().first ?? 0) << 32 } ?? 0
  }

  func has(_ state: State) -> Bool { states >> state.rawValue & 1 == 1 }

  /// The names by which a person may call it; a class does not count.
  var names: [String] {
    [name, description].filter { name in
      !name.isEmpty
        && !(["Gtk", "Adw", "Hdy"].contains { name.hasPrefix($0) } && !name.contains(" "))
    }
  }
}

/// The objects of all programs on a bus as they were at one time, in the order of reading.
nonisolated struct AccessibleTree {
  /// An object and its depth in the tree.
  struct Entry {
    let object: AccessibleObject
    let parent: Int?

    /// Whether it and all of its ancestors are visible.
    let isVisible: Bool

    /// Whether it is in the window that has the keyboard.
    let isInActiveWindow: Bool
  }

  private(set) var entries: [Entry] = []

  /// Adds an object below another one, and returns its index.
  mutating func add(_ object: AccessibleObject, below parent: Int?) -> Int {
    let above = parent.map { entries[$0] }
    entries.append(
      Entry(
        object: object, parent: parent,
        // The program's root has no states.
        isVisible: parent == nil || above?.isVisible == true && object.has(.visible),
        isInActiveWindow: above?.isInActiveWindow == true || object.has(.active)))
    return entries.count - 1
  }

  /// The objects that a name may mean: those in the active window first, and names before
  /// descriptions.
  func find(_ name: String) -> [Int] {
    let found = entries.indices.filter {
      entries[$0].isVisible && entries[$0].object.names.contains(name)
    }
    return found.sorted {
      let (left, right) = (rank($0, name), rank($1, name))
      return left == right ? $0 < $1 : left < right
    }
  }

  private func rank(_ index: Int, _ name: String) -> Int {
    let entry = entries[index]
    return (entry.isInActiveWindow ? 0 : 2) + (entry.object.name == name ? 0 : 1)
  }

  /// An object and its ancestors, the nearest first.
  func chain(from index: Int) -> [AccessibleObject] {
    sequence(first: index) { entries[$0].parent }.map { entries[$0].object }
  }

  /// All existing names, each once.
  var names: Set<String> {
    Set(entries.filter(\.isVisible).flatMap(\.object.names))
  }
}
