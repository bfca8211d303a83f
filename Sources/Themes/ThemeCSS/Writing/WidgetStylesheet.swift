public import ThemeModel

/// The styles of single widgets, selected by their names: `#name { ... }`.
///
/// In GTK a name wins over all classes of the same provider, and a later provider over an earlier
/// one of the same priority, so this must be added after the theme's own.
public struct WidgetStylesheet: Sendable {
  private var writer = StylesheetWriter()

  public init() {}

  /// Adds a rule; does nothing if the name is empty or there are no declarations.
  public mutating func add(_ name: String, _ declarations: [ResolvedDeclaration]) {
    writer.append(widget: name, declarations)
  }

  /// Adds a rule for the widgets of a style class in all of some states.
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
