import ThemeColor

/// The contrast that a color of a scheme needs, and its backgrounds; by WCAG 2.2, 1.4.3.
struct ContrastNeed {
  /// The ratio for text.
  static let text = 4.5

  /// The ratio for large text and lines, and for labels that libadwaita dims.
  static let faint = 3.0

  /// `$dim_label_opacity` of libadwaita 1.2 to 1.10.
  private static let dimmed = 0.55

  let ratio: Double
  let backgrounds: [Color]

  /// The share of the color over each background beneath it.
  let tint: Double

  /// Whether it must also be readable when libadwaita dims it.
  let isDimmed: Bool

  init(_ ratio: Double, on backgrounds: [Color], tintedBy tint: Double = 0, isDimmed: Bool = false)
  {
    (self.ratio, self.backgrounds, self.tint, self.isDimmed) = (ratio, backgrounds, tint, isDimmed)
  }

  func isMet(by color: Color) -> Bool {
    color.reaches(ratio, on: backgrounds, tintedBy: tint)
      && (!isDimmed
        || color.thinned(ContrastNeed.dimmed).reaches(ContrastNeed.faint, on: backgrounds))
  }

  /// The nearest color that meets it; `nil` if there is none.
  func nearest(to color: Color) -> Color? {
    tint > 0 || isDimmed
      ? color.nearest(reaching: ratio, on: backgrounds, tintedBy: tint, where: isMet)
      : color.nearest(reaching: ratio, against: backgrounds)
  }

  /// A description of the missing contrast of a color.
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
    color.leastContrast(on: backgrounds, tintedBy: tint)
  }

  private func dimmedContrast(of color: Color) -> Double {
    color.thinned(ContrastNeed.dimmed).leastContrast(on: backgrounds)
  }
}

extension Double {
  /// The number with at most two decimals, truncated, so that 4.499 is not shown as 4.5.
  fileprivate var hundredths: String {
    let cut = (self * 100 + 1e-9).rounded(.down) / 100
    return cut == cut.rounded() ? String(Int(cut)) : String(cut)
  }
}
