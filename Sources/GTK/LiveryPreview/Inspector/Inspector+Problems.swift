import LiveryAdwaita
import ThemeColor
import ThemeLint
import ThemeModel
import ThemeSession
import ThemeSource

extension Inspector {
  func connectProblems() {
    problems.onSelected = { [weak self] in self?.select($0) }
    problems.onFix = { [weak self] in self?.apply($0) }
    problems.hasColor = { [weak self] in self?.color(of: $0) != nil }
    problems.swatches = { [weak self] in self?.swatches(of: $0) ?? [] }
    problems.onPlace = { [weak self] in self?.delegate?.showPlace($0) }
    problems.onFixAll = { [weak self] in self?.fixAll() }
  }

  func show(_ findings: [Finding]) {
    problems.show(findings)
    delegate?.showFindings(findings)
  }

  /// Moves the focus to the value of a finding, or opens the file if no view shows the value.
  private func select(_ finding: Finding) {
    if let (color, appearance) = color(of: finding) {
      if appearance.scheme != session.loadedTheme.appearance.scheme {
        delegate?.showScheme(appearance.scheme)
      }
      show(.colors)
      colors.update()
      return colors.focus(color)
    }
    // If the file has errors, the shown values are from its last valid text.
    guard finding.location.file == session.loadedTheme.theme.source.file,
      session.current?.isBroken == false
    else {
      return delegate?.openEditor(at: finding.location) ?? ()
    }
    for (view, list) in [(View.rules, rules), (.general, general)] as [(View, EditingView)] {
      update(view)
      guard let row = list.row(at: finding.location) else { continue }
      show(view)
      return row.takeFocus()
    }
    delegate?.openEditor(at: finding.location)
  }

  /// The theme's color that a finding is about, and an appearance in which its value applies: the
  /// shown one if possible.
  private func color(of finding: Finding) -> (ColorName, Appearance)? {
    let (theme, shown) = (session.loadedTheme.theme, session.loadedTheme.appearance)
    let all = [shown] + theme.appearances.filter { $0 != shown }
    // A line may have a value for each scheme.
    return [true, false].lazy.flatMap { isExact in all.lazy.map { (isExact, $0) } }
      .compactMap { isExact, appearance in
        theme.color(at: finding.location, in: appearance, exactly: isExact).map { ($0, appearance) }
      }.first
  }

  /// The color that a fix changes, before and after it; empty if it changes something else.
  private func swatches(of finding: Finding) -> [String] {
    guard let fix = finding.fix, let (color, found) = color(of: finding) else { return [] }
    let theme = session.loadedTheme.theme
    // If the value applies to both schemes, the one where it is worse.
    let scheme = finding.places.first?.appearance.lazy.compactMap(Appearance.Scheme.init).first
    let appearance = Appearance(scheme ?? found.scheme, found.options)
    guard let before = theme.color(of: color, in: theme.resolved(appearance)),
      let after = fix.color(in: appearance.scheme)
    else { return [] }
    return [before.hex, after.hex]
  }

  /// Applies the fixes in one step, when they are known.
  private func fixAll() {
    guard let entry = session.current, let text = entry.text else { return }
    let check = ThemeCheck(entry)
    Task { @concurrent [weak self, library = session.library] in
      guard let repair = check.repair(in: library) else { return }
      await self?.finish(repair, of: text)
    }
  }

  private func finish(_ repair: Repair, of text: SourceText) {
    attempt { () throws(SessionError) in
      guard try session.replaceText(text, with: repair.text), !session.offersCopy else { return }
      onSaid(
        translated(
          "\(repair.count) fix made", or: "\(repair.count) fixes made", count: repair.count))
    }
  }

  private func apply(_ fix: Finding.Fix) {
    attempt { () throws(SessionError) in try session.apply(fix) }
  }
}

extension Finding.Fix {
  /// The color that it contains; of a value with one for each scheme, that of the given scheme.
  fileprivate func color(in scheme: Appearance.Scheme) -> Color? {
    let text = replacement.trimming("\"'")
    if let color = CSSColor(text)?.mapped() { return color }
    // As a theme writes both: { light = "#fff", dark = "#000" }.
    let words = text.split { "{}=:,\"' ".contains($0) }
    return words.firstIndex { $0 == scheme.rawValue }
      .flatMap { words.indices.contains($0 + 1) ? CSSColor(String(words[$0 + 1])) : nil }?.mapped()
  }
}

extension Theme {
  /// The color whose value is at a location of the theme's own file, or on its line.
  fileprivate func color(
    at location: SourceLocation, in appearance: Appearance, exactly isExact: Bool
  ) -> ColorName? {
    guard location.file == source.file else { return nil }
    let colors =
      ColorRole.allCases.map { (ColorName.role($0), ColorSlot($0)) }
      + namedColors.map { ($0.name, $0.slot) }
    return colors.first { _, slot in
      guard let value = chain(of: slot, in: appearance).first, value.layer == ownLayer else {
        return false
      }
      return isExact
        ? value.location.range.overlaps(location.range)
        : value.location.start.line == location.start.line
    }?.0
  }
}
