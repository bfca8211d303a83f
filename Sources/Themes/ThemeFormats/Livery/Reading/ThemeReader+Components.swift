import ThemeModel
import ThemeSource

extension ThemeReader {
  /// Registers the components of the file, each with its properties.
  mutating func readComponents() {
    guard let table = table("components") else { return }
    for node in table.children {
      guard isComponentName(node) else { continue }
      guard node.kind == .table else {
        reportType(node, expected: "a table, such as { node = \"gaugeview\" }")
        continue
      }
      let own = component(node)
      let others = builder.components.compactMap(\.own)
      if let known = others.first(where: { $0.name == own.name }) {
        // An app, a theme that comes with it and that theme's base may all register the same
        // component.
        report(own, differingFrom: known, in: node)
        continue
      }
      if let other = others.first(where: { $0.node == own.node }) {
        report(
          .taken, at: (node["node"] ?? node).location,
          "the node '\(own.node)' is that of '\(other.name)' already")
      }
      guard others.count < OwnComponent.limit else {
        return report(
          .range, at: node.keyLocation,
          "a theme and what it extends register at most \(OwnComponent.limit) components")
      }
      builder.layer.components.append(Component(own))
    }
  }

  /// Reports each key in which a component differs from the registered one with its name.
  private mutating func report(
    _ own: OwnComponent, differingFrom known: OwnComponent, in node: SourceNode
  ) {
    for key in own.differences(from: known) {
      let wanted =
        key == "node"
        ? "\"\(known.node)\""
        : "{ \(known.properties.map { "\($0.name) = \"\($0.kind.rawValue)\"" }.joined(separator: ", ")) }"
      report(
        .taken, at: (node[key] ?? node).keyLocation,
        "'\(own.name)' is registered already, by what the theme extends or by the app, with another "
          + "'\(key)': expected '\(key) = \(wanted)'")
    }
  }

  /// Whether a name is valid for a component: well formed, and not that of a built-in one.
  private mutating func isComponentName(_ node: SourceNode) -> Bool {
    guard OwnName.isName(node.keyBytes) else {
      report(.key, at: node.keyLocation, ComponentError.badName(node.key).description)
      return false
    }
    guard Component(name: node.keyBytes) == nil else {
      report(
        .taken, at: node.keyLocation,
        "'\(node.key)' is a component that every theme knows; choose another name")
      return false
    }
    return true
  }

  private mutating func component(_ node: SourceNode) -> OwnComponent {
    var name = node.key
    var (summary, properties): (String?, [OwnProperty]) = (nil, [])
    for member in node.children {
      switch member.key {
      case "node": name = nodeName(member) ?? name
      case "summary": summary = string(member)
      case "properties": properties = ownProperties(member, of: node.key)
      // They may name any component, so they are read after all are known.
      case "defaults": break
      default:
        reportUnknown(
          .key, "a component has no", member,
          among: ["node", "summary", "properties", "defaults"], in: node)
      }
    }
    if node["node"] == nil, !node.isUnreadable("node") {
      report(
        .missingKey, at: node.keyLocation,
        "expected 'node = \"...\"', the CSS name of the component's widgets")
    }
    return OwnComponent(name: node.key, node: name, summary: summary, properties: properties)
  }

  private mutating func nodeName(_ node: SourceNode) -> String? {
    guard let text = string(node) else { return nil }
    if OwnComponent.isNode(text) { return text }
    report(.range, at: node.location, ComponentError.badNode(text).description)
    return nil
  }
}

// MARK: - Properties

extension ThemeReader {
  /// The properties of a component: a table of kinds by name, or an array of tables with both.
  private mutating func ownProperties(_ node: SourceNode, of component: String) -> [OwnProperty] {
    var properties: [OwnProperty] = []
    switch node.kind {
    case .table:
      for member in node.children {
        let name = (member.key, member.keyLocation)
        add(member, named: name, of: component, to: &properties)
      }
    case .array:
      for element in node.children {
        guard element.kind == .table, let name = element["name"] else {
          let expected = "a table with its name, such as { name = \"glow\", kind = \"color\" }"
          if element.kind == .table {
            report(.missingKey, at: element.location, "expected \(expected)")
          } else {
            reportType(element, expected: expected)
          }
          continue
        }
        guard let text = string(name) else { continue }
        add(element, named: (text, name.location), of: component, to: &properties)
      }
    default: reportType(node, expected: "a table, such as { glow = \"color\" }")
    }
    return properties
  }

  private mutating func add(
    _ node: SourceNode, named name: (text: String, location: SourceLocation), of component: String,
    to properties: inout [OwnProperty]
  ) {
    guard isFree(name.text, at: name.location, of: component, among: properties) else { return }
    var (kind, summary): (OwnProperty.Kind?, String?) = (nil, nil)
    if node.kind == .table {
      for member in node.children {
        switch member.key {
        case "kind": kind = kindOfProperty(member)
        case "summary": summary = string(member)
        case "name" where node.keyRange.isEmpty: break
        default:
          reportUnknown(
            .key, "a property has no", member, among: ["kind", "summary"], in: node)
        }
      }
      if node["kind"] == nil {
        report(.missingKey, at: node.location, "expected 'kind = \"...\"', what its values are")
      }
    } else {
      kind = kindOfProperty(node)
    }
    guard let kind else {
      // Rules that set it are not reported as errors as well.
      unreadProperties.insert("\(component) \(name.text)")
      return
    }
    properties.append(
      OwnProperty(name: name.text, kind: kind, summary: summary, component: component))
  }

  private mutating func kindOfProperty(_ node: SourceNode) -> OwnProperty.Kind? {
    choice(node, of: OwnProperty.Kind.allCases.map(\.rawValue)).flatMap(OwnProperty.Kind.init)
  }

  /// Whether a property of a component can have a name.
  private mutating func isFree(
    _ name: String, at location: SourceLocation, of component: String, among others: [OwnProperty]
  ) -> Bool {
    let bytes = Array(name.utf8)[...]
    let problem: (RuleID, String)? =
      if !OwnName.isName(bytes) {
        (.key, ComponentError.badName(name).description)
      } else if StyleProperty(name: bytes) != nil {
        (.taken, "'\(name)' is a property that every component has; choose another name")
      } else if others.contains(where: { $0.name == name }) {
        (.taken, "'\(name)' is here twice")
      } else if let role = ExportedNames.role(exportedAs: "\(component)-\(name)") {
        (
          .taken,
          "the variable '--\(component)-\(name)' is that of the role '\(role.name)'; choose another name"
        )
      } else if builder.isCustom(Array("\(component)-\(name)".utf8)[...]) {
        (.taken, "the variable '--\(component)-\(name)' is that of a color; choose another name")
      } else if others.count == OwnComponent.propertyLimit {
        (.range, "a component has at most \(OwnComponent.propertyLimit) properties of its own")
      } else {
        nil
      }
    guard let problem else { return true }
    report(problem.0, at: location, problem.1)
    return false
  }
}
