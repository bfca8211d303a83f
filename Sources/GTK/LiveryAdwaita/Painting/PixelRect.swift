/// A rectangle in a widget or a picture, in px from the upper left corner.
public nonisolated struct PixelRect: Hashable, Codable, Sendable {
  public var x, y, width, height: Int

  public init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The largest coordinate of an area, in px: `transform` in a stylesheet can put a widget
  /// anywhere.
  private static let limit: Float = 16_777_216

  /// The area of a rectangle, rounded outwards; `nil` if that is empty, or beyond the limit.
  init?(x: Float, y: Float, width: Float, height: Float) {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (right, bottom) = ((x + width).rounded(.up), (y + height).rounded(.up))
    // NaN is in no range.
    let range = -Self.limit...Self.limit
    guard [left, top, right, bottom].allSatisfy(range.contains), right > left, bottom > top else {
      return nil
    }
    self.init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }

  /// The area of a rectangle, rounded outwards; empty if the rectangle is empty or beyond the
  /// limit.
  public init(around rect: PaintRect) {
    self =
      PixelRect(
        x: Float(rect.left), y: Float(rect.top), width: Float(rect.width),
        height: Float(rect.height)) ?? PixelRect(width: 0, height: 0)
  }

  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The area with a margin added on each side.
  public func grown(by margin: Int) -> PixelRect {
    PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The intersection with another area; empty if there is none.
  public func clamped(to other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// The area at another place.
  public func at(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  /// The smallest area with both.
  public func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
