import NewTheme
import ThemeFormats
import ThemeModel
import ThemeSource

/// Moves roles until what GTK paints in the states of widgets has the contrast that it needs.
struct StateFixing {
  let adjuster: ContrastAdjuster
  let appearances: [Appearance]
  let audit: StateAudit

  /// Reads a changed text as the theme was read.
  let read: (SourceText) -> ThemeReading?

  /// How often the theme is painted at most.
  private static let paintings = 12

  /// Paints a theme, and changes it as long as less is wrong by that.
  ///
  /// All faults are tried together, and one cause after the other where that does not help. The
  /// roles of a cause that do not help against its faults are left alone.
  ///
  /// - Returns: The theme, and what is still wrong.
  /// - Throws: Why it was not painted.
  func fixed(_ reading: ThemeReading) throws(StateAuditError) -> (ThemeReading, [String]) {
    guard let theme = reading.theme else { return (reading, []) }
    var best = (reading: reading, report: try audit.report(on: theme, in: appearances))
    var useless: Set<[ColorRole]> = []
    var (isTogether, paintings) = (true, 1)
    while paintings < Self.paintings {
      let all = best.report.faults.compactMap { $0.without(useless) }
      let groups = isTogether ? all : Array(all.prefix(1))
      if groups.isEmpty { break }
      let (changed, tried) = changed(best.reading, by: groups)
      guard let changed, let theme = changed.theme else {
        useless.formUnion(groups.map { $0[0].roles })
        continue
      }
      let report = try audit.report(on: theme, in: appearances)
      paintings += 1
      let isHelp = tried.allSatisfy { report.lack(of: $0) < best.report.lack(of: $0) }
      if isHelp, report.isBetter(than: best.report) {
        best = (changed, report)
        useless = []
      } else if groups.count > 1 {
        isTogether = false
      } else {
        useless.insert(groups[0][0].roles)
      }
    }
    return (best.reading, best.report.messages)
  }

  /// The theme without some faults, as far as all pairs keep their contrast, and those faults.
  private func changed(
    _ reading: ThemeReading, by groups: [[PaintedFault]]
  ) -> (theme: ThemeReading?, groups: [[PaintedFault]]) {
    if let all = adjusted(reading, by: groups.flatMap(\.self)) { return (all, groups) }
    // Some of them may go together with the pairs.
    var (taken, best): ([[PaintedFault]], ThemeReading?) = ([], nil)
    for group in groups {
      guard let changed = adjusted(reading, by: taken.flatMap(\.self) + group) else { continue }
      taken.append(group)
      best = changed
    }
    return (best, taken)
  }

  private func adjusted(_ reading: ThemeReading, by faults: [PaintedFault]) -> ThemeReading? {
    let adjuster = ContrastAdjuster(
      adjuster.aim, on: adjuster.target, for: adjuster.selection, painted: faults)
    guard let result = try? adjuster.adjusted(reading, in: appearances, read: read),
      result.unreachable.isEmpty, result.text.bytes != reading.text.bytes
    else { return nil }
    return read(result.text)
  }
}

extension [PaintedFault] {
  /// The faults of one cause with the roles that are not known to be useless against them; `nil`
  /// where all are.
  fileprivate func without(_ useless: Set<[ColorRole]>) -> [PaintedFault]? {
    let roles = self[0].roles
    if !useless.contains(roles) { return self }
    let others = Array<ColorRole>(roles.reversed())
    if useless.contains(others) { return nil }
    return map {
      PaintedFault(
        in: $0.appearance, $0.foreground, on: $0.background, ratio: $0.ratio, needed: $0.needed,
        from: others)
    }
  }
}
