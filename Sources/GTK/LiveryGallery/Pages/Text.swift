import LiveryAdwaita
import ThemeColor
import ThemeModel
import ThemeSession

extension BuiltPage {
  func prepareText() {
    guard let view = widget("text-view", as: TextView.self) else { return }
    view.tag("link", on: "the packet from Bergen")
    view.tag("misspelled", on: "rok")
    view.tag("strong", on: "16:52")
    view.select("burned clear all night")
    paint(view, ["link": .link])
    onPaint { view.setUnderline(ofTag: "misspelled", to: $0.painted[.error].gtkText) }
  }

  /// Sets the colors of a text's tags to those of roles, in every theme.
  func paint(_ view: TextView, _ roles: KeyValuePairs<String, ColorRole>) {
    onPaint { loadedTheme in
      for (tag, role) in roles { view.setColor(ofTag: tag, to: loadedTheme.painted[role].gtkText) }
    }
  }
}
