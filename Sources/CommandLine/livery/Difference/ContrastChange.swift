import GTKKnowledge
import ThemeLint
import ThemeModel

/// How the contrast of a pair of colors changed in one appearance.
struct ContrastChange: Hashable {
  /// A pair of colors in an appearance.
  struct Pair: Hashable {
    /// The traits, as theme files spell them.
    let appearance: String

    /// The foreground, such as `accent-fg`, and the role behind it.
    let foreground, surface: String
  }

  let pair: Pair

  /// The ratios; `nil` if there is no such pair.
  let before, after: Double?

  /// The ratio that the pair needs; `nil` if it needs none.
  let minimum: Double?

  /// The least change that counts: ratios are shown to two decimals.
  private static let step = 0.005

  /// Whether the contrast is too low, and lower than before.
  var isWorse: Bool {
    guard let minimum, let after, after < minimum else { return false }
    return isLower
  }

  /// Whether the contrast is lower than before, or there was no such pair.
  var isLower: Bool {
    guard let after else { return false }
    return before.map { after < $0 - Self.step } ?? true
  }

  /// Whether a person could see the difference.
  private var isChange: Bool {
    guard let before, let after else { return true }
    return abs(before - after) >= Self.step
  }

  /// Measures the pairs of two themes.
  ///
  /// - Parameters:
  ///   - earlier: The theme as it was.
  ///   - later: The theme as it is.
  ///   - appearances: The appearances of the later theme to compare.
  ///   - release: The GTK on which both are measured.
  ///   - minimum: The required ratio of all pairs that have one, instead of their own.
  /// - Returns: The pairs whose contrast changed, in the order of the later theme.
  static func all(
    from earlier: Theme, to later: Theme, in appearances: [Appearance]? = nil,
    on release: GTKRelease, minimum: Double? = nil
  ) -> [ContrastChange] {
    let shared = SharedAppearances(earlier, later).all.filter {
      appearances?.contains($0.second) ?? true
    }
    let before = ContrastReport(earlier, in: shared.map(\.first), on: release).appearances
    let after = ContrastReport(later, in: shared.map(\.second), on: release).appearances
    return zip(shared, zip(before, after)).flatMap { appearance, pages in
      changes(from: pages.0, to: pages.1, in: appearance.name, minimum: minimum)
    }
  }

  private static func changes(
    from before: ContrastReport.Page, to after: ContrastReport.Page, in appearance: String,
    minimum: Double?
  ) -> [ContrastChange] {
    var pairs: [Pair] = []
    let rows = { (page: ContrastReport.Page) in
      var lowest: [Pair: ContrastReport.Row] = [:]
      for row in page.rows {
        let pair = Pair(
          appearance: appearance, foreground: row.foreground, surface: row.surface.name)
        if !pairs.contains(pair) { pairs.append(pair) }
        if lowest[pair].map({ row.ratio < $0.ratio }) ?? true { lowest[pair] = row }
      }
      return lowest
    }
    let (present, past) = (rows(after), rows(before))
    return pairs.map { pair in
      let need = (present[pair] ?? past[pair])?.minimum
      return ContrastChange(
        pair: pair, before: past[pair]?.ratio, after: present[pair]?.ratio,
        minimum: need.map { minimum ?? $0 })
    }.filter(\.isChange)
  }
}
