import LiveryAdwaita
import LiveryGTK

/// Fades from the last painting of its content to the new one.
final class CrossFade {
  let widget: Overlay
  private let fade: PictureFade

  /// Whether a fade is running.
  var isFading: Bool { fade.isFading }

  /// Puts a picture over the content; the window will contain both.
  init(_ content: Widget, in window: Window) {
    let picture = Picture()
    fade = PictureFade(picture, over: content, as: LastPainting(of: window))
    widget = Overlay(content)
    widget.add(picture)
  }

  /// Shows the last painting of the content, and fades it out after the content is laid out again.
  func begin() {
    // As long as in libadwaita.
    fade.begin(milliseconds: 200)
  }
}
