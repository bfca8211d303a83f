/// A rectangle in px, not rounded to pixels.
public nonisolated struct PaintRect: Hashable, Sendable {
  public var left, top, right, bottom: Double

  public init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  public var isEmpty: Bool { !(right > left && bottom > top) }

  public var width: Double { right - left }
  public var height: Double { bottom - top }

  public func contains(_ other: PaintRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  /// Whether both have a common area.
  public func meets(_ other: PaintRect) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// The common area; empty if there is none.
  public func intersection(_ other: PaintRect) -> PaintRect {
    PaintRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle around both.
  public func union(_ other: PaintRect) -> PaintRect {
    PaintRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The rectangle enlarged, or reduced, by some px on each side.
  public func grown(by amount: Double) -> PaintRect {
    PaintRect(
      left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }
}

/// A rectangle with round corners, from the top left clockwise, with radii across and down in px.
public nonisolated struct RoundedRect: Hashable, Sendable {
  public let rect: PaintRect
  public let corners: [Corner]

  public struct Corner: Hashable, Sendable {
    public let across, down: Double

    public init(across: Double, down: Double) {
      (self.across, self.down) = (across, down)
    }
  }

  public init(_ rect: PaintRect, corners: [Corner] = []) {
    (self.rect, self.corners) = (rect, corners)
  }

  /// Whether a rectangle is inside this one and touches none of its round corners.
  public func contains(_ other: PaintRect) -> Bool {
    guard rect.contains(other) else { return false }
    let points = [
      (other.left, other.top), (other.right, other.top), (other.right, other.bottom),
      (other.left, other.bottom),
    ]
    return zip(corners, points).enumerated().allSatisfy { index, pair in
      let (corner, point) = pair
      guard corner.across > 0, corner.down > 0 else { return true }
      let isRight = index == 1 || index == 2
      let isBottom = index == 2 || index == 3
      let x = isRight ? point.0 - (rect.right - corner.across) : rect.left + corner.across - point.0
      let y = isBottom ? point.1 - (rect.bottom - corner.down) : rect.top + corner.down - point.1
      guard x > 0, y > 0 else { return true }
      let (across, down) = (x / corner.across, y / corner.down)
      return across * across + down * down <= 1
    }
  }

  /// The same shape, reduced by some px on each side.
  public func shrunk(by amount: Double) -> RoundedRect {
    RoundedRect(
      rect.grown(by: -amount),
      corners: corners.map {
        Corner(across: max(0, $0.across - amount), down: max(0, $0.down - amount))
      })
  }
}
