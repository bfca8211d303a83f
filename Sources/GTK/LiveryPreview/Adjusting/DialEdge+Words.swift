import LiveryAdwaita
import NewTheme

extension DialEdge.Dial {
  /// The settings that the panel offers, in the units of `ColorDials`.
  var range: ClosedRange<Double> {
    switch self {
    case .hue: -180...180
    case .chroma: 0...2
    case .lightness: -0.3...0.3
    }
  }

  var step: Double {
    switch self {
    case .hue: 1
    case .chroma, .lightness: 0.01
    }
  }

  var setting: DialSetting {
    DialSetting(
      title: title, spoken: self == .hue ? translated("Hue in degrees") : title,
      explanation: explanation, range: range, step: step, neutral: ColorDials()[self])
  }

  private var title: String {
    switch self {
    case .hue: translated("Hue")
    case .chroma: translated("Chroma")
    case .lightness: translated("Lightness")
    }
  }

  private var explanation: String {
    switch self {
    case .hue: translated("Turns all hues: from red on to yellow, green and blue")
    case .chroma: translated("Multiplies how colorful all colors are: 0 makes grays")
    case .lightness: translated("Makes all colors lighter or darker")
    }
  }

  /// Where a pair fails or passes next.
  func words(for edge: DialEdge) -> String {
    let place = words(for: edge.value)
    let pair = "\(edge.pair.pair) (\(edge.pair.appearance))"
    return edge.fails
      ? translated("\(place) fails: \(pair)") : translated("\(place) passes: \(pair)")
  }

  private func words(for value: Double) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 ? "−" : ""
    if self == .hue { return "\(sign)\(hundredths / 100)°" }
    return "\(sign)\(hundredths / 100).\(String(100 + hundredths % 100).dropFirst())"
  }
}
