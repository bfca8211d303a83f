import LiveryAdwaita

/// Fades from the last picture of its content to the content.
final class CrossFade {
  let widget: Overlay
  private let content: Widget
  private let painting: LastPainting
  private let picture = Picture()
  private var animation: Animation?
  /// How many frames come until the content is faded in; 0 while none is waited for.
  private var framesLeft = 0

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

  /// Shows the content as it was last painted, and fades that out once the content is laid out anew.
  func begin() {
    guard Toolkit.enablesAnimations, content.isMapped else { return }
    // A second switch during a fade goes on with the first picture.
    if !picture.isVisible { picture.freeze(content, as: painting) }
    animation?.stop()
    animation = nil
    picture.opacity = 1
    picture.isVisible = true
    waitForLayout()
  }

  /// Fades out from the second frame on: the first lays out the content, which can take longer than
  /// the fade, and an animation counts from the frame in which it starts.
  private func waitForLayout() {
    let isWaiting = framesLeft > 0
    framesLeft = 2
    guard !isWaiting else { return }
    picture.onEachFrame { [weak self] in
      guard let self else { return false }
      framesLeft -= 1
      if framesLeft == 0 { fadeOut() }
      return framesLeft > 0
    }
  }

  private func fadeOut() {
    // As long as in libadwaita.
    animation = .fadeOut(picture, milliseconds: 200) { [weak self] in
      guard let self else { return }
      picture.isVisible = false
      picture.clear()
      animation = nil
    }
  }
}
