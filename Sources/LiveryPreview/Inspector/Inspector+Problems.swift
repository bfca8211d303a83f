import LiveryAdwaita
import LiveryGallery
import ThemeModel
import ThemeSession
import ThemeSource

extension Inspector {
  func connectProblems() {
    problems.onSelected = { [weak self] in self?.select($0) }
    problems.onFix = { [weak self] in self?.apply($0) }
    problems.hasColor = { [weak self] in self?.color(of: $0) != nil }
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
