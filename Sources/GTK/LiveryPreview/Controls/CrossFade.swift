import LiveryAdwaita
import LiveryGTK

/// Fades from the last picture of its content to the content.
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

  /// Shows the content as it was last painted, and fades that out once the content is laid out anew.
  func begin() {
    // As long as in libadwaita.
    fade.begin(milliseconds: 200)
  }
}
