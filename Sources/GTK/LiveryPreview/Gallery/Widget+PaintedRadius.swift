import LiveryAdwaita

extension Widget {
  /// The corner radius of the shape that covers most of the widget, in px; `nil` without one.
  var paintedRadius: Double? {
    let (width, height) = (Double(borderBox.width), Double(borderBox.height))
    return Painting(of: self, marking: [])?.paint.radius(ofArea: width * height / 2)
  }
}

extension Paint {
  /// The largest corner radius of the first shape of at least an area in px²; `nil` without one.
  fileprivate nonisolated func radius(ofArea area: Double) -> Double? {
    switch self {
    case .group(let parts, _): parts.lazy.compactMap { $0.radius(ofArea: area) }.first
    case .fill(_, let rect): RoundedRect(rect).radius(ofArea: area)
    case .shape(let shape):
      switch shape.kind {
      case .rim(let outline, _), .halo(let outline): outline.radius(ofArea: area)
      case .gradient: RoundedRect(shape.bounds).radius(ofArea: area)
      case .shadow, .picture: nil
      }
    case .clip(let outline, let paint):
      outline.isRound ? outline.radius(ofArea: area) : paint.radius(ofArea: area)
    case .opacity(_, let paint), .placed(_, let paint, _), .recolored(_, let paint),
      .crossFade(_, _, let paint), .widget(_, let paint):
      paint.radius(ofArea: area)
    case .foreground: nil
    }
  }
}

extension RoundedRect {
  fileprivate nonisolated var isRound: Bool { corners.contains { $0.across > 0 } }

  /// The largest radius of its corners; `nil` if it is smaller than an area in px².
  fileprivate nonisolated func radius(ofArea area: Double) -> Double? {
    rect.width * rect.height >= area ? corners.map(\.across).max() ?? 0 : nil
  }
}
