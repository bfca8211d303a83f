import Adwaita

/// Turns transitions off while a theme switches.
///
/// With the transitions of libadwaita a button fades from its old color over 200 ms.
final class TransitionBlocker {
  private let provider = CSSProvider()
  private var framesLeft = 0

  init() {
    provider.load("* { transition: none; }")
  }

  /// Turns transitions off for this frame and the next.
  func block(on widget: Widget, of display: Display) {
    guard widget.isMapped else { return }
    let isActive = framesLeft > 0
    framesLeft = 2
    guard !isActive else { return }
    display.add(provider, priority: .override)
    widget.onEachFrame { [weak self] in
      guard let self else { return false }
      framesLeft -= 1
      if framesLeft == 0 { display.remove(provider) }
      return framesLeft > 0
    }
  }
}
