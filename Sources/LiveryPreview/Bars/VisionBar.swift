import LiveryAdwaita
import ThemeColor
import ThemeSession

/// Says for as long as it is so that colors are shown as another eye sees them.
final class VisionBar {
  let widget: InfoBar
  private let label = Label(atStart: "")

  /// Called when the user wants to see all colors again.
  var onFullColor: () -> Void = {}

  init() {
    label.wrap()
    label.hexpand = true
    let full = Button(text: translated("Full Color"), name: translated("Full Color"))
    full.align(vertically: .center)
    let content = Box(.horizontal, spacing: 12, [label, full])
    content.setMargins(start: 6)
    widget = InfoBar(content)
    widget.setKind(.information)
    widget.setAccessibleLabel(translated("Color Vision"))
    full.onClicked { [weak self] in self?.onFullColor() }
  }

  func show(_ vision: Vision) {
    if let words = vision.words { label.text = words }
    widget.isRevealed = vision != .full
  }
}

nonisolated extension Vision {
  /// A sentence that says how colors are shown; `nil` where they are as they are.
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
