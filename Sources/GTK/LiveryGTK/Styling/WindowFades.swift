import LiveryAdwaita

/// Fades all windows of a display from their last painting to the new one.
final class WindowFades {
  private var fades: [ObjectPointer: WindowFade] = [:]
  private var observer: WindowObserver?

  init(_ display: Display) {
    observer = WindowObserver(display) { [weak self] in self?.add($0) }
  }

  private func add(_ window: Widget) {
    let key = window.identity
    guard fades[key] == nil else { return }
    fades[key] = WindowFade(window) { [weak self] in self?.fades[key] = nil }
  }

  func begin(milliseconds: Int) {
    for fade in fades.values { fade.begin(milliseconds: milliseconds) }
  }

  /// Removes all pictures at once.
  func end() {
    for fade in fades.values { fade.end() }
    (fades, observer) = ([:], nil)
  }
}

/// Fades one window; the picture is on top of it only during the fade.
private final class WindowFade {
  private let window: WeakWidget
  private let picture = Picture()
  private let fade: PictureFade
  private var connection: SignalConnection?

  init(_ window: Widget, onDestroyed: @escaping () -> Void) {
    self.window = WeakWidget(window)
    fade = PictureFade(picture, over: window, as: LastPainting(of: window))
    let (picture, weak) = (picture, self.window)
    fade.onFrame = { weak.widget.map { picture.fill($0) } }
    fade.onEnd = { picture.uncover() }
    // A window may have no child left when it is freed.
    connection = window.onDestroyed { [weak fade] in
      fade?.end()
      onDestroyed()
    }
  }

  func begin(milliseconds: Int) {
    guard Toolkit.allowsMotion, let window = window.widget, window.isMapped else { return }
    if !fade.isFading { picture.cover(window) }
    fade.begin(milliseconds: milliseconds)
    picture.fill(window)
  }

  func end() {
    connection?.disconnect()
    fade.end()
  }
}
