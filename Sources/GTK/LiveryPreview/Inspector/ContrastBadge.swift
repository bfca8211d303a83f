import LiveryAdwaita
import ThemeLint

/// The contrast of a color and its pair, with an icon if it is too low.
final class ContrastBadge {
  let widget: Box
  private let mark = Icon("dialog-warning-symbolic")
  private let ratio = Label("")

  init() {
    widget = Box(.horizontal, spacing: 3, [mark, ratio])
    widget.addStyleClass("livery-badge")
    widget.align(vertically: .center)
    // As wide as a ratio with the icon needs, so that what is before it keeps its column.
    widget.setMinimumSize(width: 52)
    ratio.hexpand = true
    // Or the box would take the expansion of its label.
    widget.hexpand = false
  }

  /// Shows a contrast; hidden for a color without a pair.
  func show(_ contrast: ColorState.Contrast?) {
    widget.isVisible = contrast != nil
    guard let contrast else { return }
    mark.isVisible = !contrast.isEnough
    ratio.text = ContrastRatio.number(contrast.ratio, below: contrast.minimum)
    widget.setStyleClass("success", contrast.minimum != nil && contrast.isEnough)
    widget.setStyleClass("warning", !contrast.isEnough)
    let text = Self.words(of: contrast)
    widget.tooltip = text
    ratio.setAccessibleLabel(translated("Contrast of \(text)"))
  }

  private static func words(of contrast: ColorState.Contrast) -> String {
    let ratio = ContrastRatio.text(contrast.ratio)
    return contrast.minimum.map(ContrastRatio.short).map {
      translated("\(contrast.pair): \(ratio), needs \($0)")
    } ?? translated("\(contrast.pair): \(ratio)")
  }
}
