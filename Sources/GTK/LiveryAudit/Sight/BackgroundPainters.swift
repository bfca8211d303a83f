import LiveryAdwaita

/// Finds which widgets paint what is seen at a place, text and icons aside.
struct BackgroundPainters {
  private let pixel: (_ shape: Int, _ x: Double, _ y: Double) -> PaintColor

  /// The widgets that paint there, the uppermost last, with how much of what lies below they cover.
  private var painters: [(widget: Int, alpha: Double)] = []
  private var line: [Int] = []

  /// The widgets around and at a place, the uppermost first, down to the first that covers the
  /// rest.
  static func all(
    in paint: Paint, at x: Double, _ y: Double,
    pixel: @escaping (_ shape: Int, _ x: Double, _ y: Double) -> PaintColor
  ) -> [Int] {
    var finder = BackgroundPainters(pixel: pixel)
    finder.visit(paint, x, y, opacity: 1)
    var found: [Int] = []
    for painter in finder.painters.reversed() {
      if !found.contains(painter.widget) { found.append(painter.widget) }
      if painter.alpha >= 1 { break }
    }
    return found
  }

  private init(pixel: @escaping (_ shape: Int, _ x: Double, _ y: Double) -> PaintColor) {
    self.pixel = pixel
  }

  private mutating func add(_ alpha: Double) {
    guard alpha > 0, let widget = line.last else { return }
    painters.append((widget, alpha))
  }

  private mutating func visit(_ paint: Paint, _ x: Double, _ y: Double, opacity: Double) {
    let place = PaintRect(left: x, top: y, right: x, bottom: y)
    switch paint {
    case .group(let parts, let bounds):
      guard bounds.contains(place) else { return }
      for part in parts { visit(part, x, y, opacity: opacity) }
    case .fill(let color, let area): if area.contains(place) { add(color.alpha * opacity) }
    case .foreground: break
    case .shape(let shape):
      if shape.bounds.contains(place) { add(pixel(shape.number, x, y).alpha * opacity) }
    case .opacity(let share, let child): visit(child, x, y, opacity: opacity * share)
    case .clip(let clip, let child):
      if clip.contains(place) { visit(child, x, y, opacity: opacity) }
    case .placed(let placement, let child, let bounds):
      guard bounds.contains(place), placement.scaleX != 0, placement.scaleY != 0 else { return }
      visit(
        child, (x - placement.x) / placement.scaleX, (y - placement.y) / placement.scaleY,
        opacity: opacity)
    case .recolored(_, let child): visit(child, x, y, opacity: opacity)
    case .crossFade(let share, let start, let end):
      visit(start, x, y, opacity: opacity * (1 - share))
      visit(end, x, y, opacity: opacity * share)
    case .widget(let number, let child):
      line.append(number)
      visit(child, x, y, opacity: opacity)
      line.removeLast()
    }
  }
}
