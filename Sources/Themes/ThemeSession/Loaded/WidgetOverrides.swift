import ThemeCSS
public import ThemeModel

/// The styles of single widgets, by their names, which win over any theme.
public struct WidgetOverrides: Hashable, Sendable {
  private var styles: [String: Style] = [:]

  public init() {}

  /// The style of a widget; empty if there is none.
  public subscript(widget: String) -> Style { styles[widget] ?? Style() }

  /// The names of the widgets with a style, sorted.
  public var widgets: [String] { styles.keys.sorted() }

  public var isEmpty: Bool { styles.isEmpty }

  /// Sets properties of a widget's style.
  public mutating func merge(_ style: Style, into widget: String) {
    var merged = self[widget]
    merged.merge(style)
    put(merged, for: widget)
  }

  /// Removes one property of a widget.
  public mutating func clear(_ property: StyleProperty, of widget: String) {
    var style = self[widget]
    style.clear(property)
    put(style, for: widget)
  }

  /// Removes the style of a widget.
  public mutating func clear(_ widget: String) {
    styles[widget] = nil
  }

  private mutating func put(_ style: Style, for widget: String) {
    styles[widget] = style.isEmpty ? nil : style
  }

  /// The stylesheet of the widgets for a theme as it is painted; a declaration with a color that
  /// the theme does not have is left out.
  func stylesheet(in theme: ResolvedTheme, seen vision: Vision) -> String {
    var sheet = WidgetStylesheet()
    for widget in widgets {
      sheet.add(widget, self[widget].declarations(in: theme, seen: vision))
    }
    return sheet.text
  }
}

extension Style {
  /// The declarations with the colors of a resolved theme, without those whose color it lacks.
  func declarations(in theme: ResolvedTheme, seen vision: Vision) -> [ResolvedDeclaration] {
    declarations.compactMap { declaration in
      let value: ResolvedValue
      switch declaration.value {
      case .role(let role): value = .color(theme[role])
      case .custom(let name):
        guard let color = theme[CustomColor(rawValue: name)] else { return nil }
        value = .color(color)
      default: value = declaration.value.mappingColors(vision.seen)
      }
      return ResolvedDeclaration(property: declaration.property, value: value)
    }
  }
}
