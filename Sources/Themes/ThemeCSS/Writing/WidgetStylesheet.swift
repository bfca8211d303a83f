public import ThemeModel

/// What single widgets look like, found by their names: `#name { ... }`.
///
/// GTK lets a name win over all classes of the same provider, and a provider that was added later
/// over one of the same priority, so this belongs after the theme's own.
public struct WidgetStylesheet: Sendable {
  private var writer = StylesheetWriter()

  public init() {}

  /// Adds a rule; nothing where the name is empty or nothing is declared.
  public mutating func add(_ name: String, _ declarations: [ResolvedDeclaration]) {
    writer.append(widget: name, declarations)
  }

  /// Adds a rule for the widgets of a style class while they are in all of some states.
  package mutating func add(
    styleClass: String, in states: StateSet, _ declarations: [ResolvedDeclaration]
  ) {
    writer.append(styleClass: styleClass, in: states, declarations)
  }

  /// Adds a rule for all widgets.
  package mutating func addToAll(_ declarations: [ResolvedDeclaration]) {
    writer.append(all: declarations)
  }

  public var text: String { String(decoding: writer.bytes, as: UTF8.self) }
}
