import ThemeColor
public import ThemeModel

/// The opacity with which libadwaita paints something in a color.
public enum StockShare: String, CaseIterable, Sendable {
  /// Borders and separators, of the text's color.
  case border
  /// Dimmed labels, in their own color.
  case dimmed
  /// Disabled content, in its own color.
  case disabled
  /// The focus ring, in the accent color.
  case focusRing
}

extension ReleaseKnowledge {
  /// The opacity of something: 0.15 for a border, 0.5 in high contrast.
  public func share(_ share: StockShare, in appearance: Appearance) -> Double? {
    switch share {
    case .border: ratio("border", of: "window-fg", in: appearance)
    case .focusRing: ratio("focus-ring", of: "accent", in: appearance)
    case .dimmed: measuredPaint("dim-label", in: appearance)?.opacity
    case .disabled: measuredPaint("disabled", in: appearance)?.opacity
    }
  }

  /// The alpha of a part divided by that of another, in whole percent: GTK multiplies in single
  /// precision.
  private func ratio(_ part: String, of whole: String, in appearance: Appearance) -> Double? {
    guard let part = measuredPaint(part, in: appearance),
      let whole = measuredPaint(whole, in: appearance)
    else {
      return nil
    }
    return (Double(part.color.alpha / whole.color.alpha) * 100).rounded() / 100
  }
}
