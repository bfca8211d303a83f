import ThemeColor
import ThemeModel

/// A color from which a candidate must stay distinguishable.
struct VisionRequirement: Hashable, Sendable {
  private let other: Color
  private let deficiency: ColorVisionDeficiency

  /// Whether a color is distinguishable from the other.
  func isMet(by tried: Color) -> Bool {
    tried.simulating(deficiency).distance(to: other) >= VisionPair.threshold
  }

  /// The colors from which the color of some roles must stay distinguishable: the other color of
  /// each pair, unless the two are equal by intent.
  static func requirements(of roles: [ColorRole], in judged: JudgedAppearance)
    -> [VisionRequirement]
  {
    VisionPair.all.flatMap { pair -> [VisionRequirement] in
      let isFirst = roles.contains(pair.first)
      guard isFirst != roles.contains(pair.second) else { return [] }
      if pair.hasAccent, pair.distance(in: judged.resolved) < VisionPair.threshold { return [] }
      let other = judged.resolved[isFirst ? pair.second : pair.first]
      return ColorVisionDeficiency.allCases.map {
        VisionRequirement(other: other.simulating($0), deficiency: $0)
      }
    }
  }
}
