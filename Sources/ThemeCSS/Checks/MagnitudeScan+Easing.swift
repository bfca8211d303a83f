import ThemeSource

extension MagnitudeScan {
  /// How far beyond the first and the last frame an animation may go; CSS Easing Functions 1 puts no
  /// limit to it.
  private static let easingLimit = 2.0

  /// Checks how far curves of time leave the frames between which they go: a font of 128px may become
  /// one of thousands.
  mutating func checkEasing(of declaration: CSSDeclaration) {
    for index in declaration.value {
      let token = sheet.tokens[index]
      guard token.kind == .function, sheet.isWord(token, "cubic-bezier") else { continue }
      var terms = CSSTerms(sheet, variables)
      let curve = terms.read(index..<declaration.value.upperBound).first?.kind
      guard case .function(_, let arguments)? = curve else { continue }
      let numbers = terms.read(arguments).filter { $0.number != nil }
      // The others are times, from 0 to 1.
      for place in [1, 3] where numbers.indices.contains(place) {
        check(numbers[place].number ?? 0, MagnitudeScan.easingLimit, "", numbers[place].range)
      }
    }
  }
}
