import ThemeColor
import ThemeLint
import ThemeModel

/// The colors and demands that the pairs come to.
extension ContrastSearch {
  /// Whether the surface of a pair is lighter than what is on it.
  func isOnLight(_ pair: MeasuredPairs.Pair) -> Bool {
    let surface = replaced[pair.surface] ?? pairs.shown(pair.surface)
    if let foreground = pair.foreground, let side = sides[foreground] { return side }
    return surface.relativeLuminance >= shownForeground(pair).relativeLuminance
  }

  private func shownForeground(_ pair: MeasuredPairs.Pair) -> Color {
    let foreground = pair.foreground.map { pairs.resolved[$0] } ?? pair.color
    return foreground.thinned(pair.opacity).composited(over: pairs.shown(pair.surface))
  }

  /// Gives text that shares its color with a surface one of its own: with text on an accent that is
  /// too faint, the window would become another.
  mutating func separateTextFromSurfaces(_ failing: [Int]) {
    let surfaces = Set(pairs.pairs.compactMap { fixTargets.fixTarget(of: $0.surface) })
    for index in failing where !isPainted(index) {
      guard let foreground = pairs.pairs[index].foreground, fixTargets.canDetach(foreground),
        fixTargets.fixTarget(of: foreground).map(surfaces.contains) ?? false
      else { continue }
      fixTargets.detached.insert(foreground)
    }
  }

  /// Turns text that is on the wrong side of its surface: it would have the contrast there, and has
  /// it here only if the surface became another color.
  mutating func turnWhatIsBeyondReach(_ failing: [Int]) {
    let failing = failing.filter { !isPainted($0) }
    let foregrounds = Set(failing.compactMap { pairs.pairs[$0].foreground })
    for role in ColorRole.allCases.filter(foregrounds.contains) {
      unite(role)
      if canTurn(role, among: failing) { _ = turn(role) }
    }
    for index in failing where pairs.pairs[index].level == .backdrop {
      _ = replaceBackdrop(of: pairs.pairs[index])
    }
  }

  /// Gives the backdrop of a bar the bar's own color, where its text is on the other side of that.
  mutating func replaceBackdrop(of pair: MeasuredPairs.Pair) -> Bool {
    let own = pairs.pairs.first { $0.foreground == pair.foreground && $0.level == .text }
    guard let own, replaced[pair.surface] == nil, isOnLight(own) != isOnLight(pair),
      fixTargets.canDetach(pair.surface) || fixTargets.detached.contains(pair.surface)
    else { return false }
    fixTargets.detached.insert(pair.surface)
    replaced[pair.surface] = pairs.shown(own.surface)
    return true
  }

  mutating func turn(_ role: ColorRole) -> Bool {
    guard let text = texts(of: role).first, turned.insert(role).inserted else { return false }
    sides[role] = !isOnLight(text)
    fixTargets.detached.insert(role)
    return true
  }

  /// Puts a role that is lighter than one of its surfaces and darker than another on the side that
  /// has more room.
  private mutating func unite(_ role: ColorRole) {
    let texts = texts(of: role)
    guard sides[role] == nil, Set(texts.map(isOnLight)).count > 1,
      fixTargets.canDetach(role) || fixTargets.detached.contains(role)
    else { return }
    let rooms = texts.map(room)
    let (black, white) = (rooms.map(\.black).min() ?? 0, rooms.map(\.white).min() ?? 0)
    let needed = Color.logarithm(
      ofRatio: asked[pairs.pairs.firstIndex { $0.foreground == role } ?? 0])
    if keepsSides, max(black, white) + ContrastSearch.reach < needed { return }
    sides[role] = black >= white
    fixTargets.detached.insert(role)
  }

  private func texts(of role: ColorRole) -> [MeasuredPairs.Pair] {
    pairs.pairs.filter { $0.foreground == role && $0.level == .text }
  }

  /// The logarithms of contrast that black and white have on the surface of a pair.
  private func room(_ pair: MeasuredPairs.Pair) -> (black: Double, white: Double) {
    let light = pairs.shown(pair.surface).contrastLogarithm
    return (light - Color.black.contrastLogarithm, Color.white.contrastLogarithm - light)
  }

