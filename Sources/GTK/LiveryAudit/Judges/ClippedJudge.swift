import LiveryAdwaita
import LiveryRendering
import ThemeSource

/// Text of which a part is cut off, or replaced by an ellipsis, as it is not in stock Adwaita.
struct ClippedJudge: FaultJudge {
  /// How many px of a text may be cut off: glyphs have some room above and below.
  private static let room = 2.0

  func faults(in sight: PageSight) -> [Fault] {
    guard sight.view.state == .normal, let stock = sight.stock else { return [] }
    return cut(in: sight.view, stock) + shortened(in: sight.view, stock)
  }

  private func cut(in view: PageView, _ stock: PageView) -> [Fault] {
    view.keys.compactMap { key, foreground in
      guard key.kind == .text, let widget = foreground.widgets.last,
        let usual = stock.foreground(key)
      else {
        return nil
      }
      let (amount, most) = (amount(of: foreground, in: view), self.amount(of: usual, in: stock))
      guard amount > most + Self.room else { return nil }
      return Fault(
        kind: .clipped, severity: .warning, widget: widget, area: foreground.area,
        measure: FaultMeasure(value: amount, stock: most, minimum: 0), foreground: foreground,
        stockForeground: usual)
    }
  }

  /// How many px of a text are cut off, and cannot be scrolled to.
  private func amount(of foreground: SeenForeground, in view: PageView) -> Double {
    foreground.cuts.filter { !view.tree.nodes[$0.widget].scrolls }
      .map(\.amount).max() ?? 0
  }

  private func shortened(in view: PageView, _ stock: PageView) -> [Fault] {
    view.ellipsized.subtracting(stock.ellipsized).compactMap { key in
      guard let widget = view.widget(key), stock.widget(key) != nil,
        let place = view.places[widget], let usual = stock.place(of: key)
      else { return nil }
      return Fault(
        kind: .clipped, severity: .warning, widget: widget, area: place,
        measure: FaultMeasure(value: place.width, stock: usual.width, minimum: usual.width))
    }.sorted { $0.widget < $1.widget }
  }
}

extension WidgetTree.Node {
  /// Whether the widget shows a part of what it holds, and lets people move it.
  var scrolls: Bool { Self.scrolling.contains(name) }

  private static let scrolling: Set<String> = [
    "viewport", "scrolledwindow", "listview", "gridview", "columnview", "textview", "text",
    "treeview", "iconview", "carousel", "tabbox", "tabbar", "revealer", "stack", "flap", "leaflet",
    "window", "sheet",
  ]
}
