import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

extension GTKColorReader {
  /// The color of a value for a release; `nil` and errors if it is not one.
  ///
  /// A release without modern colors reads them as the latest one does: whoever reads a stylesheet
  /// by its rules has probably only left the release open.
  static func color(
    _ value: ArraySlice<UInt8>, in scope: any ColorScope, for release: GTKRelease,
    errors: inout [ExpressionError]
  ) -> ColorExpression? {
    let bytes = Array(value)
    var reader = GTKColorReader(bytes.indices, in: bytes, scope: scope)
    // Values that every release accepts need no release's parser.
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

  /// Whether there are only names, hexadecimal colors, numbers, and functions of GTK 3: every
  /// release of GTK accepts all of these that the reader can read.
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

  /// Whether the parser of a release refuses a color.
  static func isRefused(_ value: ArraySlice<UInt8>, for release: GTKRelease) -> Bool {
    !refusals(of: value, for: release).isEmpty
  }

  /// The errors of a release's parser for a color, at most one.
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
