/// A part of a widget or a picture, in px from its upper left.
public nonisolated struct Area: Hashable, Sendable {
  public var x, y, width, height: Int

  public init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The area with so much added on each side.
  public func grown(by margin: Int) -> Area {
    Area(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The part of the area that lies in another; empty where there is none.
  public func clamped(to other: Area) -> Area {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Area(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }
}
