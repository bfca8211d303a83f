import ThemeColor
import ThemeSource

/// A function that computes a color from others.
enum ColorFunction: String, CaseIterable {
  case mix, alpha, shade, lighter, darker, readable, standalone, tone
  case colorMix = "color-mix"

  /// The color spaces for `color-mix()`.
  static let mixingSpaces: [ColorSpace] = [.srgb, .srgbLinear, .oklab, .oklch]

  /// The functions that Livery adds to those of GTK and CSS.
  var isOwn: Bool { [.readable, .standalone, .tone].contains(self) }

  /// The function with a name in UTF-8, in any case.
  init?(_ name: ArraySlice<UInt8>, for sigil: ExpressionParser.Sigil) {
    let known = ColorFunction.spellings.firstIndex { spelling in
      spelling.count == name.count
        && zip(spelling, name).allSatisfy { letter, byte in
          letter == (byte.asciiLowercased)
        }
    }
    guard let known else { return nil }
    self = ColorFunction.allCases[known]
    if isOwn, sigil == .at { return nil }
  }

  /// The names in UTF-8, in the order of the cases.
  private static let spellings = allCases.map { Array($0.rawValue.utf8) }

  static func names(for sigil: ExpressionParser.Sigil) -> [String] {
    allCases.filter { sigil == .dollar || !$0.isOwn }.map(\.rawValue)
  }
}
