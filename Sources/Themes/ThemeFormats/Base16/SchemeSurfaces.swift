import ThemeColor

/// The surfaces under text: steps away from the window's color, as in libadwaita.
///
/// The scheme's own steps, `base01` and `base02`, are used if they are suitable: large enough to be
/// visible, small enough to keep text readable, and with the window's tint. Otherwise the step is
/// mixed.
struct SchemeSurfaces {
  let window, view, headerbar, sidebar, secondarySidebar: ExpressedColor
  let card, dialog, popover, activeToggle: ExpressedColor

  /// The color that surfaces are mixed with to step away from the window: the scheme's text.
  private let far: ExpressedColor

  init(_ tones: SchemePalette) {
    let steps = SurfaceSteps(tones)
    far = steps.far
    if tones.isDark {
      window = tones.background.paint
      view = steps.darkView
      // 0x24 to 0x30 in libadwaita.
      headerbar = steps.step(from: window, by: 0.02...0.09, toward: [1, 2], .either)
      // Translucent, so that a card in a card is lighter still.
      card = far.alpha(0.07)
      // 0x24 to 0x38 in libadwaita.
      popover = steps.step(from: window, by: 0.06...0.12, toward: [2, 1], .lighter)
      dialog = popover
      activeToggle = far.alpha(0.14)
    } else {
      // On white nothing would be visible, so the window gets a darker color, and views get this
      // one.
      let own = tones.background.paint
      let isWhite = own.color.oklab.lightness > 0.99
      window =
        isWhite
        ? steps.step(from: own, by: 0.015...0.03, toward: [1], .darker) : own
      let raised = isWhite ? own : own.mixed(with: .white, 0.75)
      view = isWhite ? own : own.mixed(with: .white, 0.6)
      // 0xfa to 0xeb in libadwaita.
      headerbar = steps.step(from: window, by: 0.03...0.08, toward: [1, 2], .darker)
      card = raised
      popover = raised
      dialog = window.mixed(with: raised, 0.5)
      activeToggle = raised
    }
    sidebar = window.mixed(with: headerbar, 0.6)
    secondarySidebar = window.mixed(with: headerbar, 0.3)
  }

  /// The visible color of a surface, over the window if it is translucent.
  func shown(_ surface: ExpressedColor) -> Color { surface.color.composited(over: window.color) }

  /// The backgrounds of labels, controls and colored text.
  var backgrounds: [Color] { [window, view, card].map(shown) }
}

/// Finds colors a step away from others.
private struct SurfaceSteps {
  enum Direction {
    case lighter, darker, either

    func allows(_ difference: Double) -> Bool {
      switch self {
      case .lighter: difference > 0
      case .darker: difference < 0
      case .either: true
      }
    }
  }

  private let tones: SchemePalette
  let far: ExpressedColor

  init(_ tones: SchemePalette) {
    self.tones = tones
    let text = tones.known([5, 6, 7]).map(\.paint).first {
      abs($0.level - tones.background.paint.level) > 0.3
    }
    far = text ?? (tones.isDark ? .white : .black)
  }

  /// A color at a certain distance in level from another: the first of the preferred colors within
  /// the distance, or a mixture in the middle of it.
  func step(
    from start: ExpressedColor, by distance: ClosedRange<Double>, toward numbers: [Int],
    _ direction: Direction
  ) -> ExpressedColor {
    let middle = (distance.lowerBound + distance.upperBound) / 2
    for paint in tones.known(numbers).map(\.paint) {
      let difference = paint.level - start.level
      guard direction.allows(difference), abs(difference) >= distance.lowerBound,
        paint.tintDistance(to: start) <= 0.05
      else { continue }
      if abs(difference) <= distance.upperBound { return paint }
      return mixture(of: start, and: paint, at: middle)
    }
    return mixture(of: start, and: far, at: middle)
  }

  private func mixture(
    of start: ExpressedColor, and end: ExpressedColor, at distance: Double
  ) -> ExpressedColor {
    let whole = abs(end.level - start.level)
    let amount = whole > 0 ? min(1, (distance / whole * 100).rounded(.up) / 100) : 1
    return start.mixed(with: end, amount)
  }

  /// The view of a dark scheme, darker than the window, or lighter if the window is almost black.
  var darkView: ExpressedColor {
    let window = tones.background.paint
    for deeper in tones.known([16, 17]).map(\.paint) {
      if (0.01...0.06).contains(window.level - deeper.level),
        deeper.tintDistance(to: window) <= 0.05
      {
        return deeper
      }
    }
    return window.level > 0.06
      ? window.mixed(with: .black, 0.16) : mixture(of: window, and: far, at: 0.02)
  }
}
