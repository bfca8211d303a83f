extension CSSColor {
  /// The color in another space, unclamped.
  ///
  /// A missing component stays missing if the other space has an analogous one, and a hue without
  /// chroma becomes missing (CSS Color 4, sections 12 and 12.2).
  public func converted(to target: ColorSpace) -> CSSColor {
    guard target != space else { return self }
    var values = ColorSpace.convert(self.values, from: space, to: target)
    var missing = carriedOver(to: target)
    if let hue = target.hueIndex, Self.isAchromatic(values, in: target) {
      missing.insert(Missing(index: hue))
    }
    for index in 0..<3 where missing.contains(Missing(index: index)) { values[index] = 0 }
    return CSSColor(target, values, alpha: alphaValue, missing: missing)
  }

  private func carriedOver(to target: ColorSpace) -> Missing {
    guard !missing.isEmpty else { return [] }
    let own = [space.roles.0, space.roles.1, space.roles.2]
    let other = [target.roles.0, target.roles.1, target.roles.2]
    var carried = missing.intersection(.alpha)
    for (index, role) in own.enumerated()
    where role != .other && missing.contains(Missing(index: index)) {
      if let index = other.firstIndex(of: role) { carried.insert(Missing(index: index)) }
    }
    return carried
  }

  /// Whether the hue is powerless, by the thresholds in the sample code of CSS Color 4.
  private static func isAchromatic(_ values: Triple, in space: ColorSpace) -> Bool {
    switch space {
    case .hsl: values.y <= 0.001
    case .hwb: values.y + values.z >= 99.999
    case .lch: values.y <= 0.0015
    case .oklch: values.y <= 0.000004
    default: false
    }
  }
}

extension CSSColor.Missing {
  /// The flag for a missing component, by its index in `0...2`.
  init(index: Int) { self.init(rawValue: 1 << index) }
}
