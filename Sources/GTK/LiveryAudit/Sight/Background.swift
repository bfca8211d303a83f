import LiveryAdwaita
import ThemeColor

/// What a part of a painting comes to: one color all over, or several.
nonisolated enum Background: Hashable {
  case uniform(Color)
  case mixed
}

/// Composites what is painted, in the order in which it is, with one foreground in it or without.
///
/// The foreground of interest stands for the whole rectangle around it: whoever reads text sees the
/// color that the glyphs have, not what antialiasing makes of their edges. All other foregrounds
/// are left out.
struct Compositor {
  /// The number of the foreground that is painted; `nil` for none.
  let foreground: Int?

  /// The color of a shape at a place, by its number.
  let pixel: (_ shape: Int, _ x: Double, _ y: Double) -> PaintColor

  /// What a paint comes to in a rectangle, over nothing.
  func background(of paint: Paint, in area: PaintRect) -> Background {
    switch paint {
    case .group(let parts, let bounds):
      return bounds.meets(area) ? background(of: parts, in: area) : .clear
    case .fill(let color, let filled):
      guard color.alpha > 0, filled.meets(area) else { return .clear }
      return filled.contains(area) ? .uniform(Color(color)) : .mixed
    case .foreground(let foreground):
      return foreground.number == self.foreground ? .uniform(Color(foreground.color)) : .clear
    case .shape(let shape): return shape.isSeen(in: area) ? .mixed : .clear
    case .opacity(let opacity, let child):
      guard case .uniform(let color) = background(of: child, in: area) else {
        return opacity > 0 ? .mixed : .clear
      }
      return .uniform(color.thinned(opacity))
    case .clip(let clip, let child):
      guard clip.rect.meets(area) else { return .clear }
      let inside = background(of: child, in: area)
      return clip.contains(area) || inside == .clear ? inside : .mixed
    case .placed(let placement, let child, let bounds):
      guard bounds.meets(area) else { return .clear }
      guard placement.scaleX > 0, placement.scaleY > 0 else { return .mixed }
      return background(of: child, in: area.before(placement))
    case .recolored(let matrix, let child):
      guard case .uniform(let color) = background(of: child, in: area) else { return .mixed }
      return .uniform(matrix.applied(to: color))
    case .crossFade(let share, let start, let end):
      guard case .uniform(let first) = background(of: start, in: area),
        case .uniform(let second) = background(of: end, in: area)
      else { return .mixed }
      return .uniform(first.mixed(with: second, share: share))
    case .widget(_, let child): return background(of: child, in: area)
    }
  }

  private func background(of parts: [Paint], in area: PaintRect) -> Background {
    var below = Color.transparent
    var isMixed = false
    for part in parts {
      switch background(of: part, in: area) {
      // What lies under something opaque is not seen, however mixed it is.
      case .uniform(let color) where color.alpha >= 1: (below, isMixed) = (color, false)
      case .uniform(let color): below = color.composited(over: below)
      case .mixed: isMixed = true
      }
    }
    return isMixed ? .mixed : .uniform(below)
  }

  /// What a paint comes to at one place, over nothing.
  func color(of paint: Paint, at x: Double, _ y: Double) -> Color {
    switch paint {
    case .group(let parts, let bounds):
      guard bounds.contains(x, y) else { return .transparent }
      return parts.reduce(.transparent) { color(of: $1, at: x, y).composited(over: $0) }
    case .fill(let color, let filled): return filled.contains(x, y) ? Color(color) : .transparent
    case .foreground(let foreground):
      return foreground.number == self.foreground ? Color(foreground.color) : .transparent
    case .shape(let shape):
      return shape.bounds.contains(x, y) ? Color(pixel(shape.number, x, y)) : .transparent
    case .opacity(let opacity, let child):
      return color(of: child, at: x, y).thinned(opacity)
    case .clip(let clip, let child):
      return clip.contains(x, y) ? color(of: child, at: x, y) : .transparent
    case .placed(let placement, let child, let bounds):
      guard bounds.contains(x, y), placement.scaleX != 0, placement.scaleY != 0 else {
        return .transparent
      }
      return color(
        of: child, at: (x - placement.x) / placement.scaleX, (y - placement.y) / placement.scaleY)
    case .recolored(let matrix, let child): return matrix.applied(to: color(of: child, at: x, y))
    case .crossFade(let share, let start, let end):
      return color(of: start, at: x, y).mixed(with: color(of: end, at: x, y), share: share)
    case .widget(_, let child): return color(of: child, at: x, y)
    }
  }
}

extension Background {
  nonisolated static let clear = Background.uniform(.transparent)
}

extension PaintShape {
  /// Whether anything of it may be seen in a rectangle.
  nonisolated func isSeen(in area: PaintRect) -> Bool {
    guard bounds.meets(area) else { return false }
    return switch kind {
    case .rim(let outline, let depth): !outline.shrunk(by: depth).contains(area)
    case .halo(let outline): !outline.contains(area)
    case .gradient, .shadow, .picture: true
    }
  }
}

extension PaintRect {
  nonisolated fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    left <= x && x < right && top <= y && y < bottom
  }

  /// The rectangle in the px of what is moved and stretched.
  nonisolated func before(_ placement: Placement) -> PaintRect {
    PaintRect(
      left: (left - placement.x) / placement.scaleX, top: (top - placement.y) / placement.scaleY,
      right: (right - placement.x) / placement.scaleX,
      bottom: (bottom - placement.y) / placement.scaleY)
  }
}

extension RoundedRect {
  nonisolated fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    contains(PaintRect(left: x, top: y, right: x, bottom: y))
  }
}

extension Color {
  /// A color that is painted.
  nonisolated init(_ color: PaintColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension ColorMatrix {
  nonisolated fileprivate func applied(to color: Color) -> Color {
    Color(
      applied(
        to: PaintColor(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)))
  }
}
