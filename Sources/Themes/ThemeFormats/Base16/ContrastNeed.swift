import ThemeColor

/// How a color of a scheme has to be seen, and on what; by WCAG 2.2, 1.4.3.
struct ContrastNeed {
  /// What text has to reach.
  static let text = 4.5

  /// What large text and lines have to reach, and labels that libadwaita dims.
  static let faint = 3.0

  /// `$dim_label_opacity` of libadwaita 1.2 to 1.10.
  private static let dimmed = 0.55

  let ratio: Double
  let grounds: [Color]

  /// How much of the color lies over each ground beneath it.
  let tint: Double

  /// Whether it has to be seen where libadwaita dims it, too.
  let isDimmed: Bool

  init(_ ratio: Double, on grounds: [Color], tintedBy tint: Double = 0, isDimmed: Bool = false) {
    (self.ratio, self.grounds, self.tint, self.isDimmed) = (ratio, grounds, tint, isDimmed)
  }

  func isMet(by color: Color) -> Bool {
    color.reaches(ratio, on: grounds, tintedBy: tint)
      && (!isDimmed || color.thinned(ContrastNeed.dimmed).reaches(ContrastNeed.faint, on: grounds))
  }

  /// The nearest color that meets it; `nil` if none does.
  func nearest(to color: Color) -> Color? {
    tint > 0 || isDimmed
      ? color.nearest(reaching: ratio, on: grounds, tintedBy: tint, where: isMet)
      : color.nearest(reaching: ratio, against: grounds)
  }

  /// What a color that does not meet it has too little of.
  func shortfall(of color: Color) -> String {
    let own = contrast(of: color)
    guard own < ratio else {
      return "\(dimmedContrast(of: color).hundredths):1 where it is dimmed and "
        + "\(ContrastNeed.faint.hundredths):1 is needed"
    }
    return "\(own.hundredths):1\(tint > 0 ? " on a button that it tints" : "")"
      + " where \(ratio.hundredths):1 is needed"
  }

  private func contrast(of color: Color) -> Double {
    color.leastContrast(on: grounds, tintedBy: tint)
  }

  private func dimmedContrast(of color: Color) -> Double {
    color.thinned(ContrastNeed.dimmed).leastContrast(on: grounds)
  }
}

extension Double {
  /// The number to at most two decimals, cut off, so that 4.499 does not look like 4.5.
  fileprivate var hundredths: String {
    let cut = (self * 100 + 1e-9).rounded(.down) / 100
    return cut == cut.rounded() ? String(Int(cut)) : String(cut)
  }
}
