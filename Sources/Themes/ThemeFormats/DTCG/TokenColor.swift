import ThemeColor
import ThemeModel
import ThemeSource

/// Reads the value of a color token: a color space, its components, an alpha and a fallback.
///
/// Color module 2025.10, sections 4.1 and 4.2.
struct TokenColor {
  /// Follows a `$ref` inside the value.
  let follow: (SourceNode) -> SourceNode?

  private(set) var findings: [Finding] = []

  private static let keys = ["colorSpace", "components", "alpha", "hex"]

  /// The color of a value; `nil` and reported if it is not one.
  mutating func read(_ node: SourceNode) -> CSSColor? {
    if let text = node.string { return read(text, node) }
    guard node.kind == .table else {
      return report(node, "expected a color, an object with 'colorSpace' and 'components'")
    }
    for member in node.children where !TokenColor.keys.contains(member.key) {
      findings.append(
        Finding(
          .error, .key, at: member.keyLocation,
          "a color has no '\(member.key)'", unknown: member.key, at: member.keyNameLocation,
          among: TokenColor.keys, where: { node[$0] == nil }))
    }
    readFallback(node["hex"])
    guard let space = space(node), let components = components(node, in: space) else { return nil }
    guard let alpha = alpha(node) else { return nil }
    return CSSColor(space, components[0], components[1], components[2], alpha: alpha)
  }

  /// A color as drafts before 2025.10 wrote it.
  private mutating func read(_ text: String, _ node: SourceNode) -> CSSColor? {
    guard let color = Color(hex: text) else {
      return report(node, "expected a color, an object with 'colorSpace' and 'components'")
    }
    findings.report(
      .warning, .notAColor, at: node.location,
      "since 2025.10 a color is an object with 'colorSpace' and 'components', not a text")
    return CSSColor(color)
  }

  private mutating func space(_ node: SourceNode) -> ColorSpace? {
    guard let written = node["colorSpace"] else {
      return report(node, "expected a 'colorSpace', such as 'srgb'")
    }
    guard let name = follow(written)?.string, let space = ColorSpace(rawValue: name) else {
      let hint = written.string.map {
        NameSuggestion.hint(for: $0, among: ColorSpace.allCases.map(\.rawValue))
      }
      return report(written, "expected a color space, such as 'srgb' or 'oklch'" + (hint ?? ""))
    }
    return space
  }

  private mutating func components(_ node: SourceNode, in space: ColorSpace) -> [Double?]? {
    guard let written = node["components"], let array = follow(written), array.kind == .array
    else {
      return report(node["components"] ?? node, "expected 'components', an array of three numbers")
    }
    let elements = Array(array.children)
    guard elements.count == 3 else {
      return report(array, "expected three components, not \(elements.count)")
    }
    var components: [Double?] = []
    for (element, range) in zip(elements, space.componentRanges) {
      guard let value = follow(element) else { return report(element, "expected a number") }
      if value.string == "none" {
        components.append(nil)
      } else if let number = value.number {
        if !range.widened.contains(number) { warn(value, range) }
        components.append(number)
      } else {
        return report(value, "expected a number or 'none'")
      }
    }
    return components
  }

  private mutating func alpha(_ node: SourceNode) -> Double? {
    guard let written = node["alpha"] else { return 1 }
    guard let number = follow(written)?.number else {
      return report(written, "expected a number from 0 to 1")
    }
    if !(0...1).contains(number) { warn(written, 0...1) }
    return number
  }

  /// Checks the fallback color; its value is not used, so an invalid one is harmless.
  private mutating func readFallback(_ node: SourceNode?) {
    guard let node else { return }
    let text = follow(node)?.string ?? ""
    if text.utf8.count == 7, Color(hex: text) != nil { return }
    findings.report(
      .warning, .notAColor, at: node.location,
      "expected '#' and six hexadecimal digits, such as '#3584e4'")
  }

  private mutating func report<Result>(_ node: SourceNode, _ message: String) -> Result? {
    findings.report(.error, .notAColor, at: node.location, message)
    return nil
  }

  private mutating func warn(_ node: SourceNode, _ range: ClosedRange<Double>) {
    let bound = { (number: Double) in
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    findings.report(
      .warning, .range, at: node.location,
      range.upperBound.isInfinite
        ? "expected a number of \(bound(range.lowerBound)) or more"
        : "expected a number from \(bound(range.lowerBound)) to \(bound(range.upperBound))")
  }
}

extension ColorSpace {
  /// The allowed ranges of a token's components (Color module 2025.10, section 4.2).
  fileprivate var componentRanges: [ClosedRange<Double>] {
    let any = -Double.infinity...Double.infinity
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020:
      return [0...1, 0...1, 0...1]
    case .xyzD50, .xyzD65: return [any, any, any]
    case .hsl, .hwb: return [0...360, 0...100, 0...100]
    case .lab: return [0...100, any, any]
    case .lch: return [0...100, 0...Double.infinity, 0...360]
    case .oklab: return [0...1, any, any]
    case .oklch: return [0...1, 0...Double.infinity, 0...360]
    }
  }
}

extension ClosedRange<Double> {
  /// The range, widened for rounding errors.
  fileprivate var widened: ClosedRange<Double> { (lowerBound - 1e-6)...(upperBound + 1e-6) }
}
