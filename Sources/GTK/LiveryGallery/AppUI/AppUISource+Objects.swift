import LiveryAdwaita

extension AppUISource {
  /// The element shown for an element in an object of a type; `nil` for nothing.
  mutating func shown(_ element: MarkupElement, in type: String?) -> MarkupElement? {
    switch element.name {
    case "signal", "requires", "interface", "closure", "constant", "lookup": nil
    case "child": shownChild(element, of: type)
    case "object": shownObject(element, id: element["id"])
    case "template" where document.isOfRows: shownRow(element)
    case "template": shownObject(element, id: element["class"])
    case "property": shownProperty(element, of: type ?? "")
    case "binding": shownBinding(element, of: type ?? "")
    case "setter": shownSetter(element)
    default: shownContent(element, in: type)
    }
  }

  mutating func shownContent(_ element: MarkupElement, in type: String?) -> MarkupElement {
    element.mapChildren { shown($0, in: type) }
  }

  /// The types that a list fills from a template of rows; all but the first are new in GTK 4.12.
  private static let rowTypes = [
    "GtkListItem", "GtkListHeader", "GtkColumnViewCell", "GtkColumnViewRow",
  ]

  /// The element shown for a template of rows: the first one that is for a list.
  private mutating func shownRow(_ template: MarkupElement) -> MarkupElement? {
    let type = template["class"] ?? ""
    guard Self.rowTypes.contains(type) else {
      add("'\(type)' is no row of a list", template.line)
      return nil
    }
    guard !document.hasRow else {
      add("a list has one template of rows", template.line)
      return nil
    }
    document.hasRow = true
    return shownContent(template, in: type, owner: type)
  }

  /// The element shown for a child of an object of a type; `nil` for nothing.
  private mutating func shownChild(_ child: MarkupElement, of type: String?) -> MarkupElement? {
    if let type, !BuilderCatalogue.hasChildren(type) {
      add("a '\(type)' has no children", child.line)
      return nil
    }
    return shownContent(child, in: type)
  }

  /// The element shown for an object with or without an ID.
  mutating func shownObject(_ element: MarkupElement, id: String?) -> MarkupElement? {
    let type = type(of: element)
    guard isAvailable(type, element.line) else { return placeholder(for: type, id, element) }
    if let function = element["type-func"] { addFunction(function, element.line) }
    if rowDepth == 0 { objectCount += 1 } else { rowObjectCount += copies }
    var object = element
    object.name = "object"
    object.attributes = [.init("class", type)] + (id.map { [.init("id", $0)] } ?? [])
    if BuilderCatalogue.isStore(type) { object = shownStore(object) }
    return shownContent(object, in: type, owner: id)
  }

  /// The content shown for an object of a type with an ID.
  private mutating func shownContent(
    _ object: MarkupElement, in type: String, owner id: String?
  ) -> MarkupElement {
    let outer = document.owner
    defer { document.owner = outer }
    // No ID has a null character, which XML does not.
    document.owner = id ?? "\0\(objectCount + rowObjectCount)"
    return shownContent(object, in: type)
  }

  /// Whether objects of a type can be shown; if not, a finding gives the reason.
  mutating func isAvailable(_ type: String, _ line: Int) -> Bool {
    switch BuilderCatalogue.availability(of: type) {
    case .available: return true
    case .abstract: add("'\(type)' is only the parent of other types", line)
    case .refused: add("'\(type)' is not allowed in a file that is previewed", line)
    case .missing: add("no type is called '\(type)'", line)
    }
    return false
  }

  /// The type that is created for an object or a template.
  func type(of element: MarkupElement) -> String {
    element[element.name == "template" ? "parent" : "class"] ?? ""
  }

  /// Adds a finding that a function is not called.
  mutating func addFunction(_ name: String, _ line: Int) {
    add("'\(name)' is a function of the program, which is not here", line)
  }

  private func placeholder(
    for type: String, _ id: String?, _ element: MarkupElement
  ) -> MarkupElement {
    let line = element.line
    let name = type.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return MarkupElement(
      "object", [.init("class", "GtkLabel")] + (id.map { [.init("id", $0)] } ?? []), line: line,
      content: [
        .element(
          MarkupElement("property", [.init("name", "label")], line: line).withText(name)),
        // Most apps give their widgets this name, so that a component's rules apply.
        .element(
          MarkupElement("property", [.init("name", "css-name")], line: line)
            .withText(name.lowercased())),
        .element(
          MarkupElement(
            "style", line: line,
            content: [
              .element(MarkupElement("class", [.init("name", "dim-label")], line: line))
            ])),
      ])
  }
}
