import LiveryAdwaita
import LiveryGallery
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
    problems.onFixAll = { [weak self] in self?.fixAll() }
  }

  func show(_ findings: [Finding]) {
    problems.show(findings)
    delegate?.showFindings(findings)
  }

  private func select(_ finding: Finding) {
    if let color = color(of: finding) {
      show(.colors)
      colors.update()
      colors.focus(color)
    } else {
      delegate?.openEditor(at: finding.location)
    }
  }

  /// The color of the theme that a finding is about.
  private func color(of finding: Finding) -> ColorName? {
    session.look.theme.color(at: finding.location, in: session.look.appearance)
  }

  /// The color that a fix changes, before and after; none where it changes something else.
  private func swatches(of finding: Finding) -> [String] {
    guard let fix = finding.fix, let color = color(of: finding),
      let before = session.look.color(of: color),
      let after = CSSColor(fix.replacement.trimming("\"'"))?.mapped()
    else { return [] }
    return [before.hex, after.hex]
  }

  /// Makes every fix that leaves the design as it is, in one step, once they are found.
  private func fixAll() {
    guard let entry = session.current, let text = entry.text else { return }
    let check = ThemeCheck(entry)
    Task { @concurrent [weak self, library = session.library] in
      guard let repair = check.repair(in: library) else { return }
      await self?.finish(repair, of: text)
    }
  }

  private func finish(_ repair: Repair, of text: SourceText) {
    do throws(SessionError) {
      guard try session.replaceText(text, with: repair.text) else { return }
      delegate?.say(
        translated(
          "\(repair.count) fix made", or: "\(repair.count) fixes made", count: repair.count))
    } catch {
      delegate?.say("\(error)".capitalizedFirst)
    }
  }

  private func apply(_ fix: Finding.Fix) {
    do throws(SessionError) {
      try session.apply(fix)
    } catch {
      delegate?.say("\(error)".capitalizedFirst)
    }
  }
}

extension Theme {
  /// The color whose value is at a location of the theme's own file.
  fileprivate func color(at location: SourceLocation, in appearance: Appearance) -> ColorName? {
    guard location.file == source.file else { return nil }
    let colors =
      ColorRole.allCases.map { (ColorName.role($0), ColorSlot($0)) }
      + namedColors.map { ($0.name, $0.slot) }
    return colors.first { _, slot in
      guard let value = chain(of: slot, in: appearance).first, value.layer == ownLayer else {
        return false
      }
      return value.location.range.overlaps(location.range)
        || value.location.start.line == location.start.line
    }?.0
  }
}
