import LiveryAdwaita
import LiveryRendering
import ThemeColor
import ThemeLint
import ThemeSource

/// Text and icons that cannot be told from what lies under them.
struct ContrastJudge: FaultJudge {
  func faults(in sight: PageSight) -> [Fault] {
    sight.view.keys.compactMap { fault(of: $1, $0, in: sight) } + lost(in: sight)
  }

  private func fault(of foreground: SeenForeground, _ key: ForegroundKey, in sight: PageSight)
    -> Fault?
  {
    guard let widget = foreground.widgets.last else { return nil }
    let view = sight.view
    if view.state != .normal, let normal = sight.normal.foreground(key),
      normal.looksLike(foreground)
    {
      return nil
    }
    let level = level(of: foreground, in: view)
    // What cannot be read without it needs no second word for what the state makes of it.
    if view.state == .disabled || view.state == .backdrop,
      let normal = sight.normal.foreground(key),
      normal.ratio
        < self.level(of: normal, isPlain: true, in: view)
        .minimum(inHighContrast: sight.isHighContrast)
    {
      return nil
    }
    let minimum = level.minimum(inHighContrast: sight.isHighContrast)
    // What rounding does to the last digits is no fault.
    guard foreground.ratio + 1e-9 < minimum else { return nil }
    let stock = sight.stock?.foregroundOrEqual(key)
    if sight.isExcused(
      foreground.ratio, stock: stock?.ratio, minimum: minimum,
      isMinor: level == .exempt || level == .backdrop)
    {
      return nil
    }
    if !sight.isStrict, foreground.ratio >= leastOfPassing(foreground, level, of: minimum, in: view)
    {
      return nil
    }
    if view.hasColorOfText(foreground) { return nil }
    var severity = level.severity(of: foreground.ratio, inHighContrast: sight.isHighContrast)
    if let stock, stock.ratio < minimum { severity = min(severity, .warning) }
    let isReadSomewhere = foreground.bestOverPicture.map { $0 >= minimum } ?? false
    return Fault(
      kind: .contrast, severity: severity, widget: widget, area: foreground.area,
      measure: FaultMeasure(
        value: foreground.ratio, stock: stock?.ratio, minimum: minimum, between: foreground.color,
        and: foreground.background
      ),
      doubt: foreground.isCovered ? .covered : isReadSomewhere ? .picture : nil, foregroundKey: key,
      foreground: foreground,
      stockForeground: stock)
  }

  /// The contrast that is enough though it is below the minimum; any for a disabled widget, of
  /// which WCAG asks none.
  private func leastOfPassing(
    _ foreground: SeenForeground, _ level: ContrastLevel, of minimum: Double, in view: PageView
  ) -> Double {
    if level == .exempt { return 0 }
    let has = { (state: Widget.States) in
      foreground.widgets.contains { view.tree.nodes[$0].widget.states.contains(state) }
    }
    // A window behind others is dimmed by the toolkit itself.
    if view.state == .backdrop || has(.backdrop) { return minimum * ContrastJudge.inBackdrop }
    if view.state == .active || has(.active) { return ContrastJudge.leastForAMoment }
    switch view.state {
    case .selected where view.tree.isInColoredEntry(foreground.widgets):
      return ContrastJudge.leastForAMoment
    default: return minimum * PageSight.nearly
    }
  }

  /// The part of the minimum that is enough in a window behind others.
  private static let inBackdrop = 0.6

  /// What text is asked for that is seen for a moment, or hardly ever.
  private static let leastForAMoment = 2.0

  private func level(
    of foreground: SeenForeground, isPlain: Bool = false, in view: PageView
  ) -> ContrastLevel {
    let nodes = foreground.widgets.map { view.tree.nodes[$0] }
    let states = isPlain ? [] : nodes.last?.widget.states ?? []
    if states.contains(.disabled) { return .exempt }
    let isFaint =
      foreground.foreground.kind == .icon || foreground.foreground.isLarge
      || nodes.last?.name == "placeholder"
    if isFaint { return .faint }
    return states.contains(.backdrop) ? .backdrop : .text
  }

