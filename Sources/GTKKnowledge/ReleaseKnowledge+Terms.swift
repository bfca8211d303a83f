extension ReleaseKnowledge {
  /// A list of names that the release knows.
  public enum Terms: CaseIterable, Sendable {
    /// CSS properties.
    case properties
    /// Pseudo-classes, and those with arguments.
    case pseudoClasses, pseudoClassFunctions
    case atRules, mediaFeatures
    case colorFunctions, imageFunctions, filterFunctions, transformFunctions, numberFunctions
    /// Style classes, nodes and ids that libadwaita's stylesheet names.
    case styleClasses, styleNodes, styleIDs
    /// The types of widgets.
    case widgets

    var kind: ReleaseTable.Kind {
      switch self {
      case .properties: .property
      case .pseudoClasses: .pseudoClass
      case .pseudoClassFunctions: .pseudoClassFunction
      case .atRules: .atRule
      case .mediaFeatures: .mediaFeature
      case .colorFunctions: .colorFunction
      case .imageFunctions: .imageFunction
      case .filterFunctions: .filterFunction
      case .transformFunctions: .transformFunction
      case .numberFunctions: .numberFunction
      case .styleClasses: .styleClass
      case .styleNodes: .styleNode
      case .styleIDs: .styleID
      case .widgets: .node
      }
    }
  }

  /// The names of a list, sorted.
  public func names(_ terms: Terms) -> [String] { table.keys(terms.kind) }

  /// Whether a list has a name.
  public func has(_ name: String, in terms: Terms) -> Bool { table.has(terms.kind, name) }

  /// The CSS node of a type of widget, such as `button` for `GtkButton`.
  public func node(ofWidget type: String) -> String? { table.value(.node, type) }

  /// The nodes of a new widget, such as `checkbutton(check)`; `*` stands for more of the same.
  public func nodes(inWidget type: String) -> String? { table.value(.tree, type) }

  /// Every node: those of widgets, and those that the stylesheet names.
  public var nodes: [String] {
    let widgets = table.keys(.node).compactMap { table.value(.node, $0) }.filter { $0 != "(null)" }
    return names(inTrees: .node).union(widgets + table.keys(.styleNode)).sorted()
  }

  /// Every style class: those that widgets have, and those that the stylesheet names.
  public var classes: [String] {
    names(inTrees: .styleClass).union(table.keys(.styleClass)).sorted()
  }

  private enum TreeName {
    case node, styleClass
  }

  /// The names in the trees of new widgets, read as bytes: they are ASCII, and thousands.
  private func names(inTrees kind: TreeName) -> Set<String> {
    var names: Set<String> = []
    for tree in table.keys(.tree).compactMap({ table.value(.tree, $0) }) {
      for node in tree.utf8.split(whereSeparator: { " ()*".utf8.contains($0) }) {
        let parts = node.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        for name in kind == .node ? parts.prefix(1) : parts.dropFirst()
        where !name.isEmpty && name.allSatisfy(Self.isNameByte) {
          names.insert(String(Substring(name)))
        }
      }
    }
    return names
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// Whether a variable of `:root` wins over the named color that its stock value is.
  public var variablesBeatNames: Bool {
    table.value(.precedence, "name after variable") == "variable"
  }
}
