/// How `color-mix()` of GTK's stylesheets mixes two colors.
public struct GTKMixture: Hashable, Sendable {
  /// The direction around the hue circle (CSS Color 4, section 12.4).
  public enum HuePath: String, CaseIterable, Sendable {
    case shorter, longer, increasing, decreasing
  }

  public let space: GTKColorSpace
  public let huePath: HuePath

  /// The percentages of the colors, if given.
  public let first, second: Double?

  /// Creates a mixture; `nil` if the percentages add up to zero, which GTK refuses.
  public init?(
    in space: GTKColorSpace, _ huePath: HuePath = .shorter, first: Double? = nil,
    second: Double? = nil
  ) {
    if let first, let second, abs(first + second) < 0.001 { return nil }
    (self.space, self.huePath, self.first, self.second) = (space, huePath, first, second)
  }

  /// The percentage of the second color, and the factor of alpha.
  private var shares: (second: Float, alpha: Float) {
    switch (first.map { Float($0) }, second.map { Float($0) }) {
    case (nil, nil): return (50, 1)
    case (nil, let second?): return (second, 1)
    case (let first?, nil): return (100 - first, 1)
    case (let first?, let second?):
      let sum = first + second
      return (second / sum * 100, min(1, Float(Double(sum) * 0.01)))
    }
  }

  /// Mixes two colors as GTK does.
  public func color(_ a: GTKSpaceColor, _ b: GTKSpaceColor) -> GTKSpaceColor {
    let (second, alpha) = shares
    var values = GTKSpaceColor.mixed(a, b, by: Float(Double(second) * 0.01), in: space, huePath)
    values.color.w *= alpha
    return GTKSpaceColor(space, values.color, missing: values.missing)
  }
}

extension GTKSpaceColor {
  /// Mixes two colors in a space: premultiplied, with hues as given (CSS Color 4, section 12).
  fileprivate static func mixed(
    _ a: GTKSpaceColor, _ b: GTKSpaceColor, by amount: Float, in space: GTKColorSpace,
    _ huePath: GTKMixture.HuePath
  ) -> (color: SIMD4<Float>, missing: Missing) {
    let (noFirst, noSecond) = (a.missing(in: space), b.missing(in: space))
    var (first, second) = (a.converted(to: space).values, b.converted(to: space).values)
    for index in 0..<4 {
      switch (noFirst.contains(Missing(index)), noSecond.contains(Missing(index))) {
      case (true, false): first[index] = second[index]
      case (false, true): second[index] = first[index]
      default: break
      }
    }
    if let hue = space.hueIndex {
      (first[hue], second[hue]) = huePath.adjusted(first[hue], second[hue])
    }
    for index in 0..<3 where index != space.hueIndex {
      first[index] *= first.w
      second[index] *= second.w
    }
    var mixed = SIMD4<Float>()
    for index in 0..<4 { mixed[index] = first[index] * (1 - amount) + second[index] * amount }
    if let hue = space.hueIndex { mixed[hue] = GTKMixture.HuePath.normalized(mixed[hue]) }
    let missing = noFirst.intersection(noSecond)
    if mixed.w != 0, !missing.contains(Missing(3)) {
      for index in 0..<3 where index != space.hueIndex && !missing.contains(Missing(index)) {
        mixed[index] /= mixed.w
      }
    }
    return (mixed, missing)
  }

  /// The components that are missing in a space, by their meaning.
  private func missing(in space: GTKColorSpace) -> Missing {
    var found: Missing = []
    for (index, role) in self.space.roles.enumerated()
    where missing.contains(Missing(index)) && role != .other {
      if let other = space.roles.firstIndex(of: role) { found.insert(Missing(other)) }
    }
    return found
  }
}

extension GTKMixture.HuePath {
  /// Adjusts two hues in degrees so that interpolating between them takes the path.
  fileprivate func adjusted(_ first: Float, _ second: Float) -> (Float, Float) {
    let distance = second - first
    switch self {
    case .shorter:
      if distance > 180 { return (first + 360, second) }
      if distance < -180 { return (first, second + 360) }
    case .longer:
      if distance > 0, distance < 180 { return (first + 360, second) }
      if distance > -180, distance <= 0 { return (first, second + 360) }
    case .increasing: if distance < 0 { return (first, second + 360) }
    case .decreasing: if distance > 0 { return (first + 360, second) }
    }
    return (first, second)
  }

  fileprivate static func normalized(_ hue: Float) -> Float {
    let rest = hue.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
