import LiveryAdwaita

/// Fades from the last picture of its content to the content.
final class CrossFade {
  let widget: Overlay
  private let content: Widget
  private let painting: LastPainting
  private let picture = Picture()
  private var animation: Animation?

  /// Whether a fade is running.
  var isFading: Bool { picture.isVisible }

  /// Lays a picture over the content, which the window will hold.
  init(_ content: Widget, in window: Window) {
    self.content = content
    painting = LastPainting(of: window)
    widget = Overlay(content)
    picture.ignoreInput()
    picture.isVisible = false
    widget.add(picture)
  }

  /// Shows the content as it was last painted, and fades that out from the next frame on.
  func begin() {
    guard Toolkit.enablesAnimations, content.isMapped else { return }
    // A second switch during a fade goes on with the first picture.
    if !picture.isVisible { picture.freeze(content, as: painting) }
    picture.opacity = 1
    picture.isVisible = true
    // As long as in libadwaita.
    animation = .fadeOut(picture, milliseconds: 200) { [weak self] in
      guard let self else { return }
      picture.isVisible = false
      picture.clear()
      animation = nil
    }
  }
}
