import ThemeColor

/// Finds the faults of one kind in a page.
protocol FaultJudge {
  func faults(in sight: PageSight) -> [Fault]
}

/// A page in a state, and what it is compared with.
struct PageSight {
  let view: PageView

  /// The same page while its widgets are in no state.
  let normal: PageView

  /// The page in the toolkit's own theme, in the same state and in none, if that painted anything.
  let stock, stockNormal: PageView?

  let isHighContrast: Bool

  /// Whether what is no worse than in the toolkit's own theme counts too.
  let isStrict: Bool

  /// How much of what the toolkit's own theme has is as good as all of it; and where that is below
  /// the minimum itself, or where little is asked for.
  private static let (tolerance, minorTolerance) = (0.9, 0.8)

  /// How much of a minimum nobody tells from all of it.
  static let nearly = 0.9

  /// Whether a difference of colors is gone that the toolkit's own theme shows, both in OKLab.
  static func isGone(_ distance: Double, stock: Double) -> Bool {
    distance < Color.leastSeenDistance && stock >= Color.leastSeenDistance
      && distance < stock * lost
  }

  /// How much less than in the toolkit's own theme is lost, where nobody sees the rest.
  private static let lost = 0.5

  /// How much of a minimum is enough.
  func needed(of minimum: Double) -> Double {
    isStrict ? minimum : minimum * PageSight.nearly
  }

  /// Whether a value below its minimum is as good as stock, or nearly.
  func isExcused(
    _ value: Double, stock: Double?, minimum: Double, isMinor: Bool = false
  ) -> Bool {
    guard !isStrict, let stock else { return false }
    let isLittle = isMinor || stock < minimum
    return value >= stock * (isLittle ? PageSight.minorTolerance : PageSight.tolerance)
  }
}
