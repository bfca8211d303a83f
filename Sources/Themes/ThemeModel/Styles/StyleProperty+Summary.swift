extension StyleProperty.Kind {
  /// A short description of the allowed values.
  package var summary: String {
    switch self {
    case .color: "a color"
    case .length(let range): range.summary("px")
    case .lengths(let range): "\(range.summary("px")); one, two or four of them in an array"
    case .number(let range): range.summary()
    case .fontSize(let range): range.summary("pt")
    case .time(let range): range.summary("ms")
    case .keyword(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .family: "a family, or several with commas between them"
    case .font: "one of the theme's fonts"
    case .text(let limit): "a text of up to \(limit) bytes"
    case .shadow:
      "`none`, `small`, `medium`, `large`, `x y blur spread color`, or an array of up to "
        + "\(StyleProperty.shadowLimit)"
    }
  }
}

extension ClosedRange<Double> {
  /// The range as people read it, such as `0 to 64 px`.
  package func summary(_ unit: String = "") -> String {
    "\(lowerBound.text) to \(upperBound.text)" + (unit.isEmpty ? "" : " \(unit)")
  }
}
