import ThemeModel
import ThemeSource

extension MagnitudeScan {
  /// How far an animation may exceed its keyframes; CSS Easing Functions 1 has no limit.
  private static let easingLimit = 2.0

  /// Checks how far easing curves exceed their keyframes: a font of 128px may become one of
  /// thousands.
  mutating func checkEasing(of declaration: CSSDeclaration) {
    for curve in functions(["cubic-bezier"], in: declaration) {
      let numbers = curve.arguments.filter { $0.number != nil }
      // The others are times, from 0 to 1.
      for place in [1, 3] where numbers.indices.contains(place) {
        guard !(abs(numbers[place].number ?? 0) <= MagnitudeScan.easingLimit) else { continue }
        report(
          "easing", numbers[place].range,
          "expected at most \(MagnitudeScan.easingLimit.text) beyond the frames")
      }
    }
  }
}
