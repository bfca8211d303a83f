/// Finds the color of sRGB with a hue, a chroma and a luminance.
///
/// If there is one, its lightness in CAM16 is found by Newton's method. If the chroma is too high,
/// the color lies on the edge of the gamut: colors of one luminance form a plane that cuts the cube
/// of linear sRGB in a polygon, around which the hue turns once. Each search stops where Material
/// Design's does, since that decides the last bit.
struct HCTSolver {
  /// The hue in radians.
  let radians: Double
  let chroma: Double
  /// The luminance, `0...100`.
  let luminance: Double

  /// The linear channels, `0...100`.
  var linear: Triple { inside ?? onEdge }

  /// The color with that chroma, if sRGB has one.
  private var inside: Triple? {
    let stimulus = CAM16.Stimulus(chroma: chroma, radians: radians)
    var lightness = luminance.squareRoot() * 11
    for step in 1...5 {
      let linear = stimulus.linear(lightness)
      guard linear.min() >= 0 else { return nil }
      let reached = HCT.luminance(linear)
      guard reached > 0 else { return nil }
      if step == 5 || abs(reached - luminance) < 0.002 {
        return linear.max() > 100.01 ? nil : linear
      }
      // Luminance grows about as the square of lightness.
      lightness -= (reached - luminance) * lightness / (2 * reached)
    }
    return nil
  }

  /// A point of the polygon.
  struct Point {
    let linear: Triple
    let hue: Double

    init(_ linear: Triple) {
      self.linear = linear
      let (a, b) = CAM16.opponents(CAM16.response(toLinear: linear))
      hue = Mathematics.arcTangent(y: b, x: a)
    }
  }

  /// The color with the most chroma.
  private var onEdge: Triple {
    var (left, right) = side
    for axis in 0..<3 where left.linear[axis] != right.linear[axis] {
      narrow(&left, &right, along: axis)
    }
    return (left.linear + right.linear) / 2
  }

  /// The ends of the polygon's side that has the hue.
  private var side: (Point, Point) {
    let corners = corners.sorted { $0.hue < $1.hue }
    let target = Point.turned(radians)
    let next = corners.firstIndex { $0.hue > target } ?? 0
    return (corners[(next + corners.count - 1) % corners.count], corners[next])
  }

  /// The points where the plane cuts the edges of the cube.
  private var corners: [Point] {
    let shares = Triple(0.2126, 0.7152, 0.0722)
    var found: [Point] = []
    for axis in 0..<3 {
      for (second, third) in [(0.0, 0.0), (0, 100), (100, 0), (100, 100)] {
        var point = Triple()
        point[(axis + 1) % 3] = second
        point[(axis + 2) % 3] = third
        point[axis] = (luminance - HCT.luminance(point)) / shares[axis]
        if (0...100).contains(point[axis]) { found.append(Point(point)) }
      }
    }
    return found
  }

  /// Brings two points with the hue between them to the two sides of one byte of a channel.
  private func narrow(_ left: inout Point, _ right: inout Point, along axis: Int) {
    let isRising = left.linear[axis] < right.linear[axis]
    let plane = { (point: Point, isLow: Bool) -> Int in
      let byte = TransferFunction.sRGB.encoded(point.linear[axis] / 100) * 255 - 0.5
      return Int(byte.rounded(isLow ? .down : .up))
    }
    var (low, high) = (plane(left, isRising), plane(right, !isRising))
    while abs(high - low) > 1 {
      // An arithmetic shift rounds down, also below zero.
      let middle = (low + high) >> 1
      let share =
        (HCTSolver.planes[middle] - left.linear[axis]) / (right.linear[axis] - left.linear[axis])
      let point = Point(left.linear + (right.linear - left.linear) * share)
      if Point.isBetween(left.hue, radians, point.hue) {
        (right, high) = (point, middle)
      } else {
        (left, low) = (point, middle)
      }
    }
  }

  /// The linear values between two neighboring bytes.
  private static let planes = (0..<255).map {
    TransferFunction.sRGB.decoded((Double($0) + 0.5) / 255) * 100
  }
}

extension HCTSolver.Point {
  /// The angle in the range of `atan2`.
  static func turned(_ radians: Double) -> Double { radians > .pi ? radians - 2 * .pi : radians }

  /// Whether an angle comes before another when going up from a first one.
  static func isBetween(_ first: Double, _ angle: Double, _ last: Double) -> Bool {
    distance(first, angle) < distance(first, last)
  }

  private static func distance(_ first: Double, _ second: Double) -> Double {
    (second - first + 8 * .pi).truncatingRemainder(dividingBy: 2 * .pi)
  }
}
