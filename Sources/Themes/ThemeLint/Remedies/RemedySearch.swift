import GTKKnowledge
import ThemeColor
import ThemeModel

/// Searches for the color that fixes all faults of a value without breaking anything else.
///
/// The appearances of several releases are checked together, so that the color passes on each.
struct RemedySearch {
  let judgedAppearances: [JudgedAppearance]
  let judgements: [ContrastAudit.Judgement]

  /// The pairs of each appearance.
  private let pairs: [[ContrastAudit.Judgement]]

  init(judgedAppearances: [JudgedAppearance], judgements: [ContrastAudit.Judgement]) {
    (self.judgedAppearances, self.judgements) = (judgedAppearances, judgements)
    pairs = judgedAppearances.indices.map { index in judgements.filter { $0.judged == index } }
  }

  /// The remedy of pairs whose contrast is too low, by their fix target.
  func remedy(by fixTarget: FixTarget, in judged: Int) -> Remedy? {
    search(fixTarget, in: judged, Demand.readable)
  }

  /// The background on which a pair can pass, if no foreground passes on the present ones.
  func remedy(moving background: FixTarget, in judged: Int) -> Remedy? {
    search(background, in: judged, Demand.readable.map { $0.union(.followsScheme) })
  }

  /// The nearest color for a role that the theme does not set, if its pairs fail.
  func foreground(for role: ColorRole, in index: Int) -> Color? {
    let judged = judgedAppearances[index]
    let requirements = alike(index).flatMap { index in
      pairs[index].filter { $0.pair.foreground.role == role }
        .filter { $0.pair.level != .exempt && !$0.pair.foreground.isToolkits }.map {
          ContrastRequirement(
            $0, in: judgedAppearances[index], tried: { _ in false }, goal: $0.minimum,
            isForegroundTried: true)
        }
    }
    let passes = { (color: Color) in requirements.allSatisfy { $0.isMet(by: color) } }
    let color = judged.resolved[role]
    return color.nearest(where: passes) ?? color.withAlpha(1).nearest(where: passes)
  }

  /// The remedy for a color that some people cannot distinguish from another.
  func remedy(tellingApart fixTarget: FixTarget, in judged: Int) -> Remedy? {
    search(fixTarget, in: judged, Demand.apart)
  }

  /// The conditions for a color.
  private struct Demand: OptionSet {
    let rawValue: UInt8

    /// Foregrounds that pass now on the changed background continue to pass.
    static let foregrounds = Demand(rawValue: 1)
    /// Colors that all people can distinguish stay distinguishable.
    static let vision = Demand(rawValue: 2)
    /// A background is light in a light scheme and dark in a dark one, so that several backgrounds
    /// of the same text move in the same direction.
    static let followsScheme = Demand(rawValue: 4)
    /// Failing text reaches the required ratio, even if stock Adwaita's does not.
    static let minimum = Demand(rawValue: 8)

    static let readable: [Demand] = [[.foregrounds, .minimum], [.foregrounds], []]
    static let apart: [Demand] = [[.foregrounds, .vision, .minimum], [.foregrounds, .vision]]
  }

  private func search(_ fixTarget: FixTarget, in own: Int, _ demands: [Demand]) -> Remedy? {
    let sharing = judgedAppearances.indices.filter { $0 == own || isShared(fixTarget, by: $0) }
    let schemes = Appearance.Scheme.allCases.map { scheme in
      sharing.filter { judgedAppearances[$0].scheme == scheme }
    }
    let isInBoth = schemes.allSatisfy { !$0.isEmpty }
    let canSplit = fixTarget.traits.isEmpty && isInBoth
    // A name or a function may give another color in each scheme.
    let bases = schemes.map { $0.first.map { color(of: fixTarget, in: $0) } ?? fixTarget.color }
    let isMixed = isInBoth && bases[0] != bases[1]
    let isPartial = isMixed && !canSplit
    for demand in demands {
      if !isMixed || isPartial,
        let color = nearest(
          fixTarget.color, fixTarget, in: isPartial ? alike(own) : sharing, demand)
      {
        // A background that passes unchanged fixes nothing: its foregrounds need different
        // backgrounds.
        return color == fixTarget.color.roundedToBytes
          ? nil : Remedy(fixTarget: fixTarget, colors: .one(color), isPartial: isPartial)
      }
      if canSplit, let light = nearest(bases[0], fixTarget, in: schemes[0], demand),
        let dark = nearest(bases[1], fixTarget, in: schemes[1], demand)
      {
        return [light, dark] == bases.map(\.roundedToBytes)
          ? nil : Remedy(fixTarget: fixTarget, colors: .each(light: light, dark: dark))
      }
    }
    return nil
  }

