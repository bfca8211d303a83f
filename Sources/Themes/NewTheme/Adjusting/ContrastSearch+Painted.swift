import ThemeColor
import ThemeLint
import ThemeModel

/// Pairs that GTK painted too faint, which come after the measured ones.
extension ContrastSearch {
  /// Whether an index is that of a pair which GTK painted.
  func isPainted(_ index: Int) -> Bool { index >= pairs.pairs.count }

  /// What the painted pairs are expected to have with some colors.
  func paintedRatios(setting colors: [ColorSlot: Color]) -> [Double] {
    if painted.isEmpty { return [] }
    let before = pairs.resolved
    guard !colors.isEmpty, let after = theme.recolored(before, setting: colors) else {
      return painted.map(\.fault.ratio)
    }
    return painted.map { $0.ratio(changing: before, to: after) }
  }

  /// Adds the demands of the painted pairs to the model.
  mutating func buildPainted(_ indices: inout [ColorSlot: Int]) {
    for (place, pair) in painted.enumerated() {
      let index = pairs.pairs.count + place
      guard asked[index] > 1, !abandoned.contains(index) else { continue }
      let fixed = (pair.fault.foreground.contrastLogarithm, pair.fault.background.contrastLogarithm)
      let foreground = pair.foreground.flatMap { fixTargets.choosesItself($0) ? nil : $0 }
      var demand = ContrastSolver.Demand(
        foreground: foreground.map { end(of: $0, isSurface: false, below: false, &indices) }
          ?? .fixed(fixed.0),
        surface: pair.surface.map { end(of: $0, isSurface: true, below: true, &indices) }
          ?? .fixed(fixed.1),
        isOnLight: pair.isOnLight, separation: 0)
      demand.separation =
        solver.separation(of: demand) + Color.logarithm(ofRatio: asked[index])
        - Color.logarithm(ofRatio: ratios[index])
      solver.demands.append(demand)
    }
  }

  /// Gives the roles of a painted pair colors of their own where they share some.
  mutating func detach(_ pair: PaintedPair) -> Bool {
    var isNew = false
    for role in [pair.foreground, pair.surface].compactMap(\.self) where fixTargets.canDetach(role)
    {
      isNew = fixTargets.detached.insert(role).inserted || isNew
    }
    return isNew
  }
}
