import Adwaita

/// Fades from the last picture of its content to the content.
final class CrossFade {
  let widget: Overlay
  private let content: Widget
  private let picture = Picture()
  private var animation: Animation?

  /// Whether a fade is running.
  var isFading: Bool { picture.isVisible }

  init(_ content: Widget) {
    self.content = content
    widget = Overlay(content)
    picture.ignoreInput()
    picture.isVisible = false
    widget.add(picture)
  }

  /// Shows the content as it is now, and fades that out from the next frame on.
  func begin() {
    guard Toolkit.enablesAnimations, content.isMapped else { return }
    // A second switch during a fade goes on with the first picture.
    if !picture.isVisible { picture.freeze(content) }
    picture.opacity = 1
    picture.isVisible = true
    // As long as in libadwaita.
    animation = .fadeOut(picture, milliseconds: 200) { [weak self] in
      guard let self else { return }
      picture.isVisible = false
      picture.freeze(nil)
      animation = nil
    }
  }
}
