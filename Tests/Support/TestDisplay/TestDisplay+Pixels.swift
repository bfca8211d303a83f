/// A point of a screen, in px.
public struct Point: Hashable {
  public var x, y: Int

  public init(x: Int, y: Int) {
    (self.x, self.y) = (x, y)
  }
}

extension TestDisplay {
  /// The color of a point.
  public func pixel(_ point: Point) throws -> String {
    try request("pixel", Self.values(point))
  }

  /// The color of a point once it is the one expected, or at the latest after so many seconds.
  public func pixel(_ point: Point, awaiting color: String, seconds: Int = 120) throws -> String {
    let more: [String: RequestValue] = [
      "color": .string(color), "seconds": .number(Double(seconds)),
    ]
    return try request("awaitPixel", Self.values(point).merging(more) { $1 })
  }

  private static func values(_ point: Point) -> [String: RequestValue] {
    ["x": .number(Double(point.x)), "y": .number(Double(point.y))]
  }
}
