import ThemeSource

extension MagnitudeScan {
  /// Checks the colors of repeating gradients, since GTK paints each repetition, however small.
  mutating func checkGradients(of declaration: CSSDeclaration) {
    let names: [StaticString] = ["repeating-linear-gradient", "repeating-radial-gradient"]
    for gradient in functions(names, in: declaration)
    where !repeatsPixels(stops(of: gradient.arguments)) {
      report(
        "repeating gradient", gradient.token.range,
        "expected colors all in px or all in %, the last 1px or more after the first")
    }
  }

  /// A position in a gradient, in px or in percent; 0 counts as both, and a missing one as neither.
  private struct Stop {
    var length, percentage: Double?

    init?(_ kind: CSSTerms.Term.Kind) {
      switch kind {
      case .length(let number), .number(let number):
        length = number
        if number == 0 { percentage = 0 }
      case .percentage(let number):
        percentage = number
        if number == 0 { length = 0 }
      default: return nil
      }
    }
  }

  /// The places of the colors, including the implicit ones of the first and the last.
  private func stops(of terms: [CSSTerms.Term]) -> [Stop] {
    var stops: [Stop] = []
    var isGiven = false
    let parts = terms.split { $0.kind == .comma }.filter(isColor)
    for (index, part) in parts.enumerated() {
      let positions = part.dropFirst().compactMap { Stop($0.kind) }
      stops += positions
      guard positions.isEmpty else {
        isGiven = true
        continue
      }
      let edge = index == 0 ? 0.0 : index == parts.count - 1 ? 100 : nil
      if let stop = edge.flatMap({ Stop(.percentage($0)) }) { stops.append(stop) }
    }
    return isGiven ? stops : []
  }

  /// Whether a part of a gradient is a color, and no shape, angle or size.
  private func isColor(_ part: ArraySlice<CSSTerms.Term>) -> Bool {
    guard let first = part.first else { return false }
    switch first.kind {
    case .function: return true
    case .other:
      let word = String(decoding: sheet.text.bytes[first.range], as: UTF8.self).lowercased()
      let others = ["circle", "ellipse", "at", "to"]
      return !others.contains(word) && !word.hasSuffix("-side") && !word.hasSuffix("-corner")
    default: return false
    }
  }

  private func repeatsPixels(_ stops: [Stop]) -> Bool {
    guard !stops.isEmpty else { return true }
    let lengths = stops.compactMap(\.length)
    let percentages = stops.compactMap(\.percentage)
    return [lengths, percentages].contains { list in
      guard list.count == stops.count, let first = list.first, let last = list.last else {
        return false
      }
      return last - first >= 1
    }
  }
}
