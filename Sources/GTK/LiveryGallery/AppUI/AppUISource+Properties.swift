import LiveryAdwaita

extension AppUISource {
  /// The elements whose value needs no function.
  private static let expressions = ["constant", "lookup", "try"]

  /// The element shown for a property of a type; `nil` for nothing.
  mutating func shownProperty(_ property: MarkupElement, of type: String) -> MarkupElement? {
    let kind = kind(of: property["name"], in: type)
    guard kind != .refused else { return nil }
    if let source = property["bind-source"] {
      // A binding may also set its source.
      let name = property["bind-property"] ?? property["name"]
      let other = self.kind(of: name, in: document.types[source] ?? "")
      guard mayBeBound(kind), mayBeBound(other) else {
        return addBinding(property)
      }
      let isMutual = property["bind-flags"]?.contains("bidirectional") == true
      guard follows(property, [.init(of: source, name ?? "")], isMutual: isMutual) else {
        return nil
      }
    }
    let children = property.children
    guard !children.isEmpty else { return literal(property, kind) }
    // A text in addition to the children could name a file.
    var property = property
    property.content.removeAll { if case .text = $0 { true } else { false } }
    guard let object = children.first(where: { $0.name == "object" }) else {
      return isShown(expressions: children) ? property : nil
    }
    // A label can replace only a widget, and only in a child.
    guard isAvailable(self.type(of: object), object.line) else { return nil }
    return shownContent(property, in: type)
  }

  /// Adds a finding that a property has no value, since the value would come from another place.
  private mutating func addBinding(_ element: MarkupElement) -> MarkupElement? {
    let name = element["name"] ?? ""
    add("'\(name)' cannot be bound in a file that is previewed", element.line)
    return nil
  }

  /// The element shown for a property that follows an expression; `nil` for nothing.
  mutating func shownBinding(_ binding: MarkupElement, of type: String) -> MarkupElement? {
    guard mayBeBound(kind(of: binding["name"], in: type)) else {
      return addBinding(binding)
    }
    guard isShown(expressions: binding.children),
      follows(binding, binding.lookups(in: document.owner))
    else { return nil }
    return binding
  }

  /// Adds that a property follows others; if it cannot, a finding gives the reason.
  private mutating func follows(
    _ element: MarkupElement, _ others: [BindingGraph.Property], isMutual: Bool = false
  ) -> Bool {
    let name = element["name"] ?? ""
    do throws(BindingGraph.Refusal) {
      try document.bindings.bind(.init(of: document.owner, name), to: others, isMutual: isMutual)
      return true
    } catch {
      switch error {
      case .itself: add("'\(name)' would follow itself", element.line)
      case .tooMany:
        add(
          "the properties of the file follow more than \(BindingGraph.limit) others", element.line)
      }
      return false
    }
  }

  /// The element shown for a value that a breakpoint sets; `nil` for nothing.
  mutating func shownSetter(_ setter: MarkupElement) -> MarkupElement? {
    let type = setter["object"].flatMap { document.types[$0] } ?? ""
    return literal(setter, kind(of: setter["property"], in: type))
  }

  /// The element shown for a model with columns: it may contain pictures, which are files.
  mutating func shownStore(_ store: MarkupElement) -> MarkupElement {
    let lists = store.children.filter { ["columns", "data"].contains($0.name) }
    let types = lists.first.map { $0.children.map { $0.name == "column" ? $0["type"] ?? "" : "" } }
    // If GTK counted columns in another way, a text could become a file's name.
    guard lists.map(\.name) == ["columns", "data"], let types, !types.isEmpty,
      types.allSatisfy(BuilderCatalogue.isOfColumns)
    else {
      if let data = lists.first(where: { $0.name == "data" }) {
        add("expected one list of known columns before 'data'", data.line)
      }
      return store.mapElements("data") { _ in nil }.mapElements("col") { _ in nil }
    }
    let kinds = types.map(BuilderCatalogue.kind(ofValuesOf:))
    return store.mapElements("col") { column in
      guard let index = column["id"].flatMap({ Int($0) }), kinds.indices.contains(index) else {
        return nil
      }
      return literal(column, kinds[index])
    }
  }

  /// Whether all of some expressions can be evaluated without the program; if not, a finding gives
  /// the reason.
  private mutating func isShown(expressions: [MarkupElement]) -> Bool {
    for expression in expressions.flatMap(\.all) {
      if expression.name == "closure" {
        addFunction(expression["function"] ?? "", expression.line)
        return false
      }
      guard Self.expressions.contains(expression.name) else {
        add("'\(expression.name)' is no expression", expression.line)
        return false
      }
      guard let type = expression["type"] else { continue }
      guard BuilderCatalogue.isKnown(type) else {
        _ = isAvailable(type, expression.line)
        return false
      }
      if expression.name == "constant", BuilderCatalogue.kind(ofValuesOf: type) != .plain,
        !isObject(expression.text)
      {
        add("'\(expression.text)' is not read: only a property names a file", expression.line)
        return false
      }
    }
    return true
  }

  private func kind(of name: String?, in type: String) -> BuilderCatalogue.PropertyKind {
    name.flatMap { BuilderCatalogue.kind(of: $0, in: type) } ?? .plain
  }

  /// Whether a property may follow another: not a text property, which could name a file.
  private func mayBeBound(_ kind: BuilderCatalogue.PropertyKind) -> Bool {
    kind == .plain || kind == .picture
  }
}

extension MarkupElement {
  /// Replaces each descendant element with a name by the result of `body`.
  fileprivate func mapElements(
    _ name: String, _ body: (MarkupElement) -> MarkupElement?
  ) -> MarkupElement {
    mapChildren { $0.name == name ? body($0) : $0.mapElements(name, body) }
  }
}
