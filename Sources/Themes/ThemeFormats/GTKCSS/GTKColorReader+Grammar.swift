import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

extension GTKColorReader {
  /// The color that a value is for a release; `nil` and errors where it is none.
  ///
  /// A release without modern colors reads them as the latest does: who reads a stylesheet by its
  /// rules most likely only left the release open.
  static func color(
    _ value: ArraySlice<UInt8>, in scope: any ColorScope, for release: GTKRelease,
    errors: inout [ExpressionError]
  ) -> ColorExpression? {
    let bytes = Array(value)
    var reader = GTKColorReader(bytes.indices, in: bytes, scope: scope)
    // What every release takes needs no parser of one.
    let isPlain = reader.isPlain
    if isPlain, let color = reader.read() { return color }
    let refused = refusals(of: value, for: release.withVariables)
    guard refused.isEmpty else {
      errors += refused
      return nil
    }
    if !isPlain, let color = reader.read() { return color }
    let start = value.startIndex
    let found = reader.errors.map { error in
      ExpressionError(
        (error.range.lowerBound + start)..<(error.range.upperBound + start), error.message,
        rule: error.rule, replacement: error.replacement)
    }
    errors += found.isEmpty ? [ExpressionError(value.indices, "expected a color")] : found
    return nil
  }

  /// Whether there is nothing but names, hexadecimal colors, numbers, and functions that GTK 3 had
  /// already: what the reader can read of that, every release of GTK takes.
  private var isPlain: Bool {
    if let first = tokens.first, first.kind == .function, word(first) == "rgba" {
      return tokens.map(\.kind) == GTKColorReader.plainRGBA
    }
    return tokens.allSatisfy { token in
      switch token.kind {
      case .atKeyword, .number, .comma, .closeParenthesis: true
      case .hash: [4, 5, 7, 9].contains(token.range.count)
      case .function: GTKColorReader.plainFunctions.contains(word(token))
      default: false
      }
    }
  }

  /// `rgba(1, 2, 3, 0.4)`.
  private static let plainRGBA: [CSSToken.Kind] = [
    .function, .number, .comma, .number, .comma, .number, .comma, .number, .closeParenthesis,
  ]

  private static let plainFunctions = ["alpha", "mix", "shade", "lighter", "darker"]

  /// Whether the parser of a release takes no color of a value.
  static func isRefused(_ value: ArraySlice<UInt8>, for release: GTKRelease) -> Bool {
    !refusals(of: value, for: release).isEmpty
  }

  /// What the parser of a release has against a color, at most the first.
  private static func refusals(
    of value: ArraySlice<UInt8>, for release: GTKRelease
  ) -> [ExpressionError] {
    let opening = Array("a{color:".utf8)
    let text = SourceText(file: "", bytes: opening + value + Array(";}".utf8))
    var syntax: [Finding] = []
    let sheet = CSSStylesheet(CSSText(text), findings: &syntax)
    let target = Target(release)
    let offset = value.startIndex - opening.count
    let place = { (range: Range<Int>) -> Range<Int> in
      let moved = (range.lowerBound + offset)..<(range.upperBound + offset)
      return moved.clamped(to: value.startIndex..<value.endIndex)
    }
    let refused = GTKFinding.all(in: sheet, target: target).prefix(1).map {
      ExpressionError(place($0.range), $0.message(for: target))
    }
    guard refused.isEmpty, let broken = syntax.first else { return refused }
    return [ExpressionError(value.indices, broken.message)]
  }
}
