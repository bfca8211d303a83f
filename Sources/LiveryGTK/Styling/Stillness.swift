import Adwaita

/// Keeps widgets from fading from one theme to the next.
///
/// Stock transitions first show the old button color and then fade over 200 ms.
final class Stillness {
  private let provider = CSSProvider()
  private var framesLeft = 0

  init() {
    provider.load("* { transition: none; }")
  }

  /// Holds for the frame at hand and the one after it.
  func hold(on widget: Widget, of display: Display) {
    guard widget.isMapped else { return }
    let isHeld = framesLeft > 0
    framesLeft = 2
    guard !isHeld else { return }
    display.add(provider, priority: .override)
    widget.onEachFrame { [weak self] in
      guard let self else { return false }
      framesLeft -= 1
      if framesLeft == 0 { display.remove(provider) }
      return framesLeft > 0
    }
  }
}
