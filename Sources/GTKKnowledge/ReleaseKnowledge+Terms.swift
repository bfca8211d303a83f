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
    return Set(widgets + table.keys(.styleNode) + namesInTrees(after: nil)).sorted()
  }

  /// Every style class: those that widgets have, and those that the stylesheet names.
  public var classes: [String] {
    Set(table.keys(.styleClass) + namesInTrees(after: ".")).sorted()
  }

  /// The names in the trees of new widgets after a sign; without one, those of nodes.
  private func namesInTrees(after sign: Character?) -> [String] {
    table.keys(.tree).compactMap { table.value(.tree, $0) }.flatMap { tree in
      tree.split { " ()*".contains($0) }.flatMap { node in
        let names = node.split(separator: ".", omittingEmptySubsequences: false)
        return (sign == nil ? names.prefix(1) : names.dropFirst()).map(String.init)
      }
    }.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } && !$0.isEmpty }
  }

  /// Whether a variable of `:root` wins over the named color that its stock value is.
  public var variablesBeatNames: Bool {
    table.value(.precedence, "name after variable") == "variable"
  }
}
