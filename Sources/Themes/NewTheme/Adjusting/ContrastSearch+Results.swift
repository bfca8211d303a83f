import ThemeColor
import ThemeLint
import ThemeModel

/// Movements that are shortened to what is needed, and the reasons why pairs cannot have their
/// contrast.
extension ContrastSearch {
  /// Moves each color back as far as nothing more fails by that.
  mutating func shorten(_ left: [Int]) {
    let allowed = Set(left)
    let order = solver.colors.indices.filter { solver.colors[$0].step != solver.colors[$0].start }
      .sorted { solver.colors[$1].currentCost < solver.colors[$0].currentCost }
    for index in order {
      let (start, end) = (solver.colors[index].start, solver.colors[index].step)
      var (low, high) = (0, abs(end - start))
      let sign = end > start ? 1 : -1
      solver.colors[index].step = start
      if allowed.isSuperset(of: failing(measured)) { continue }
      // Nobody sees less than a 64th of a movement.
      let least = high / 64
      while high - low > least {
        let middle = (low + high) / 2
        solver.colors[index].step = start + sign * middle
        if allowed.isSuperset(of: failing(measured)) { high = middle } else { low = middle + 1 }
      }
      solver.colors[index].step = start + sign * high
    }
  }

  /// Lets colors go on following what they refer to where nothing more fails by that.
  mutating func release(_ left: [Int]) {
    for color in solver.colors where color.follows != nil && !color.isChanged {
      released.insert(color.slot)
      if !Set(left).isSuperset(of: failing(measured)) { released.remove(color.slot) }
    }
  }

  /// Brings the text of surfaces towards them, as far as nothing more fails by that.
  ///
  /// Text that has hardly more than it is asked for stays, so that rounding does not move it again
  /// and again.
  mutating func soften(_ left: [Int]) {
    let allowed = Set(left)
    for index in solver.colors.indices {
      let slot = solver.colors[index].slot
      let own = pairs.pairs.indices.filter { place in
        let pair = pairs.pairs[place]
        return asked[place] > 1 && pair.foreground.flatMap(fixTargets.fixTarget) == slot
      }
      guard let text = own.first(where: { pairs.pairs[$0].level == .dimmed }),
        !pairs.pairs.contains(where: { fixTargets.fixTarget(of: $0.surface) == slot })
      else { continue }
      let ratios = measured
      let slack = own.map { ratios[$0] / asked[$0] }.min() ?? 1
      guard slack > ContrastSearch.leastSlack else { continue }
      let start = solver.colors[index].step
      let sign = isOnLight(pairs.pairs[text]) ? 1 : -1
      var (low, high) = (0, sign > 0 ? LightnessRamp.steps - start : start)
      while low < high {
        let middle = (low + high + 1) / 2
        solver.colors[index].step = start + sign * middle
        if allowed.isSuperset(of: failing(measured)) { low = middle } else { high = middle - 1 }
      }
      solver.colors[index].step = start + sign * low
    }
  }

  /// How many times what it is asked for text has that is worth to be softened.
  private static let leastSlack = 1.03

  /// A pair that has less than it is asked for.
  func failingPair(_ index: Int) -> FailingPair {
    FailingPair(
      appearance: theme.traits.name(of: pairs.appearance.traits), pair: pairs.pairs[index].name,
      ratio: ratios[index], asked: asked[index])
  }

  /// A pair that cannot have what it is asked for, and why.
  func unreachable(_ index: Int) -> ContrastAdjustment.Unreachable {
    let pair = pairs.pairs[index]
    return ContrastAdjustment.Unreachable(
      appearance: theme.traits.name(of: pairs.appearance.traits), pair: pair.name,
      ratio: reached[index], asked: asked[index], reason: reason(index))
  }

  /// Whether black has more contrast on the surface of a pair than white.
  private func isLightBelow(_ pair: MeasuredPairs.Pair) -> Bool {
    let surface = pairs.shown(pair.surface)
    return surface.contrastRatio(against: .black) >= surface.contrastRatio(against: .white)
  }

  /// Whether what is painted in a pair lies on light surfaces and on dark ones.
  func isOnBothSides(_ index: Int) -> Bool {
    guard !isPainted(index), let foreground = pairs.pairs[index].foreground else { return false }
    return Set(pairs.pairs.filter { $0.foreground == foreground }.map(isLightBelow)).count > 1
  }

  private func reason(_ index: Int) -> String {
    let (pair, asked) = (pairs.pairs[index], asked[index])
    let canMoveForeground = pair.foreground.map { fixTargets.fixTarget(of: $0) != nil } ?? false
    let canMoveSurface = fixTargets.fixTarget(of: pair.surface) != nil
    let surface = pairs.shown(pair.surface)
    let most = max(surface.contrastRatio(against: .black), surface.contrastRatio(against: .white))
    if !canMoveForeground, !canMoveSurface {
      return pair.foreground == nil ? "a rule gives the color" : "neither of the two may change"
    }
    if !canMoveSurface, most < asked { return "no color has that on a surface that has to stay" }
    if !canMoveForeground { return "what is on the surface has to stay" }
    if isOnBothSides(index) { return "it lies on light and on dark surfaces" }
    if pair.isTinted { return "the toolkit tints the surface" }
    if pairs.resolved[pair.surface].alpha < 1 { return "the surface is translucent" }
    return "other pairs of the same colors hold it back"
  }
}

extension ContrastSearch {
  /// The contrast of each pair with the colors where they are.
  var measured: [Double] {
    mutating get {
      var colors: [ColorSlot: Color] = [:]
      for change in changes { colors[change.slot] = change.color }
      return pairs.ratios(setting: colors) + paintedRatios(setting: colors)
    }
  }

  /// The colors that change.
  var changes: [Change] {
    mutating get {
      let changed = Set(solver.colors.filter(\.isChanged).map(\.slot))
      let released = released
      let written = solver.colors.indices.filter { index in
        let color = solver.colors[index]
        // What followed a color that changes, and is to stay, gets the one that it has.
        return color.isChanged
          || color.follows.map(changed.contains) ?? false && !released.contains(color.slot)
      }
      return written.map { index in
        let place = solver.colors[index].place(at: solver.colors[index].step)
        return (solver.colors[index].slot, place.color, place.distance)
      }
    }
  }
}
