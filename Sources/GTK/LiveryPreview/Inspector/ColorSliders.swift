import LiveryAdwaita
import LiveryGTK
import ThemeColor

/// Sliders for the lightness, the chroma and the hue of a chooser's color in OKLCH, in which equal
/// steps look equal.
final class ColorSliders {
  let widget: Box
  private let chooser: ColorChooser
  private let sliders: [Scale]
  private var isLoading = false

  /// The color that the sliders gave last, which need not be where they are: sRGB does not have it
  /// all.
  private var given: Color?

  /// The highest chroma of a color in sRGB is 0.32.
  private static let channels: [(name: String, range: ClosedRange<Double>, step: Double)] = [
    (translated("Lightness"), 0...100, 1), (translated("Chroma"), 0...0.33, 0.01),
    (translated("Hue"), 0...360, 1),
  ]

  init(_ chooser: ColorChooser) {
    self.chooser = chooser
    sliders = Self.channels.map { Scale(range: $0.range, step: $0.step, digits: 3) }
    widget = Box(.vertical)
    for (slider, channel) in zip(sliders, Self.channels) {
      slider.setAccessibleLabel(channel.name)
      slider.hexpand = true
      slider.leaveScrolling()
      let name = Label(atStart: channel.name, "caption")
      name.setMinimumSize(width: 72)
      widget.append(Box(.horizontal, spacing: 6, [name, slider]))
      slider.onChanged { [weak self] in self?.changed() }
    }
    chooser.onChanged { [weak self] in self?.load() }
  }

  /// Moves the sliders to the chooser's color, unless they gave it.
  private func load() {
    let color = Color(chooser.value)
    guard color.hex != given?.hex else { return }
    given = nil
    let (lightness, chroma, hue) = CSSColor(color).converted(to: .oklch).components
    isLoading = true
    sliders[0].value = (lightness ?? 0) * 100
    sliders[1].value = chroma ?? 0
    // A gray has no hue, and keeps the one that it had.
    if let hue { sliders[2].value = hue }
    isLoading = false
  }

  private func changed() {
    guard !isLoading else { return }
    let (lightness, chroma, hue) = (sliders[0].value / 100, sliders[1].value, sliders[2].value)
    let color = CSSColor(.oklch, lightness, chroma, hue).mapped().roundedToBytes
      .withAlpha(Color(chooser.value).alpha)
    given = color
    chooser.value = .init(color)
  }
}
