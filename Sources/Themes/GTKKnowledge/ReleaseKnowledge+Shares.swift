import ThemeColor
public import ThemeModel

/// A share of a color that libadwaita paints something in.
public enum StockShare: String, CaseIterable, Sendable {
  /// Borders and separators, of the text's color.
  case border
  /// Dimmed labels, of their own color.
  case dimmed
  /// What is disabled, of its own color.
  case disabled
  /// The ring around what has the focus, of the accent color.
  case focusRing
}

extension ReleaseKnowledge {
  /// How much of a color something is painted in: 0.15 for a border, 0.5 in high contrast.
  public func share(_ share: StockShare, in appearance: Appearance) -> Double? {
    switch share {
    case .border: ratio("border", of: "window-fg", in: appearance)
    case .focusRing: ratio("focus-ring", of: "accent", in: appearance)
    case .dimmed: measuredPaint("dim-label", in: appearance)?.opacity
    case .disabled: measuredPaint("disabled", in: appearance)?.opacity
    }
  }

  /// The alpha of a part by that of another, to the percent: GTK multiplies in single precision.
  private func ratio(_ part: String, of whole: String, in appearance: Appearance) -> Double? {
    guard let part = measuredPaint(part, in: appearance),
      let whole = measuredPaint(whole, in: appearance)
    else {
      return nil
    }
    return (Double(part.color.alpha / whole.color.alpha) * 100).rounded() / 100
  }
}
