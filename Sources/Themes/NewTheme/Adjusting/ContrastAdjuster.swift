public import ThemeCSS
import ThemeColor
public import ThemeFormats
import ThemeLint
public import ThemeModel
import ThemeSession
public import ThemeSource

/// Gives a theme of Livery's own format a contrast.
public struct ContrastAdjuster: Sendable {
  public let aim: ContrastAim

  /// The releases of GTK on which the pairs are to have it.
  public let target: Target

  /// The roles that may change.
  public let selection: RoleSelection

  /// What GTK painted of the theme with too little contrast, which is to have what it needs, too,
  /// where colors of its roles give it that.
  public let painted: [PaintedFault]

  public init(
    _ aim: ContrastAim, on target: Target, for selection: RoleSelection = .all,
    painted: [PaintedFault] = []
  ) {
    (self.aim, self.target, self.selection) = (aim, target, selection)
    self.painted = painted
  }

  /// Gives all pairs of a theme in some appearances the contrast that they are asked for.
  ///
  /// Hue and chroma stay in OKLCH, as far as sRGB has them, and lightness moves as little as
  /// needed. A theme whose pairs have the contrast is returned byte for byte.
  ///
  /// - Parameters:
  ///   - reading: A theme of Livery's own format.
  ///   - appearances: The appearances; those with fewer traits are changed first, since others follow them.
  ///   - read: Reads a changed text as the theme was read.
  /// - Returns: The text, what moved, and the pairs that cannot have the contrast.
  /// - Throws: That a color cannot be written.
  public func adjusted(
    _ reading: ThemeReading, in appearances: [Appearance],
    read: (SourceText) -> ThemeReading?
  ) throws(AdjustmentError) -> ContrastAdjustment {
    var progress = Progress(reading: reading)
    for count in Set(appearances.map(\.traits.count)).sorted() {
      let alike = appearances.filter { $0.traits.count == count }
      // A color that is shared with another appearance may have moved for it.
      for round in 0..<Self.rounds {
        // What was painted is known of the theme as it was given.
        let painted = round == 0 ? painted : []
        guard try step(&progress, in: alike, painted, read: read) else { break }
      }
    }
    try addRings(&progress, in: appearances, read: read)
    return ContrastAdjustment(
      text: progress.unreachable.isEmpty ? progress.reading.text : reading.text,
      failedBefore: progress.failedBefore, unreachable: progress.unreachable,
      distances: progress.distances)
  }

  /// The pairs of a theme in some appearances that have less contrast than they are asked for, but
  /// for those that no color of the file moves.
  public func failing(_ reading: ThemeReading, in appearances: [Appearance]) -> [FailingPair] {
    guard let theme = reading.theme, let measured = MeasuredTheme(reading, on: target) else {
      return []
    }
    return appearances.flatMap { appearance in
      let search = ContrastSearch(
        theme, measured.pairs(in: appearance), aim,
        MovableColors(selection, of: theme, in: appearance))
      return search.failing.map(search.failingPair)
    }
  }

  private static let rounds = 3

  private struct Progress {
    var reading: ThemeReading
    var failedBefore = 0
    var unreachable: [ContrastAdjustment.Unreachable] = []
    var distances: [Double] = []
    var isCounted: Set<Appearance> = []

    /// Whether a pair was found on another release.
    func knows(_ pair: ContrastAdjustment.Unreachable) -> Bool {
      unreachable.contains { $0.pair == pair.pair && $0.appearance == pair.appearance }
    }
  }

  /// Changes the theme once in appearances that do not follow each other; whether it was changed.
  private func step(
    _ progress: inout Progress, in appearances: [Appearance], _ painted: [PaintedFault],
    read: (SourceText) -> ThemeReading?
  ) throws(AdjustmentError) -> Bool {
    guard let theme = progress.reading.theme, let document = progress.reading.document,
      let measured = MeasuredTheme(progress.reading, on: target)
    else { return false }
    var assignments: [ColorAssignment] = []
    for appearance in appearances {
      let pairs = measured.pairs(in: appearance)
      var search = ContrastSearch(
        theme, pairs, aim, MovableColors(selection, of: theme, in: appearance), painted: painted)
      if progress.isCounted.insert(appearance).inserted {
        progress.failedBefore += search.failing.count { !search.isPainted($0) }
      }
      let (changes, failing) = search.solve()
      let unreachable = failing.filter { !search.isPainted($0) }.map(search.unreachable)
      for pair in unreachable where !progress.knows(pair) {
        progress.unreachable.append(pair)
      }
      for change in changes {
        progress.distances.append(change.distance)
        assignments.append(
          ColorAssignment(
            slot: change.slot, appearance: appearance, text: change.color.literal))
      }
    }
    if assignments.isEmpty || !progress.unreachable.isEmpty { return false }
    let changed = try theme.assigning(assignments, in: document)
    guard let reading = read(changed.text), reading.theme != nil else {
      throw .cannotWrite(name: theme.id)
    }
    progress.reading = reading
    return true
  }

  /// Draws focus rings in the whole accent where the half of it that the toolkit draws is too
  /// faint, and no CSS of the theme draws its own.
  private func addRings(
    _ progress: inout Progress, in appearances: [Appearance], read: (SourceText) -> ThemeReading?
  ) throws(AdjustmentError) {
    guard progress.unreachable.isEmpty, selection.contains(.accent),
      progress.reading.theme?.allExtraCSS.contains(where: { $0.css.contains("outline-color") })
        == false,
      var document = progress.reading.document,
      let measured = MeasuredTheme(progress.reading, on: target)
    else { return }
    let isFaint = appearances.contains { appearance in
      let pairs = measured.pairs(in: appearance)
      return zip(pairs.pairs, pairs.ratios()).contains { pair, ratio in
        pair.isRing && pair.isToolkits
          && ratio + 1e-9 < aim.ratio(of: pair, inHighContrast: pairs.isHighContrast)
      }
    }
    guard isFaint else { return }
    for selector in FocusRing.selectors {
      let path = ["styles", selector.text, StyleProperty.outlineColor.name]
      guard document.node(at: path) == nil else { continue }
      guard let changed = document.setting(path, to: .string("$accent")) else {
        throw .cannotWrite(name: path.joined(separator: "."))
      }
      document = changed.document
    }
    guard let reading = read(document.text), reading.theme != nil else {
      throw .cannotWrite(name: "styles")
    }
    progress.reading = reading
  }
}
