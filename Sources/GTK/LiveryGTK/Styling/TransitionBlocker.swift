import LiveryAdwaita

/// Turns transitions off while a theme switches, or for good.
///
/// With libadwaita's transitions a button fades from its old color over 200 ms. If animations are
/// off there are none, and turning them off would only compute every style twice again.
final class TransitionBlocker {
  private let provider = CSSProvider()
  private var framesLeft = 0
  private var isForGood = false

  init() {
    provider.load("* { transition: none; }")
  }

  /// Turns transitions off for this frame and the next.
  func block(on clock: FrameClock, of display: Display) {
    guard clock.shown != nil, !isForGood, Toolkit.enablesAnimations else { return }
    let isActive = framesLeft > 0
    framesLeft = 2
    guard !isActive else { return }
    display.add(provider, priority: .override)
    count(on: clock, of: display)
  }

  private func count(on clock: FrameClock, of display: Display) {
    let isCounting = clock.beforeNext { [weak self] in
      guard let self else { return }
      framesLeft -= 1
      if framesLeft > 0 { count(on: clock, of: display) } else { end(of: display) }
    }
    // The last window was closed.
    if !isCounting { end(of: display) }
  }

  private func end(of display: Display) {
    framesLeft = 0
    if !isForGood { display.remove(provider) }
  }

  /// Turns transitions off permanently.
  func blockForGood(on display: Display) {
    if framesLeft == 0, !isForGood { display.add(provider, priority: .override) }
    isForGood = true
  }
}
