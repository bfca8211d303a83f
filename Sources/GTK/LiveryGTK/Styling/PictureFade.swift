package import LiveryAdwaita

/// Fades out a picture of a widget's last painting, which is on top of the widget.
package final class PictureFade {
  private let picture: Picture
  private let content: WeakWidget
  private let painting: LastPainting
  private var animation: Animation?
  /// The number of frames until the picture is faded out; 0 while there is none.
  private var framesLeft = 0
  private var isFollowing = false
  private var milliseconds = 0

  /// Called with each frame while the picture is visible.
  package var onFrame: () -> Void = {}

  /// Called when the picture is no longer visible.
  package var onEnd: () -> Void = {}

  /// Whether a fade is running.
  package var isFading: Bool { picture.isVisible }

  /// Fades a picture on top of a widget, which is not kept alive.
  package init(_ picture: Picture, over content: Widget, as painting: LastPainting) {
    (self.picture, self.content, self.painting) = (picture, WeakWidget(content), painting)
    picture.ignoreInput()
    picture.isVisible = false
  }

  /// Shows the last painting of the content, and fades it out after the content is laid out again.
  ///
  /// Nothing happens if motion is not allowed.
  package func begin(milliseconds: Int) {
    guard Toolkit.allowsMotion, let content = content.widget, content.isMapped else { return }
    self.milliseconds = milliseconds
    // A second switch during a fade continues with the first picture.
    if !picture.isVisible { picture.freeze(content, as: painting) }
    animation?.stop()
    animation = nil
    picture.opacity = 1
    picture.isVisible = true
    // It starts with the second frame: the first one lays out the content, which can take longer
    // than the fade, and an animation counts from its first frame.
    framesLeft = 2
    follow()
  }

  /// Follows the frames while the picture is visible.
  private func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    picture.onEachFrame { [weak self] in
      guard let self else { return false }
      isFollowing = isFading
      guard isFading else { return false }
      onFrame()
      if framesLeft > 0 {
        framesLeft -= 1
        if framesLeft == 0 { fadeOut() }
      }
      return true
    }
  }

  private func fadeOut() {
    animation = .fadeOut(picture, milliseconds: milliseconds) { [weak self] in self?.end() }
  }

  /// Removes the picture at once.
  package func end() {
    guard isFading else { return }
    animation?.stop()
    animation = nil
    framesLeft = 0
    picture.isVisible = false
    picture.clear()
    onEnd()
  }
}
