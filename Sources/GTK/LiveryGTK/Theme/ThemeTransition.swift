/// How a change of the theme or appearance is shown.
public nonisolated enum ThemeTransition: Hashable, Sendable {
  /// Shown with one frame.
  case none

  /// Each window fades from its last picture, over 0 to 1,000 ms.
  ///
  /// It does not fade if animations are turned off, or reduced motion is requested. A window can be
  /// used at once, also while it fades.
  case fade(milliseconds: Int = 200)

  var milliseconds: Int? {
    switch self {
    case .none: nil
    case .fade(let milliseconds): min(max(milliseconds, 0), 1_000)
    }
  }
}
