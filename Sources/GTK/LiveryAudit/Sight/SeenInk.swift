import LiveryAdwaita
import LiveryRendering
import ThemeColor

/// Text or an icon as a person sees it: its color, and that of what lies around its glyphs.
struct SeenInk: Hashable {
  let ink: Ink

  /// Where it lies in what was painted, in px.
  let area: PaintRect

  /// The numbers of the widgets that paint it, from the outermost on.
  let widgets: [Int]

  /// Its color and that of the ground; over a gradient or a picture, where they are nearest.
  let color, ground: Color

  /// The contrast ratio of the two: WCAG 2.2, relative luminance and contrast ratio.
  let ratio: Double

  /// The highest ratio of all places, where it lies over a picture.
  var bestOverPicture: Double?

  /// The place of the least contrast, where the ground has several colors.
  let place: PagePoint?

  /// How much of it is cut off, and by which widgets: mostly none.
  let cuts: [InkCut]

  /// Whether something opaque lies over it: it would be seen on what is around it.
  var isCovered: Bool {
    color == ground
      && Color(ink.color).composited(over: ground).distance(to: ground) >= Color.leastSeenDistance
  }
}

/// Finds all that is meant to be read in a painting.
@MainActor struct InkSight {
  private let painting: Painting

  /// What lies under the painting, opaque.
  private let backdrop: Color

  /// From how much of a pixel on a glyph counts as touching it.
  private static let coverage = 0.5

  /// The most pixels of an ink that are compared, evenly chosen.
  private static let limit = 1024

  init(_ painting: Painting, over backdrop: Color) {
    (self.painting, self.backdrop) = (painting, backdrop)
  }

  /// The text and icons that are seen, in the order in which they are painted.
  var inks: [SeenInk] {
    var inks: [SeenInk] = []
    for ink in InkPlaces.all(in: painting.paint).filter({ $0.ink.kind != .line }).compactMap(seen) {
      // Later releases paint an icon part by part, and some parts are faint by design.
      if let last = inks.last, ink.isPartOfIcon(last) {
        if ink.ratio > last.ratio { inks[inks.count - 1] = ink }
      } else {
        inks.append(ink)
      }
    }
    // GTK paints selected text again, over a background that lies over the text.
    return inks.enumerated().filter { index, ink in
      ink.color != ink.ground
        || !inks[(index + 1)...].contains {
          $0.widgets == ink.widgets && $0.ink.kind == ink.ink.kind && $0.area.meets(ink.area)
        }
    }.map(\.element)
  }

  private func seen(_ place: InkPlaces.Item) -> SeenInk? {
    let (with, without) = (compositor(place.ink.number), compositor(nil))
    guard let paint = painting.paint.part(in: place.area) else { return nil }
    let (inked, bare) = (
      with.ground(of: paint, in: place.area), without.ground(of: paint, in: place.area)
    )
    if case .uniform(let color) = inked, case .uniform(let ground) = bare {
      return seen(place, color, ground, nil)
    }
    return worst(of: place, in: paint, with, without)
  }

  private func compositor(_ ink: Int?) -> Compositor {
    Compositor(ink: ink) { painting.pixels(ofShape: $0).color(x: $1, y: $2) }
  }

  /// The ink where it has the least contrast on any pixel that its glyphs touch.
  private func worst(
    of item: InkPlaces.Item, in paint: Paint, _ with: Compositor, _ without: Compositor
  ) -> SeenInk? {
    let pixels = painting.pixels(ofInk: item.ink.number)
    let touched = (0..<pixels.area.height).flatMap { row in
      (0..<pixels.area.width).compactMap { column -> (x: Double, y: Double)? in
        let (x, y) = (Double(pixels.area.x + column) + 0.5, Double(pixels.area.y + row) + 0.5)
        let share = item.ink.color.alpha * InkSight.coverage
        guard pixels.color(x: x, y: y).alpha >= share, share > 0 else { return nil }
        return item.placed(x, y)
      }
    }
    let step = max(1, touched.count / InkSight.limit)
    let all = stride(from: 0, to: touched.count, by: step).compactMap { index -> SeenInk? in
      let (x, y) = touched[index]
      guard item.area.contains(PaintRect(left: x, top: y, right: x, bottom: y)) else { return nil }
      return seen(
        item, with.color(of: paint, at: x, y), without.color(of: paint, at: x, y),
        PagePoint(x: x, y: y))
    }
    var worst = all.min { $0.ratio < $1.ratio }
    if paint.hasPicture { worst?.bestOverPicture = all.map(\.ratio).max() }
    return worst
  }

  private func seen(
    _ item: InkPlaces.Item, _ inked: Color, _ bare: Color, _ place: PagePoint?
  ) -> SeenInk {
    let (color, ground) = (inked.composited(over: backdrop), bare.composited(over: backdrop))
    return SeenInk(
      ink: item.ink, area: item.area, widgets: item.widgets, color: color, ground: ground,
      ratio: color.contrastRatio(against: ground), place: place, cuts: item.cuts)
  }
}

extension SeenInk {
  /// Whether both are parts of one icon.
  fileprivate func isPartOfIcon(_ other: SeenInk) -> Bool {
    ink.kind == .icon && other.ink.kind == .icon && widgets == other.widgets
  }
}
