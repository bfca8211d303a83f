import LiveryAdwaita
import LiveryRendering
import ThemeColor

/// Text or an icon as a person sees it: its color, and that of what lies around its glyphs.
struct SeenForeground: Hashable {
  let foreground: Foreground

  /// Where it lies in what was painted, in px.
  let area: PaintRect

  /// The numbers of the widgets that paint it, from the outermost on.
  let widgets: [Int]

  /// Its color and that of the background; over a gradient or a picture, where they are nearest.
  let color, background: Color

  /// The contrast ratio of the two: WCAG 2.2, relative luminance and contrast ratio.
  let ratio: Double

  /// The highest ratio of all places, where it lies over a picture.
  var bestOverPicture: Double?

  /// The place of the least contrast, where the background has several colors.
  let place: PagePoint?

  /// How much of it is cut off, and by which widgets: mostly none.
  let cuts: [ForegroundCut]

  /// Whether something opaque lies over it: it would be seen on what is around it.
  var isCovered: Bool {
    color == background
      && Color(foreground.color).composited(over: background).distance(to: background)
        >= Color.leastSeenDistance
  }
}

/// Finds all that is meant to be read in a painting.
@MainActor struct ForegroundSight {
  private let painting: Painting

  /// What lies under the painting, opaque.
  private let backdrop: Color

  /// From how much of a pixel on a glyph counts as touching it.
  private static let coverage = 0.5

  /// The most pixels of a foreground that are compared, evenly chosen.
  private static let limit = 1024

  init(_ painting: Painting, over backdrop: Color) {
    (self.painting, self.backdrop) = (painting, backdrop)
  }

  /// The text and icons that are seen, in the order in which they are painted.
  var foregrounds: [SeenForeground] {
    var foregrounds: [SeenForeground] = []
    for foreground in ForegroundPlaces.all(in: painting.paint).filter({
      $0.foreground.kind != .line
    }).compactMap(seen) {
      // Later releases paint an icon part by part, and some parts are faint by design.
      if let last = foregrounds.last, foreground.isPartOfIcon(last) {
        if foreground.ratio > last.ratio { foregrounds[foregrounds.count - 1] = foreground }
      } else {
        foregrounds.append(foreground)
      }
    }
    // GTK paints selected text again, over a background that lies over the text.
    return foregrounds.enumerated().filter { index, foreground in
      foreground.color != foreground.background
        || !foregrounds[(index + 1)...].contains {
          $0.widgets == foreground.widgets && $0.foreground.kind == foreground.foreground.kind
            && $0.area.meets(foreground.area)
        }
    }.map(\.element)
  }

  private func seen(_ place: ForegroundPlaces.Item) -> SeenForeground? {
    let (with, without) = (compositor(place.foreground.number), compositor(nil))
    guard let paint = painting.paint.part(in: place.area) else { return nil }
    let (withForeground, bare) = (
      with.background(of: paint, in: place.area), without.background(of: paint, in: place.area)
    )
    if case .uniform(let color) = withForeground, case .uniform(let background) = bare {
      return seen(place, color, background, nil)
    }
    return worst(of: place, in: paint, with, without)
  }

  private func compositor(_ foreground: Int?) -> Compositor {
    Compositor(foreground: foreground) { painting.pixels(ofShape: $0).color(x: $1, y: $2) }
  }

  /// The foreground where it has the least contrast on the pixels that its glyphs touch, but for a
  /// twentieth of them.
  private func worst(
    of item: ForegroundPlaces.Item, in paint: Paint, _ with: Compositor, _ without: Compositor
  ) -> SeenForeground? {
    let pixels = painting.pixels(ofForeground: item.foreground.number)
    let touched = (0..<pixels.area.height).flatMap { row in
      (0..<pixels.area.width).compactMap { column -> (x: Double, y: Double)? in
        let (x, y) = (Double(pixels.area.x + column) + 0.5, Double(pixels.area.y + row) + 0.5)
        let share = item.foreground.color.alpha * ForegroundSight.coverage
        guard pixels.color(x: x, y: y).alpha >= share, share > 0 else { return nil }
        return item.placed(x, y)
      }
    }
    let step = max(1, touched.count / ForegroundSight.limit)
    let all = stride(from: 0, to: touched.count, by: step).compactMap { index -> SeenForeground? in
      let (x, y) = touched[index]
      guard item.area.contains(PaintRect(left: x, top: y, right: x, bottom: y)) else { return nil }
      return seen(
        item, with.color(of: paint, at: x, y), without.color(of: paint, at: x, y),
        PagePoint(x: x, y: y))
    }
    // What only a few pixels lie on, such as a ring that touches a letter, hides nothing.
    let sorted = all.sorted { $0.ratio < $1.ratio }
    var worst = sorted.isEmpty ? nil : sorted[sorted.count / 20]
    if paint.hasPicture { worst?.bestOverPicture = sorted.last?.ratio }
    return worst
  }

  private func seen(
    _ item: ForegroundPlaces.Item, _ withForeground: Color, _ bare: Color, _ place: PagePoint?
  ) -> SeenForeground {
    let (color, background) = (
      withForeground.composited(over: backdrop), bare.composited(over: backdrop)
    )
    return SeenForeground(
      foreground: item.foreground, area: item.area, widgets: item.widgets, color: color,
      background: background,
      ratio: color.contrastRatio(against: background), place: place, cuts: item.cuts)
  }
}

extension SeenForeground {
  /// Whether both are parts of one icon.
  fileprivate func isPartOfIcon(_ other: SeenForeground) -> Bool {
    foreground.kind == .icon && other.foreground.kind == .icon && widgets == other.widgets
  }
}