  /// The same appearance on all releases.
  private func alike(_ index: Int) -> [Int] {
    judgedAppearances.indices.filter {
      judgedAppearances[$0].appearance == judgedAppearances[index].appearance
    }
  }

  /// Whether a change to a fix target shows in an appearance.
  private func isShared(_ fixTarget: FixTarget, by index: Int) -> Bool {
    guard let value = fixTarget.value else {
      return pairs[index].contains { $0.pair.foreground.location == fixTarget.location }
    }
    return !judgedAppearances[index].roles(following: value).isEmpty
  }

  /// The color of a fix target in an appearance that shares it.
  private func color(of fixTarget: FixTarget, in index: Int) -> Color {
    guard let value = fixTarget.value else {
      let shown = pairs[index].first { $0.pair.foreground.location == fixTarget.location }
      return shown?.pair.foreground.color ?? fixTarget.color
    }
    return judgedAppearances[index].roles(following: value).first.map {
      judgedAppearances[index].resolved[$0]
    }
      ?? fixTarget.color
  }

  private func nearest(
    _ color: Color, _ fixTarget: FixTarget, in indices: [Int], _ demand: Demand
  ) -> Color? {
    var requirements: Set<ContrastRequirement> = []
    var neighbors: Set<VisionRequirement> = []
    for index in indices {
      let roles = fixTarget.value.map(judgedAppearances[index].roles(following:)) ?? []
      requirements.formUnion(self.requirements(fixTarget, Set(roles), in: index, demand))
      if demand.contains(.vision) {
        neighbors.formUnion(VisionRequirement.requirements(of: roles, in: judgedAppearances[index]))
      }
    }
    let isDark = Set(indices.map { judgedAppearances[$0].scheme == .dark })
    let passes = { (color: Color) in
      requirements.allSatisfy { $0.isMet(by: color) }
        && (!demand.contains(.followsScheme) || isDark == [color.isDark])
        && neighbors.allSatisfy { $0.isMet(by: color) }
    }
    return color.nearest(where: passes)
      ?? (color.alpha < 1 ? color.withAlpha(1).nearest(where: passes) : nil)
  }

  private func requirements(
    _ fixTarget: FixTarget, _ roles: Set<ColorRole>, in index: Int, _ demand: Demand
  ) -> [ContrastRequirement] {
    let judged = judgedAppearances[index]
    return pairs[index].filter { $0.pair.level != .exempt }.compactMap { judgement in
      let pair = judgement.pair
      let isLost = judgement.ratio < judgement.goal
      let aimsHigh = pair.aimsAtMinimum && demand.contains(.minimum)
      let aim = aimsHigh ? judgement.minimum : judgement.stockGoal
      let goal = isLost ? aim : judgement.goal
      let paintsForeground =
        pair.foreground.role.map(roles.contains)
        ?? (fixTarget.value == nil && pair.foreground.location == fixTarget.location)
      let paintsBackground =
        roles.contains(pair.surface)
        || roles.contains(.windowBg) && judged.resolved[pair.surface].alpha < 1
        || pair.tint.map { roles.contains($0.role) } ?? false
      if paintsForeground {
        // A backdrop is to follow its text, not the text its backdrop.
        guard pair.level != .backdrop || paintsBackground else { return nil }
        return ContrastRequirement(
          judgement, in: judged, tried: roles.contains, goal: goal, isForegroundTried: true)
      }
      guard paintsBackground else { return nil }
      // A backdrop that follows another surface can be set separately.
      let backdrop = judged.chain(of: pair.surface).first
      let isOwnBackdrop = fixTarget.value.map { backdrop?.isSamePlace($0) == true } ?? false
      if pair.level == .backdrop, !isOwnBackdrop, isLost || !demand.contains(.foregrounds) {
        return nil
      }
      // A failing foreground of the theme's own can change, too, so the pair only has to be
      // possible.
      let isOwn = pair.foreground.role.map { judged.ownValue(of: $0) != nil } ?? true
      return ContrastRequirement(
        judgement, in: judged, tried: roles.contains,
        goal: goal, isForegroundTried: false,
        takesAnyForeground: isOwn && pair.level != .backdrop
          && (isLost || !demand.contains(.foregrounds)))
    }
  }
}

extension Color {
  /// Whether white has more contrast on the color than black.
  var isDark: Bool { contrastRatio(against: .white) > contrastRatio(against: .black) }
}
