import ThemeColor

/// A function that makes a color of others.
enum ColorFunction: String, CaseIterable {
  case mix, alpha, shade, lighter, darker, readable, standalone
  case colorMix = "color-mix"

  /// The spaces that `color-mix()` mixes in.
  static let mixingSpaces: [ColorSpace] = [.srgb, .srgbLinear, .oklab, .oklch]

  /// The functions that Livery adds to those of GTK and CSS.
  var isOwn: Bool { self == .readable || self == .standalone }

  init?(_ name: ArraySlice<UInt8>, for sigil: ExpressionParser.Sigil) {
    let lowercase = name.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    self.init(rawValue: String(decoding: lowercase, as: UTF8.self))
    if isOwn, sigil == .at { return nil }
  }

  static func names(for sigil: ExpressionParser.Sigil) -> [String] {
    allCases.filter { sigil == .dollar || !$0.isOwn }.map(\.rawValue)
  }
}
