import ThemeModel

extension SchemeRoles {
  /// Sets libadwaita's swatches: hues from the scheme's accents, lighter and darker, and its grays.
  ///
  /// Hues that the scheme lacks stay libadwaita's; all do if its colors have no hues.
  mutating func deriveSwatches() {
    guard tones.hasHues else { return }
    let hues: [(ColorRole, Int, bright: Int?)] = [
      (.blue1, 0x0D, 0x16), (.green1, 0x0B, 0x14), (.yellow1, 0x0A, 0x13), (.orange1, 0x09, nil),
      (.red1, 0x08, 0x12), (.purple1, 0x0E, 0x17), (.brown1, 0x0F, nil),
    ]
    for (lightest, number, bright) in hues {
      guard let own = tones[number] else { continue }
      let lighter = bright.flatMap { tones[$0] }
      setSwatches(
        from: lightest,
        [
          own.mixed(with: .white, 0.4), lighter ?? own.mixed(with: .white, 0.2), own,
          own.mixed(with: .black, 0.15), own.mixed(with: .black, 0.3),
        ])
    }
    let steps = (0..<8).compactMap { tones[$0] }
    guard steps.count == 8 else { return }
    let grays = steps.enumerated()
      .sorted { ($1.element.level, $0.offset) < ($0.element.level, $1.offset) }.map(\.element)
    setSwatches(from: .light1, Array(grays[..<4]) + [grays[3].mixed(with: grays[4], 0.5)])
    setSwatches(
      from: .dark1, [grays[4], grays[5], grays[5].mixed(with: grays[6], 0.5), grays[6], grays[7]])
  }

  /// Sets the swatches of a hue, which follow the lightest.
  private mutating func setSwatches(from lightest: ColorRole, _ paints: [ExpressedColor]) {
    let swatches = ColorRole.allCases[Int(lightest.rawValue)...]
    for (role, paint) in zip(swatches, paints) { set(role, paint) }
  }
}
