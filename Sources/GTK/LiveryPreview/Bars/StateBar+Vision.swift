import LiveryAdwaita
import ThemeColor
import ThemeSession

extension StateBar {
  /// A bar that says that pages simulate a color vision deficiency; its button ends that.
  static func ofVision() -> StateBar {
    StateBar(
      .information, name: translated("Color Vision"),
      button: Button(text: translated("Full Color"), name: translated("Full Color")))
  }

  func show(_ vision: Vision) { show(vision.words) }
}

nonisolated extension Vision {
  /// The text about the simulated color vision; `nil` for full color vision.
  fileprivate var words: String? {
    switch self {
    case .full: nil
    case .grayscale: translated("Shown in shades of gray")
    case .deficient(.protanopia, _): translated("Shown as with protanopia, without red")
    case .deficient(.deuteranopia, _): translated("Shown as with deuteranopia, without green")
    case .deficient(.tritanopia, _): translated("Shown as with tritanopia, without blue")
    }
  }
}
