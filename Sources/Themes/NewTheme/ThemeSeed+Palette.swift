public import ThemeColor

extension ThemeSeed {
  /// Five shades of the color from light to dark, itself among them; of a gray, grays.
  public var shades: [Color] {
    let (own, chroma, hue) = CSSColor(color).converted(to: .oklch).components
    let steps = [0.9, 0.76, 0.62, 0.48, 0.34]
    let nearest = steps.min { abs($0 - (own ?? 0)) < abs($1 - (own ?? 0)) }
    return steps.map { lightness in
      if lightness == nearest { return color }
      // Light and dark shades carry less color than those in the middle.
      let share = 1 - abs(lightness - 0.62)
      return CSSColor(.oklch, lightness, (chroma ?? 0) * share, hue ?? 0).mapped().roundedToBytes
    }
  }

  /// The colors that a picture is made of, none like another: the one that stands out first, as
  /// `init(of:)` finds it, then what covers much of it, where a vivid color counts more than a dull
  /// one.
  ///
  /// Pixels are counted in cells of OKLab, whose means are the colors, without transparent ones.
  public static func colors(of picture: [Color], atMost limit: Int = 6) -> [Color] {
    var cells: [ColorBucket.Place: ColorBucket] = [:]
    var total = 0.0
    for color in picture where color.alpha >= 0.5 {
      let (lightness, a, b) = CSSColor(color.withAlpha(1)).converted(to: .oklab).components
      let point = SIMD3(lightness ?? 0, a ?? 0, b ?? 0)
      let weight = 1 + 12 * (point.y * point.y + point.z * point.z).squareRoot()
      total += weight
      cells[ColorBucket.Place(point), default: ColorBucket()].add(point, weight)
    }
    let heaviest = cells.sorted { ($1.value.weight, $0.key) < ($0.value.weight, $1.key) }
    var found = [ThemeSeed(of: picture)?.color].compactMap(\.self)
    for (_, cell) in heaviest where cell.weight >= total * ColorBucket.leastShare {
      guard found.count < limit else { break }
      let color = cell.color
      if found.allSatisfy({ $0.distance(to: color) >= ColorBucket.leastDistance }) {
        found.append(color)
      }
    }
    return found
  }
}

/// The pixels of a picture that are alike.
private struct ColorBucket {
  /// Colors less than this apart in OKLab look like shades of one.
  static let leastDistance = 0.12

  /// What covers less of a picture is no color of it.
  static let leastShare = 0.005

  /// The place of a bucket in OKLab; 20 of them go from black to white.
  struct Place: Hashable, Comparable {
    private let indices: SIMD3<Int>

    init(_ point: SIMD3<Double>) {
      indices = SIMD3<Int>(point * 20, rounding: .down)
    }

    static func < (left: Place, right: Place) -> Bool {
      let (left, right) = (left.indices, right.indices)
      return (left.x, left.y, left.z) < (right.x, right.y, right.z)
    }
  }

  private(set) var weight = 0.0
  private var sum = SIMD3<Double>()

  mutating func add(_ point: SIMD3<Double>, _ weight: Double) {
    self.weight += weight
    sum += point * weight
  }

  var color: Color {
    let mean = sum / weight
    return CSSColor(.oklab, mean.x, mean.y, mean.z).mapped().roundedToBytes
  }
}
