import LiveryAdwaita

/// Pictures of a window, painted without the screen.
enum Screenshot {
  /// How many frames a new window needs until its sizes and styles have settled.
  private static let settlingFrames = 6

  /// Takes a picture once the window has settled, and hands it over.
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
      // Out of the frame at hand, whose layout is still to come.
      ScheduledCall.whenIdle { done(window?.texture(scale: scale, margin: Window.shadowWidth)) }
      return false
    }
  }
}
