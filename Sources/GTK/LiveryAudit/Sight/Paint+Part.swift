import LiveryAdwaita

nonisolated extension Paint {
  /// What of it can be seen in a rectangle; `nil` where nothing can.
  ///
  /// Many places in one rectangle are then looked at without going through all of a page for each.
  func part(in area: PaintRect) -> Paint? {
    switch self {
    case .group(let parts, let bounds):
      guard bounds.meets(area) else { return nil }
      var seen: [Paint] = []
      for case let part? in parts.lazy.map({ $0.part(in: area) }) {
        // What lies under something opaque is not seen.
        if part.covers(area) { seen.removeAll() }
        seen.append(part)
      }
      return seen.isEmpty ? nil : .group(seen, bounds)
    case .fill(let color, let filled): return color.alpha > 0 && filled.meets(area) ? self : nil
    case .foreground(let foreground): return foreground.bounds.meets(area) ? self : nil
    case .shape(let shape): return shape.isSeen(in: area) ? self : nil
    case .opacity(let opacity, let child):
      guard opacity > 0 else { return nil }
      return child.part(in: area).map { .opacity(opacity, $0) }
    case .clip(let clip, let child):
      guard clip.rect.meets(area), let part = child.part(in: area) else { return nil }
      return clip.contains(area) ? part : .clip(clip, part)
    case .placed(let placement, let child, let bounds):
      guard bounds.meets(area) else { return nil }
      guard placement.scaleX > 0, placement.scaleY > 0 else { return self }
      return child.part(in: area.before(placement)).map { .placed(placement, $0, bounds) }
    case .recolored(let matrix, let child):
      return child.part(in: area).map { .recolored(matrix, $0) }
    case .crossFade: return self
    case .widget(let number, let child): return child.part(in: area).map { .widget(number, $0) }
    }
  }

  /// Whether there is a picture in it.
  var hasPicture: Bool {
    switch self {
    case .shape(let shape): shape.kind == .picture
    case .group(let parts, _): parts.contains(where: \.hasPicture)
    case .opacity(_, let child), .clip(_, let child), .placed(_, let child, _),
      .recolored(_, let child), .widget(_, let child):
      child.hasPicture
    case .crossFade(_, let start, let end): start.hasPicture || end.hasPicture
    case .fill, .foreground: false
    }
  }

  /// Whether nothing below it is seen in a rectangle.
  private func covers(_ area: PaintRect) -> Bool {
    switch self {
    case .fill(let color, let filled): color.alpha >= 1 && filled.contains(area)
    case .group(let parts, let bounds):
      bounds.contains(area) && (parts.first?.covers(area) ?? false)
    case .placed(let placement, let child, let bounds):
      placement.scaleX > 0 && placement.scaleY > 0 && bounds.contains(area)
        && child.covers(area.before(placement))
    case .widget(_, let child): child.covers(area)
    case .foreground, .shape, .opacity, .clip, .recolored, .crossFade: false
    }
  }
}
