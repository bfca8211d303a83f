extension ReleaseKnowledge {
  /// A list of names that the release has.
  public enum Terms: CaseIterable, Sendable {
    case properties
    /// Pseudo-classes, including those with arguments.
    case pseudoClasses, pseudoClassFunctions
    case atRules, mediaFeatures
    case colorFunctions, imageFunctions, filterFunctions, transformFunctions, numberFunctions
    /// Style classes, nodes and IDs in libadwaita's stylesheet, or in GTK's own for GTK 3.
    case styleClasses, styleNodes, styleIDs
    /// Colors that the stylesheet of GTK 3 defines.
    case styleColors
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
      case .styleColors: .styleColor
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

  /// The nodes of a new widget, such as `checkbutton(check)`; `*` means that there may be more of
  /// the same.
  public func nodes(inWidget type: String) -> String? { table.value(.tree, type) }

  /// All nodes: those of widgets, and those that the stylesheet names.
  public var nodes: [String] {
    let widgets = table.keys(.node).compactMap { table.value(.node, $0) }.filter { $0 != "(null)" }
    return names(inTrees: .node).union(widgets + table.keys(.styleNode)).sorted()
  }

  /// All style classes: those of widgets, and those that the stylesheet names.
  public var classes: [String] {
    names(inTrees: .styleClass).union(table.keys(.styleClass)).sorted()
  }

  /// The types of widgets with a node of this name, and those that contain such nodes.
  public func widgets(ofNode name: String) -> (own: [String], inside: [String]) {
    let own = names(.widgets).filter { node(ofWidget: $0) == name }
    return (own, widgets(in: .node, name).filter { !own.contains($0) })
  }

  /// The types of widgets that have a style class initially, themselves or in a part.
  public func widgets(ofStyleClass name: String) -> [String] { widgets(in: .styleClass, name) }

  private func widgets(in kind: TreeName, _ name: String) -> [String] {
    table.keys(.tree).filter { type in
      table.value(.tree, type).map { Self.names(in: $0, kind).contains(name) } ?? false
    }
  }

  private enum TreeName {
    case node, styleClass
  }

  private func names(inTrees kind: TreeName) -> Set<String> {
    table.keys(.tree).compactMap { table.value(.tree, $0) }.reduce(into: []) { names, tree in
      names.formUnion(Self.names(in: tree, kind))
    }
  }

  /// The names in the tree of a new widget, read as bytes: they are ASCII, and thousands.
  private static func names(in tree: String, _ kind: TreeName) -> [String] {
    tree.utf8.split(whereSeparator: { " ()*".utf8.contains($0) }).flatMap { node in
      let parts = node.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      return (kind == .node ? parts.prefix(1) : parts.dropFirst())
        .filter { !$0.isEmpty && $0.allSatisfy(isNameByte) }.map { String(Substring($0)) }
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// Whether a variable of `:root` wins over the named color that is its default value.
  public var variablesBeatNames: Bool {
    table.value(.precedence, "name after variable") == "variable"
  }
}
