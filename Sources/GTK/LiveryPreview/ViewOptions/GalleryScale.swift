import LiveryAdwaita
import ThemeProject

/// Shows pages larger or smaller, with larger or smaller text, or from right to left.
final class GalleryScale {
  /// The class of pages whose text has another size.
  private static let scaled = "livery-scaled-text"

  /// The pages with the zoom around them.
  let widget: ZoomBin
  private let pages: Widget
  private let text = CSSProvider()
  private var scale = TextScale.usual
  private var mirrored: MirroredPart?

  init(_ pages: Widget) {
    self.pages = pages
    widget = ZoomBin(pages)
    widget.hexpand = true
    widget.vexpand = true
    pages.addToDisplay(text, priority: .override)
  }

  func show(_ options: ViewOptions) {
    widget.percent = options.zoom
    widget.contentWidth = options.width
    widget.align(horizontally: options.width == nil ? .fill : .center)
    show(options.textScale)
    guard (options.direction == .rightToLeft) != (mirrored != nil) else { return }
    if options.direction == .rightToLeft {
      mirrored = MirroredPart(around: pages)
    } else {
      mirrored?.leave()
      mirrored = nil
    }
  }

  /// Sets the size of a point for text, as a desktop's setting does, and the inherited text size.
  private func show(_ scale: TextScale) {
    guard scale != self.scale else { return }
    self.scale = scale
    pages.setStyleClass(Self.scaled, scale != .usual)
    let dots = Toolkit.dotsPerInch * scale.factor
    text.load(
      scale == .usual
        ? ""
        : ".\(Self.scaled) { -gtk-dpi: \(dots); font-size: \(scale.percent)%; }")
  }
}
