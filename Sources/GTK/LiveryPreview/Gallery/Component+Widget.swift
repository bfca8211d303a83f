import LiveryAdwaita
import ThemeCSS
import ThemeModel

extension Component {
  private static let widgetSelectors: [(component: Component, selectors: [WidgetSelector])] =
    Component.known.map { component in
      (
        component,
        component.selectors.compactMap { WidgetSelector(String(decoding: $0.text, as: UTF8.self)) }
      )
    }

  /// The component that a specimen is, or the first of its parts that is one.
  static func of(_ specimen: Widget) -> Component? {
    // Of several, the later one of the table says more.
    ([specimen] + specimen.descendants).lazy.compactMap { widget in
      widgetSelectors.last { $0.selectors.contains { $0.matches(widget) } }?.component
    }.first
  }
}
