import GTKKnowledge
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A call of `alpha()`, `shade()`, `mix()`, `lighter()` or `darker()`, which GTK has deprecated
/// since it has the functions of CSS.
///
/// What replaces it is the same color whatever the colors in it are.
struct ColorFunctionRule: LintRule {
  static let id: RuleID = "deprecated/color-function"

  let description = RuleDescription(
    id, .warning, finds: "a call of 'alpha()', 'shade()', 'mix()', 'lighter()' or 'darker()'",
    remedy: "write 'color-mix()' or a relative color, as the finding suggests")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.modernCSS(with: .colorInterpolation) else { return [] }
    let sheet = css.sheet
    let broken = subject.refused(css)
    // Of a property that GTK does not know it reads no value either.
    let known = css.declarations.filter { declaration in
      !broken.contains { $0.lowerBound == declaration.property.range.lowerBound }
    }
    var values = known.map(\.value)
    sheet.forEachStatement { statement in
      guard case .atRule(let rule) = statement, sheet.isWord(rule.name, "define-color") else {
        return
      }
      values.append(rule.prelude)
    }
    let calls = values.flatMap { value -> [ColorFunctionCall] in
      let calls = sheet.colorFunctionCalls(in: value)
      let range = sheet.range(of: value)
      // What GTK does not take has no value to keep.
      return broken.contains { range.contains($0.lowerBound) } ? [] : calls
    }
    let origins = ColorOrigins(sheet)
    return calls.prefix(Finding.limit).map { finding($0, origins, sheet, subject) }
  }

  private func finding(
    _ call: ColorFunctionCall, _ origins: ColorOrigins, _ sheet: CSSStylesheet,
    _ subject: LintSubject
  ) -> Finding {
    let location = sheet.location(of: sheet.tokens[call.start])
    let words = "'\(call.function)()' is deprecated since GTK 4.16"
    let fix: Finding.Fix
    let said: String
    switch sheet.heir(of: call, origins) {
    case .around(let before, let after):
      fix = sheet.fix(call, before, after)
      said = "; '\(before)\(call.function == .mix ? "A, B" : "C")\(after)' is the same color"
    case .none(let reason):
      guard let literal = literal(call, sheet, subject) else {
        return Finding(.warning, Self.id, at: location, "\(words), but stays: \(reason)")
      }
      fix = Finding.Fix(
        replacing: sheet.location(of: call.start..<call.end + 1), with: literal)
      said = "; '\(literal)' is the same color"
    }
    return Finding(.warning, Self.id, at: location, words + said, fix: fix)
  }

  /// The color that a call of literals is on every release of the target.
  private func literal(
    _ call: ColorFunctionCall, _ sheet: CSSStylesheet, _ subject: LintSubject
  ) -> String? {
    let tokens = sheet.tokens[call.start..<call.end + 1]
    let isLiteral = tokens.allSatisfy { token in
      token.kind != .atKeyword && token.kind != .comment
        && !(token.kind == .function && sheet.isWord(token, "var"))
        && !(token.kind == .identifier && sheet.isWord(token, "currentcolor"))
    }
    guard isLiteral, let judged = subject.judgedAppearances.first, let css = subject.css else {
      return nil
    }
    let text = sheet.bytes(of: call.start..<call.end + 1)
    let colors = subject.target.all.map {
      css.colors($0).color(text, in: judged.resolved, of: judged.theme)
    }
    guard let first = colors.first, let color = first, colors.allSatisfy({ $0 == color }) else {
      return nil
    }
    return color.shortHex
  }
}

extension CSSStylesheet {
  fileprivate func heir(of call: ColorFunctionCall, _ origins: ColorOrigins) -> ColorFunctionHeir {
    let colors = colors(of: call)
    let around = [call.start..<colors.lowerBound, colors.upperBound..<call.end]
    if around.joined().contains(where: { tokens[$0].kind == .comment }) {
      return .none("a comment is in it")
    }
    let isShade = [.shade, .lighter, .darker].contains(call.function)
    if isShade, origins.mayLeaveSRGB(at: colors.lowerBound) {
      return .none("its color may be outside of sRGB, where CSS gives another one")
    }
    let isOfHSL = origins.mayBeHSL(at: colors.lowerBound)
    guard call.function.count > 1, let last = call.arguments.last else {
      return ColorFunctionHeir(call.function, amount: 0, isOfHSL: isOfHSL)
    }
    guard last.count == 1, tokens[last.lowerBound].kind == .number else {
      return .none("what it multiplies or mixes with is not written as a number")
    }
    return ColorFunctionHeir(
      call.function, amount: tokens[last.lowerBound].number, isOfHSL: isOfHSL)
  }

  /// The tokens from the first color of a call to its last.
  private func colors(of call: ColorFunctionCall) -> Range<Int> {
    let last = call.arguments[call.function == .mix ? 1 : 0]
    return call.arguments[0].lowerBound..<last.upperBound
  }

  /// The change of a call around its colors, which stay as they are.
  fileprivate func fix(
    _ call: ColorFunctionCall, _ before: String, _ after: String
  ) -> Finding.Fix {
    let colors = colors(of: call)
    let first = tokens[colors.lowerBound].range.lowerBound
    let last = range(of: colors).upperBound
    let head = tokens[call.start].range.lowerBound..<first
    let tail = last..<tokens[call.end].range.upperBound
    return Finding.Fix(
      replacing: text.location(of: head), with: before,
      others: [.init(replacing: text.location(of: tail), with: after)])
  }
}
