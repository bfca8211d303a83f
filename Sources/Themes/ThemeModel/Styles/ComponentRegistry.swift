/// The components that an app registers in Swift, or a theme and what it extends in their files.
///
/// A registry is a value. What reads themes is given the app's, and each theme carries its own, so
/// that two themes may know different components:
///
/// ```swift
/// var components = ComponentRegistry()
/// let gauge = try components.register("gauge", node: "gaugeview", properties: ["glow": .color])
/// var library = ThemeLibrary(userFolder: nil)
/// library.components = components
/// ```
public struct ComponentRegistry: Hashable, Sendable {
  /// The components, in the order in which they were registered.
  public private(set) var components: [Component] = []

  /// What their widgets have where no theme says otherwise.
  private(set) var defaults: [DefaultReader.Rule] = []

  public init() {}

  init(_ components: [Component]) { self.components = components }

  /// The component with a name.
  public subscript(name: String) -> Component? { components.first { $0.name == name } }

  /// Registers a component; its rules are those that themes have under its name in `[styles]`.
  ///
  /// - Parameters:
  ///   - name: The name as theme files spell it: small letters, digits and `-`.
  ///   - node: The CSS name of its widgets.
  ///   - summary: What it is, in a few words.
  ///   - properties: Its properties beyond those of CSS, and what their values are.
  ///   - defaults: What its widgets have where no theme says otherwise. Every rule that a theme has
  ///     for it wins over them.
  /// - Returns: The component, which selectors and `ResolvedTheme` take.
  /// - Throws: `ComponentError` where a name is taken or is none, or a default does not fit.
  @discardableResult public mutating func register(
    _ name: String, node: String, summary: String? = nil,
    properties: KeyValuePairs<String, OwnProperty.Kind> = [:], defaults: [ComponentDefault] = []
  ) throws(ComponentError) -> Component {
    try ComponentRegistry.check(name, node: node)
    if let other = components.first(where: { $0.name == name || $0.own?.node == node }) {
      throw .taken(name, by: other.name)
    }
    guard components.count < OwnComponent.limit else { throw .tooMany(OwnComponent.limit) }
    var own: [OwnProperty] = []
    for (property, kind) in properties {
      try ComponentRegistry.check(property: property, of: name)
      if own.contains(where: { $0.name == property }) { throw .taken(property, by: property) }
      guard own.count < OwnComponent.propertyLimit else {
        throw .tooMany(OwnComponent.propertyLimit)
      }
      own.append(OwnProperty(name: property, kind: kind, summary: nil, component: name))
    }
    let component = Component(
      OwnComponent(name: name, node: node, summary: summary, properties: own))
    var reader = DefaultReader(component)
    var rules: [DefaultReader.Rule] = []
    for rule in defaults { rules.append(try reader.read(rule)) }
    components.append(component)
    self.defaults += rules
    return component
  }

  private static func check(_ name: String, node: String) throws(ComponentError) {
    guard OwnName.isName(Array(name.utf8)[...]) else { throw .badName(name) }
    if Component(name: Array(name.utf8)[...]) != nil { throw .taken(name, by: name) }
    guard OwnComponent.isNode(node) else { throw .badNode(node) }
  }

  private static func check(property name: String, of component: String) throws(ComponentError) {
    guard OwnName.isName(Array(name.utf8)[...]) else { throw .badName(name) }
    if StyleProperty(name: Array(name.utf8)[...]) != nil { throw .taken(name, by: name) }
    if let role = ExportedNames.role(exportedAs: "\(component)-\(name)") {
      throw .taken("\(component)-\(name)", by: role.name)
    }
  }
}

/// Why a component cannot be registered.
public enum ComponentError: Error, Hashable, CustomStringConvertible {
  /// The name is no name of small letters, digits and `-`.
  case badName(String)

  /// CSS cannot hold the name as that of a node.
  case badNode(String)

  /// Something else has the name already.
  case taken(String, by: String)

  /// There are as many as there can be.
  case tooMany(Int)

  /// A property cannot have what it is given by default, for a reason.
  case badDefault(String, String)

  public var description: String {
    switch self {
    case .badName(let name):
      "expected a name of small letters, digits and '-' that begins with a letter, not '\(name)'"
    case .badNode(let node):
      "expected the name of a node, of letters, digits, '-' and '_', not '\(node)'"
    case .taken(let name, let other):
      name == other ? "'\(name)' is taken" : "'\(name)' is taken by '\(other)'"
    case .tooMany(let limit): "there are at most \(limit)"
    case .badDefault(let property, let reason): "the default of '\(property)': \(reason)"
    }
  }
}
