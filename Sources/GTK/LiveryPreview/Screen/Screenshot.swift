import LiveryAdwaita

/// Pictures of a window, painted without the screen.
enum Screenshot {
  /// How many frames a new window needs until its sizes and styles have settled.
  private static let settlingFrames = 6

  /// Takes a picture when the window has settled, and passes it on.
  ///
  /// The picture has the round corners and the shadow that a desktop gives a window.
  static func take(
    of window: Window, scale: Int, _ done: @escaping (Texture?) -> Void
  ) {
    var framesLeft = settlingFrames
    window.onEachFrame { [weak window] in
      framesLeft -= 1
      if framesLeft == settlingFrames - 1 { window?.decorateAsComposited() }
      guard framesLeft == 0 else { return true }
      // It runs after the current frame, whose layout is not done yet.
      ScheduledCall.whenIdle { done(window?.texture(scale: scale, margin: Window.shadowWidth)) }
      return false
    }
  }
}
