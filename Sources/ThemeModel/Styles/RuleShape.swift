/// What of a rule is the same in every appearance: what it is about and the selectors that say so.
public struct RuleShape: Hashable, Sendable {
  public let selector: StyleSelector

  /// The classes that are added so that the rule wins over those before it.
  public let padding: Int

  /// What the block for the component's own node begins with, in UTF-8: an empty line, the
  /// selectors, a comma and a line's end between them, and a brace.
  public let opening: [UInt8]

  /// The properties that other nodes show.
  public let parts: [Part]

  /// Declarations of GTK's CSS, instead of any of the theme's, that bring back the look of a state.
  public let restored: String?

  /// The block that stands in for a role's color on surfaces that are dark in every scheme, in UTF-8;
  /// empty for most.
  package let onDarkSurfaces: [UInt8]

  /// Whether it is about Livery's own sample of a view, or something inside it.
  package let isAboutSample: Bool

  /// A property that another node shows, in a block of its own.
  public struct Part: Hashable, Sendable {
    public let property: StyleProperty

    /// What the block begins with, up to the value: the selectors, a brace, and the property of
    /// GTK's that it is there.
    public let opening: [UInt8]
  }

  init(_ selector: StyleSelector, padding: Int = 0, restored: String? = nil) {
    self.selector = selector
    self.padding = padding
    self.restored = restored
    isAboutSample = selector.steps.contains { $0.component == .box }
    let list = SelectorList(selector, padding: padding)
    let states = selector.subject.states
    let component = selector.subject.component.definition
    opening = list.opening(of: component.selectors, in: states, control: .innermost)
    let isAlone = selector.steps.count == 1 && states.isEmpty
    onDarkSurfaces = isAlone ? RuleShape.onDarkSurfaces(component) : []
    parts = component.parts.map { part in
      let opening = list.opening(
        of: part.selectors, in: states, control: part.control,
        includesContainers: part.isInherited)
      return Part(property: part.property, opening: opening + "  \(part.cssName): ".utf8)
    }
  }

  /// What libadwaita paints dark whether or not the scheme is, and what lies inside it light.
  private static let darkSurfaces = [".osd", "toast", "tooltip"]

  private static func onDarkSurfaces(_ component: Component.Definition) -> [UInt8] {
    guard !component.onDarkSurfaces.isEmpty else { return [] }
    let selectors = darkSurfaces.flatMap { surface in
      component.selectors.map { "\(surface) \(String(decoding: $0.text, as: UTF8.self))" }
    }
    let block = "\(selectors.joined(separator: ",\n")) {\n  \(component.onDarkSurfaces)\n}\n"
    return Array("\n\(block)".utf8)
  }

  /// The bytes of all that blocks begin with.
  var size: Int { parts.reduce(opening.count) { $0 + $1.opening.count } }

  /// The shapes of rules for a component without states or others around it, by its raw value.
  static let plain = Component.allCases.map { RuleShape(StyleSelector([StyleSelector.Step($0)])) }
}