  /// Text and icons of which nothing is seen.
  private func lost(in sight: PageSight) -> [Fault] {
    guard let stock = sight.stock else { return [] }
    let view = sight.view
    return stock.keys.compactMap { key, foreground in
      guard key.ordinal == 0, view.foreground(key) == nil,
        view.state == .normal || sight.normal.foreground(key) != nil,
        let widget = view.widget(key.widget), let place = place(of: widget, key.kind, in: view),
        view.tree.nodes[widget].name
          == stock.tree.nodes[foreground.widgets[foreground.widgets.count - 1]].name,
        let page = view.places[0], page.contains(place),
        // A picture in its place may show the same.
        !(key.kind == .icon && (view.hasPicture(in: place) || view.hasShape(in: place))),
        // A widget inside it may paint what it paints in stock Adwaita.
        !view.keys.contains(where: {
          $0.kind == key.kind && stock.foreground($0) == nil && $1.area.meets(place)
        })
      else { return nil }
      let background = view.spot(place).color(at: place.center)
      let level = level(of: foreground, in: stock)
      if level == .exempt, !sight.isStrict { return nil }
      if view.isOutside(widget) {
        guard key.kind == .text, !view.isScrolledAway(widget) else { return nil }
        return Fault(
          kind: .clipped, severity: .warning, widget: widget, area: place,
          measure: FaultMeasure(
            value: place.height, stock: stock.place(of: key.widget)?.height, minimum: 0))
      }
      return Fault(
        kind: .contrast, severity: level == .exempt ? .note : .error, widget: widget, area: place,
        measure: FaultMeasure(
          value: 1, stock: foreground.ratio,
          minimum: level.minimum(inHighContrast: sight.isHighContrast),
          between: background, and: background),
        foregroundKey: key, stockForeground: foreground)
    }
  }

  /// The place of a widget that paints text or an icon; where an icon has no size, that around it.
  private func place(of widget: Int, _ kind: Foreground.Kind, in view: PageView) -> PaintRect? {
    let line = kind == .icon ? view.tree.line(from: widget) : [widget]
    return line.lazy.compactMap { view.places[$0] }.first { !$0.isEmpty }
  }
}

extension PageView {
  /// Whether something in a place differs from what is around it.
  fileprivate func hasShape(in place: PaintRect) -> Bool {
    let spot = spot(place.grown(by: 3))
    let around = place.edges.map { spot.color(at: $0.point(-2)) }
    return place.samples.contains { point in
      let color = spot.color(at: point)
      return around.allSatisfy { $0.distance(to: color) >= Color.leastSeenDistance }
    }
  }

  /// Whether the middle of a widget lies outside of one that is around it.
  fileprivate func isOutside(_ widget: Int) -> Bool { !widgetsThatHide(widget).isEmpty }

  /// Whether one that scrolls hides the middle of a widget.
  fileprivate func isScrolledAway(_ widget: Int) -> Bool {
    widgetsThatHide(widget).contains { tree.nodes[$0].scrolls }
  }

  private func widgetsThatHide(_ widget: Int) -> [Int] {
    guard let center = places[widget]?.center else { return [] }
    return tree.line(from: widget).dropFirst().filter { !(places[$0]?.contains(center) ?? true) }
  }

  /// Whether a text view shows a text in a color that the text itself has, by a tag, and no rule.
  fileprivate func hasColorOfText(_ foreground: SeenForeground) -> Bool {
    guard let widget = foreground.widgets.last, tree.nodes[widget].name == "textview" else {
      return false
    }
    // Selected text has the color of its selection.
    let inside = sourcesInside(widget).filter { $0.property == "color" }
    let colors = inside.compactMap { CSSColor($0.value)?.mapped() }
    return ([color(of: widget, set: "color")].compactMap(\.self) + colors).allSatisfy {
      $0.composited(over: foreground.background).distance(to: foreground.color)
        >= Color.leastSeenDistance
    }
  }
}

extension SeenForeground {
  /// Whether both have the same colors.
  fileprivate func looksLike(_ other: SeenForeground) -> Bool {
    color == other.color && background == other.background
  }
}
