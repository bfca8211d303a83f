import LiveryAdwaita

/// Where the foregrounds of a painting lie.
nonisolated struct ForegroundPlaces {
  struct Item {
    let foreground: Foreground

    /// What is seen of the foreground's rectangle, in px of the whole.
    let area: PaintRect

    /// The numbers of the widgets around it, from the outermost on.
    let widgets: [Int]

    /// What is cut off of it.
    let cuts: [ForegroundCut]

    fileprivate let placement: Placement

    /// A place in the px of the foreground as one of the whole.
    func placed(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      (x * placement.scaleX + placement.x, y * placement.scaleY + placement.y)
    }
  }

  private var items: [Item] = []
  private var clips: [(widget: Int?, rect: PaintRect)] = []
  private var widgets: [Int] = []
  private var placement = Placement(x: 0, y: 0)
  private var clip = PaintRect(
    left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

  /// The foregrounds of which something is seen, in the order in which they are painted.
  static func all(in paint: Paint) -> [Item] {
    var places = ForegroundPlaces()
    places.visit(paint)
    return places.items
  }

  private mutating func visit(_ paint: Paint) {
    switch paint {
    case .group(let parts, _): for part in parts { visit(part) }
    case .foreground(let foreground):
      let whole = foreground.bounds.after(placement)
      let area = whole.intersection(clip)
      guard !area.isEmpty, foreground.color.alpha > 0 else { return }
      let cuts = clips.compactMap { clip in
        clip.widget.flatMap { ForegroundCut(of: whole, by: clip.rect, of: $0) }
      }
      items.append(
        Item(foreground: foreground, area: area, widgets: widgets, cuts: cuts, placement: placement)
      )
    case .opacity(let opacity, let child): if opacity > 0 { visit(child) }
    case .clip(let shape, let child):
      let before = clip
      let rect = shape.rect.after(placement)
      clip = clip.intersection(rect)
      clips.append((widgets.last, rect))
      visit(child)
      clips.removeLast()
      clip = before
    case .placed(let next, let child, _):
      let before = placement
      placement = next.inside(placement)
      visit(child)
      placement = before
    case .recolored(_, let child): visit(child)
    case .crossFade(let share, let start, let end):
      if share < 1 { visit(start) }
      if share > 0 { visit(end) }
    case .widget(let number, let child):
      widgets.append(number)
      visit(child)
      widgets.removeLast()
    case .fill, .shape: break
    }
  }
}

/// How much of a run of text or of an icon lies outside of what a widget shows.
nonisolated struct ForegroundCut: Hashable {
  /// The number of the widget.
  let widget: Int

  /// In px, on the side where it is most.
  let amount: Double

  /// `nil` where nothing is cut off.
  fileprivate init?(of whole: PaintRect, by clip: PaintRect, of widget: Int) {
    let amount = max(
      clip.left - whole.left, clip.top - whole.top, whole.right - clip.right,
      whole.bottom - clip.bottom)
    guard amount > 0 else { return nil }
    (self.widget, self.amount) = (widget, amount)
  }
}

extension PaintRect {
  /// The rectangle moved and stretched.
  nonisolated fileprivate func after(_ placement: Placement) -> PaintRect {
    PaintRect(
      left: left * placement.scaleX + placement.x, top: top * placement.scaleY + placement.y,
      right: right * placement.scaleX + placement.x, bottom: bottom * placement.scaleY + placement.y
    )
  }
}

extension Placement {
  /// This placement of something that is itself placed.
  nonisolated fileprivate func inside(_ outer: Placement) -> Placement {
    Placement(
      x: x * outer.scaleX + outer.x, y: y * outer.scaleY + outer.y, scaleX: scaleX * outer.scaleX,
      scaleY: scaleY * outer.scaleY)
  }
}
