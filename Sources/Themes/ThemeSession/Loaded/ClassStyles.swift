import ThemeCSS
package import ThemeModel

/// The styles of style classes, each for some states, which win over any theme.
///
/// Widgets of apps are selected by a style class of their own: the app may already use the widget's
/// name.
package struct ClassStyles: Hashable, Sendable {
  private struct Key: Hashable {
    let styleClass: String
    let states: StateSet
  }

  private var styles: [Key: Style] = [:]

  package init() {}

  /// Sets properties of a class in some states; the others stay.
  package mutating func merge(_ style: Style, into styleClass: String, in states: StateSet) {
    guard !style.isEmpty else { return }
    styles[Key(styleClass: styleClass, states: states), default: Style()].merge(style)
  }

  /// Removes the styles of a class in all states.
  package mutating func clear(_ styleClass: String) {
    styles = styles.filter { $0.key.styleClass != styleClass }
  }

  /// The stylesheet for a theme as it is painted: rules with fewer states first.
  func stylesheet(in theme: ResolvedTheme, seen vision: Vision) -> String {
    var sheet = WidgetStylesheet()
    let order = { (key: Key) in
      (key.states.rawValue.nonzeroBitCount, key.states.rawValue, key.styleClass)
    }
    for (key, style) in styles.sorted(by: { order($0.key) < order($1.key) }) {
      sheet.add(
        styleClass: key.styleClass, in: key.states, style.declarations(in: theme, seen: vision))
    }
    return sheet.text
  }
}
