import LiveryAdwaita
import LiveryRendering
import ThemeColor

/// What is seen of a page while its widgets are in a state.
final class PageView {
  /// The file that a theme's rules are loaded from, as GTK calls it.
  static let themeSheet = "livery-theme.css"

  let state: AuditState
  let tree: WidgetTree

  /// The text and icons that are seen, in the order in which they are painted.
  let foregrounds: [SeenForeground]

  /// Where widgets lie in the page, by their index in the tree, in px.
  let places: [Int: PaintRect]

  /// The widgets of which a part is scrolled or clipped away, by their index in the tree.
  private let hidden: Set<Int>

  /// The states of each widget at that time, by its index in the tree.
  let states: [Widget.States]

  /// The labels of which a part is replaced by an ellipsis.
  let ellipsized: Set<WidgetKey>

  private var knownSources: [Int: [StyleSource]] = [:]
  private var knownInnerSources: [Int: [StyleSource]] = [:]
  private let painting: Painting
  private let backdrop: Color
  private let compositor: Compositor

  /// The indices of `foregrounds`, by what tells them apart on the page.
  private let foregroundIndices: [ForegroundKey: Int]

  /// The indices of widgets, by their places.
  private let widgetIndices: [WidgetKey: Int]

  /// Looks at a page as it was painted last, over an opaque backdrop; `nil` if it painted nothing.
  init?(
    in state: AuditState, _ tree: WidgetTree, over backdrop: Color, knowing known: KnownPixels
  ) {
    let widgets = tree.nodes.map(\.widget)
    guard let painting = Painting(of: tree.root, marking: widgets, knowing: known) else {
      return nil
    }
    (self.state, self.tree, self.painting, self.backdrop) = (state, tree, painting, backdrop)
    foregrounds = ForegroundSight(painting, over: backdrop).foregrounds
    compositor = Compositor(foreground: nil) { painting.pixels(ofShape: $0).color(x: $1, y: $2) }
    var counts: [ForegroundKey: Int] = [:]
    var indices: [ForegroundKey: Int] = [:]
    for (index, foreground) in foregrounds.enumerated() {
      guard let widget = foreground.widgets.last else { continue }
      let first = ForegroundKey(
        widget: tree.nodes[widget].key, kind: foreground.foreground.kind, ordinal: 0)
      let ordinal = counts[first, default: 0]
      counts[first] = ordinal + 1
      indices[ForegroundKey(widget: first.widget, kind: first.kind, ordinal: ordinal)] = index
    }
    foregroundIndices = indices
    widgetIndices = Dictionary(
      tree.nodes.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    var places: [Int: PaintRect] = [:]
    for (index, node) in tree.nodes.enumerated() {
      places[index] = node.widget.paintRect(in: tree.root)
    }
    self.places = places
    hidden = tree.hidden(places)
    states = widgets.map(\.states)
    ellipsized = Set(
      tree.nodes.filter { $0.name == "label" }
        .filter { $0.widget.as(Label.self)?.isEllipsized ?? false }.map(\.key))
  }

  /// The declarations that set the properties of a widget, while it is in the state.
  func sources(of index: Int) -> [StyleSource] {
    if let known = knownSources[index] { return known }
    let sources = tree.nodes[index].widget.styleSources
    knownSources[index] = sources
    return sources
  }

  /// The same of all nodes of a widget, some of which are no widgets.
  func sourcesInside(_ index: Int) -> [StyleSource] {
    if let known = knownInnerSources[index] { return known }
    let sources = tree.nodes[index].widget.styleSourcesInside
    knownInnerSources[index] = sources
    return sources
  }

  /// The declaration of a property that a widget has or inherits.
  func source(of index: Int, setting property: String) -> StyleSource? {
    tree.line(from: index).lazy.compactMap { [self] widget in
      sources(of: widget).last { $0.property == property }
    }.first
  }

  /// The color that a property of a widget has or inherits; `nil` where none is declared.
  func color(of index: Int, set property: String) -> Color? {
    source(of: index, setting: property).flatMap { CSSColor($0.value)?.mapped() }
  }

  /// Whether a picture is painted in a place.
  func hasPicture(in place: PaintRect) -> Bool {
    painting.paint.part(in: place)?.hasPicture == true
  }

  /// The foreground that another look at the page has under a key.
  func foreground(_ key: ForegroundKey) -> SeenForeground? {
    foregroundIndices[key].map { foregrounds[$0] }
  }

  /// The foreground that this look at the page has under a key; where that is not in sight, one of
  /// its kind in a widget with the same path, such as another row.
  func foregroundOrEqual(_ key: ForegroundKey) -> SeenForeground? {
    if let foreground = foreground(key) { return foreground }
    guard let path = widget(key.widget).map(tree.path) else { return nil }
    return keys.first { other, _ in
      other.kind == key.kind && other.ordinal == key.ordinal
        && widget(other.widget).map(tree.path) == path
    }?.foreground
  }

  /// The keys of the foregrounds, in the order in which they are painted.
  private(set) lazy var keys: [(key: ForegroundKey, foreground: SeenForeground)] =
    foregroundIndices
    .sorted { $0.value < $1.value }.map { ($0.key, foregrounds[$0.value]) }

  /// The widget with a key; `nil` where this look at the page has none.
  func widget(_ key: WidgetKey) -> Int? { widgetIndices[key] }

  /// The place of a widget that is seen as a whole, in px; `nil` of one that has no size.
  func seenPlace(of index: Int) -> PaintRect? {
    guard let place = places[index], !place.isEmpty, !hidden.contains(index) else { return nil }
    return place
  }

  /// The place of a widget that has a key, in px.
  func place(of key: WidgetKey) -> PaintRect? { widget(key).flatMap { places[$0] } }

  /// The foregrounds of a control that are not those of another control inside of it.
  func foregrounds(of control: Int) -> [ForegroundKey] { foregroundsOfControls[control] ?? [] }

  private lazy var foregroundsOfControls: [Int: [ForegroundKey]] = {
    var foregrounds: [Int: [ForegroundKey]] = [:]
    for (key, foreground) in keys {
      guard let control = foreground.widgets.last(where: { tree.nodes[$0].isControl }) else {
        continue
      }
      foregrounds[control, default: []].append(key)
    }
    return foregrounds
  }()

  /// The controls that lie in a control, but not in another one in between.
  func controls(inside control: Int) -> [Int] { controlsInside[control] ?? [] }

  private lazy var controlsInside: [Int: [Int]] = {
    var inside: [Int: [Int]] = [:]
    for (index, node) in tree.nodes.enumerated() where node.isControl {
      let outer = tree.line(from: index).dropFirst().first { tree.nodes[$0].isControl }
      if let outer { inside[outer, default: []].append(index) }
    }
    return inside
  }()

  /// A part of the page, without text and icons.
  func spot(_ area: PaintRect) -> PageSpot {
    PageSpot(paint: painting.paint.part(in: area), compositor: compositor, backdrop: backdrop)
  }

  /// The widgets that paint at a place what is seen there, the uppermost first.
  func painters(at point: PagePoint) -> [Int] {
    BackgroundPainters.all(in: painting.paint, at: point.x, point.y) { [painting] in
      painting.pixels(ofShape: $0).color(x: $1, y: $2)
    }
  }
}

/// What tells a run of text or an icon from all others of its page, whatever the theme.
nonisolated struct ForegroundKey: Hashable {
  let widget: WidgetKey
  let kind: Foreground.Kind

  /// Its number among those of its kind that the widget paints itself.
  let ordinal: Int
}

/// A part of a page, to look at the colors of some places in it.
struct PageSpot {
  fileprivate let paint: Paint?
  fileprivate let compositor: Compositor
  fileprivate let backdrop: Color

  /// The color at a place of the part.
  func color(at point: PagePoint) -> Color {
    guard let paint else { return backdrop }
    return compositor.color(of: paint, at: point.x, point.y).composited(over: backdrop)
  }
}

extension WidgetTree {
  /// The widgets that others around them clip, by their places.
  fileprivate func hidden(_ places: [Int: PaintRect]) -> Set<Int> {
    var sights: [Int: PaintRect] = [:]
    var hidden: Set<Int> = []
    for (index, node) in nodes.enumerated() {
      guard let place = places[index] else { continue }
      let sight = node.parent.flatMap { sights[$0] }
      // What is cut by rounding is nothing.
      if let sight, !sight.grown(by: 0.5).contains(place) { hidden.insert(index) }
      let own = node.widget.clipsContent ? place : nil
      sights[index] = own.map { own in sight.map(own.intersection) ?? own } ?? sight
    }
    return hidden
  }
}