  /// Whether a role's text can only have its contrasts on the other side of its surfaces.
  func canTurn(_ role: ColorRole, among failing: [Int]) -> Bool {
    guard fixTargets.canDetach(role) || fixTargets.detached.contains(role), sides[role] == nil
    else {
      return false
    }
    let texts = pairs.pairs.indices.filter {
      pairs.pairs[$0].foreground == role && pairs.pairs[$0].level == .text
    }
    return !texts.isEmpty && texts.contains(where: failing.contains)
      && texts.allSatisfy { index in
        let pair = pairs.pairs[index]
        let (black, white) = room(pair)
        let needed = Color.logarithm(ofRatio: asked[index])
        let (here, there) = isOnLight(pair) ? (black, white) : (white, black)
        return here + ContrastSearch.reach < needed && there >= needed
      }
  }

  /// How much of a contrast's logarithm a surface may be expected to gain by itself.
  private static let reach = 0.35

  /// Makes the colors and demands of the pairs as they are now.
  mutating func build() {
    solver = ContrastSolver(colors: [], demands: [])
    var indices: [ColorSlot: Int] = [:]
    var ends: [(foreground: ContrastSolver.End, surface: ContrastSolver.End)] = []
    for pair in pairs.pairs {
      let surface = end(of: pair.surface, isSurface: true, below: !pair.isSeeThrough, &indices)
      var foreground = ContrastSolver.End.fixed(shownForeground(pair).contrastLogarithm)
      if let role = pair.foreground, !fixTargets.choosesItself(role) {
        let own = end(of: role, isSurface: false, below: false, &indices)
        // A color on itself has no contrast that it could gain.
        if own != surface { foreground = own }
      }
      ends.append((foreground, surface))
    }
    for (index, (foreground, surface)) in ends.enumerated()
    where asked[index] > 1 && !abandoned.contains(index) {
      var demand = ContrastSolver.Demand(
        foreground: foreground, surface: surface, isOnLight: isOnLight(pairs.pairs[index]),
        separation: 0)
      let needed = Color.logarithm(ofRatio: asked[index])
      let pair = pairs.pairs[index]
      demand.separation =
        pair.foreground.map { sides[$0] != nil } ?? false || replaced[pair.surface] != nil
        ? needed
        : solver.separation(of: demand) + needed - Color.logarithm(ofRatio: ratios[index])
      solver.demands.append(demand)
    }
    buildPainted(&indices)
  }

  mutating func end(
    of role: ColorRole, isSurface: Bool, below: Bool, _ indices: inout [ColorSlot: Int]
  ) -> ContrastSolver.End {
    // Of what is nearly transparent the window is seen.
    let role = below && pairs.resolved[role].alpha < 0.5 ? .windowBg : role
    guard let slot = fixTargets.fixTarget(of: role) else {
      let color = isSurface ? pairs.shown(role) : pairs.resolved[role]
      return .fixed(color.contrastLogarithm)
    }
    if let index = indices[slot] { return .moved(index) }
    let isOwn = slot == ColorSlot(role)
    let isOpaque = opaque.contains(role) && isOwn
    var origin = theme.color(of: slot, in: pairs.resolved) ?? pairs.resolved[role]
    if isOpaque { origin = origin.composited(over: pairs.shown(background(of: role))) }
    let isTurned = turned.contains(role) && isOwn
    if isTurned { origin = origin.turned }
    let replacement = isSurface && isOwn ? replaced[role] : nil
    if let replacement { origin = replacement }
    indices[slot] = solver.colors.count
    solver.colors.append(
      MovedColor(
        slot, origin, isNew: isOpaque || isTurned || replacement != nil,
        follows: fixTargets.source(of: role),
        weight: isSurface ? 1.5 : 1))
    return .moved(solver.colors.count - 1)
  }

  /// A surface that a role is painted on.
  private func background(of role: ColorRole) -> ColorRole {
    pairs.pairs.first { $0.foreground == role }?.surface ?? .windowBg
  }
}

extension Color {
  /// The color whose lightness is as far from white as this one's is from black.
  fileprivate var turned: Color {
    let ramp = LightnessRamp(of: self)
    return ramp.colorKeepingHue(at: LightnessRamp.steps - ramp.start)
  }
}
