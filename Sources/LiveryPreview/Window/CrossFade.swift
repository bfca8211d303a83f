import Adwaita

/// A content that fades from what it looked like to what it looks like now.
final class CrossFade {
  /// How long a fade takes, in ms, as the toolkit's own do.
  private static let duration = 200

  let widget: Overlay
  private let content: Widget
  private let veil = Picture()
  private var animation: Animation?

  /// Whether something is still on its way.
  var isFading: Bool { veil.isVisible }

  init(_ content: Widget) {
    self.content = content
    widget = Overlay(content)
    veil.becomeScenery()
    veil.isVisible = false
    widget.add(veil)
  }

  /// Keeps what is seen now, and lets it fade from the next frame on.
  func begin() {
    guard Toolkit.enablesAnimations, content.isMapped else { return }
    // Of two switches in a row, what is seen when the second comes is the first, half faded.
    if !veil.isVisible { veil.freeze(content) }
    veil.opacity = 1
    veil.isVisible = true
    animation = .fadeOut(veil, milliseconds: Self.duration) { [weak self] in
      guard let self else { return }
      veil.isVisible = false
      veil.freeze(nil)
      animation = nil
    }
  }
}
