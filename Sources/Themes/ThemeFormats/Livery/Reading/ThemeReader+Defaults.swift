import ThemeModel
import ThemeSource

extension ThemeReader {
  /// Reads the defaults of the file's components, for themes that do not style them.
  ///
  /// A key is a property of the component itself, or a key as in `[styles]` about the component.
  mutating func readDefaults(to values: inout [AppearanceValue<StyleValue>]) {
    guard let table = document.root["components"], table.kind == .table else { return }
    for node in table.children {
      guard node.kind == .table, let defaults = node["defaults"],
        let component = components.first(where: { $0.name == node.key })
      else { continue }
      guard defaults.kind == .table else {
        reportType(defaults, expected: "a table of properties, such as { radius = 6 }")
        continue
      }
      let rules = defaults.children.filter { isRule($0, of: component) }
      let ranges = Set(rules.map(\.keyRange))
      add(
        defaults.children.filter { !ranges.contains($0.keyRange) },
        of: StyleSelector([StyleSelector.Step(component)]), in: defaults, to: &values)
      for rule in rules { readDefault(rule, of: component, to: &values) }
    }
  }

  /// Whether a key names components, and is not a property of the component.
  private func isRule(_ node: SourceNode, of component: Component) -> Bool {
    let name = node.keyBytes
    guard StyleProperty(name: name) == nil, component.own?.property(named: name) == nil else {
      return false
    }
    return name.contains(UInt8(ascii: " ")) || name.contains(UInt8(ascii: ":"))
      || Component(name: name) != nil || components.contains { $0.name == node.key }
  }

  private mutating func readDefault(
    _ node: SourceNode, of component: Component, to values: inout [AppearanceValue<StyleValue>]
  ) {
    guard let selector = selector(node) else { return }
    guard selector.subject.component == component else {
      report(
        .component, at: node.keyLocation,
        "expected a rule about '\(component.name)', such as 'card \(component.name)' or "
          + "'\(component.name):hover'")
      return
    }
    guard node.kind == .table else {
      reportType(node, expected: "a table of properties, such as { radius = 6 }")
      return
    }
    add(Array(node.children), of: selector, in: node, to: &values)
  }

  private mutating func add(
    _ members: [SourceNode], of selector: StyleSelector, in table: SourceNode,
    to values: inout [AppearanceValue<StyleValue>]
  ) {
    guard !members.isEmpty else { return }
    let declarations = appendDeclarations(members, of: selector, in: table, to: &values)
    builder.layer.defaultRules.append(
      StyleRule(selector: selector, declarations: declarations, range: table.keyRange))
  }
}
