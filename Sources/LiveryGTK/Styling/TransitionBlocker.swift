import LiveryAdwaita

/// Turns transitions off while a theme switches, or for good.
///
/// With the transitions of libadwaita a button fades from its old color over 200 ms.
final class TransitionBlocker {
  private let provider = CSSProvider()
  private var framesLeft = 0
  private var isForGood = false

  init() {
    provider.load("* { transition: none; }")
  }

  /// Turns transitions off for this frame and the next.
  func block(on widget: Widget, of display: Display) {
    guard widget.isMapped, !isForGood else { return }
    let isActive = framesLeft > 0
    framesLeft = 2
    guard !isActive else { return }
    display.add(provider, priority: .override)
    widget.onEachFrame { [weak self] in
      guard let self else { return false }
      framesLeft -= 1
      if framesLeft == 0, !isForGood { display.remove(provider) }
      return framesLeft > 0
    }
  }

  /// Turns transitions off from now on.
  func blockForGood(on display: Display) {
    if framesLeft == 0, !isForGood { display.add(provider, priority: .override) }
    isForGood = true
  }
}
