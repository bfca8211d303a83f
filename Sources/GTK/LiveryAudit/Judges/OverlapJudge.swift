import LiveryAdwaita
import LiveryRendering
import ThemeSource

/// Texts that lie over each other or over icons, as they do not in stock Adwaita.
struct OverlapJudge: FaultJudge {
  /// How many px texts may share: glyphs have some room around them.
  private static let room = 3.0

  func faults(in sight: PageSight) -> [Fault] {
    guard sight.view.state == .normal, let stock = sight.stock else { return [] }
    let texts = sight.view.keys.sorted {
      ($0.foreground.area.top, $0.foreground.area.left) < (
        $1.foreground.area.top, $1.foreground.area.left
      )
    }
    return texts.indices.flatMap { index in
      texts[(index + 1)...].prefix { $0.foreground.area.top < texts[index].foreground.area.bottom }
        .compactMap { fault(of: texts[index], $0, beside: stock) }
    }
  }

  private func fault(
    of first: (key: ForegroundKey, foreground: SeenForeground),
    _ second: (key: ForegroundKey, foreground: SeenForeground),
    beside stock: PageView
  ) -> Fault? {
    guard first.key.widget != second.key.widget,
      first.key.kind == .text || second.key.kind == .text,
      let widget = second.foreground.widgets.last
    else {
      return nil
    }
    let shared = first.foreground.area.intersection(second.foreground.area)
    let amount = min(shared.width, shared.height)
    guard amount > Self.room, let one = stock.foreground(first.key),
      let other = stock.foreground(second.key)
    else { return nil }
    let usual = one.area.intersection(other.area)
    let most = max(0, min(usual.width, usual.height))
    guard amount > most + Self.room else { return nil }
    return Fault(
      kind: .overlap, severity: .warning, widget: widget, area: shared,
      measure: FaultMeasure(value: amount, stock: most, minimum: 0), foreground: second.foreground,
      stockForeground: other)
  }
}
