import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// A number of `alpha()`, `mix()` or `shade()` that cannot be meant.
struct AmountRule: LintRule {
  let description = RuleDescription(
    "value/amount", .warning, finds: "an amount that its color function cannot use",
    remedy: "write a share from 0 to 1; for 'shade()' a factor such as 0.9")

  func check(_ subject: LintSubject) -> [Finding] {
    if subject.isBase { return [] }
    var findings: [Finding] = []
    func judge(_ amount: Amount, at location: SourceLocation) {
      guard let problem = amount.problem else { return }
      findings.append(Finding(.warning, "value/amount", at: location, problem))
    }
    if subject.format != .gtkCSS {
      subject.forEachDeclaredExpression { location, expression in
        expression.forEachAmount(in: subject) { judge($0, at: location) }
      }
    }
    let sheet = subject.css?.sheet
    let inCSS = sheet?.amounts(in: subject) ?? []
    let opacities = subject.css?.declarations.compactMap { sheet?.opacity(of: $0) } ?? []
    for (location, amount) in inCSS + opacities { judge(amount, at: location) }
    return findings
  }
}

/// An amount with the function that it is given to.
private struct Amount {
  let function: Function
  let number: Double

  enum Function: String, CaseIterable {
    case mix, shade
    /// `alpha()` of a color that is opaque.
    case alpha
    /// The property, not a function.
    case opacity
    /// `alpha()` of one that may not be: a factor above 1 makes it more opaque.
    case alphaOfTranslucent
    /// The opacity at the end of four numbers.
    case rgba, hsla
  }

  /// Beyond this factor every color is white, but for near blacks.
  private static let largestShade = 10.0

  /// What is wrong with it, as a message; `nil` where nothing is.
  var problem: String? {
    let percentage =
      number > 1 && number <= 100 ? "; '\(number.text)%' is '\((number / 100).text)'" : ""
    switch function {
    case .mix where number < 0 || number > 1:
      return "'mix()' expects a share of the second color, from 0 to 1, not '\(number.text)'"
        + (number >= 5 ? percentage : "")
    case .shade where number < 0:
      return "'shade()' expects a factor from 0, which is black, upwards, not '\(number.text)'"
    case .shade where number >= Amount.largestShade:
      return "'shade()' by '\(number.text)' paints white; a factor is near 1\(percentage)"
    case .opacity where number > 1 || number < 0:
      return "'opacity' is a share from 0 to 1, not '\(number.text)'" + percentage
    case .alpha where number > 1:
      return "'alpha()' by '\(number.text)' does nothing: the color is opaque already"
        + (number >= 5 ? percentage : "")
    case .rgba where number > 1, .hsla where number > 1:
      return "'\(function.rawValue)()' ends with an opacity from 0 to 1, not '\(number.text)'"
        + (number >= 5 ? percentage : "")
    case .alphaOfTranslucent where number >= 5:
      return "'alpha()' by '\(number.text)' makes the color opaque; a factor is mostly from 0 to 1"
        + percentage
    case .alpha where number < 0, .alphaOfTranslucent where number < 0:
      return "'alpha()' expects a factor from 0 upwards, not '\(number.text)', which paints nothing"
    default: return nil
    }
  }
}

// MARK: - In values of a theme

extension ColorExpression {
  /// Calls `body` with each amount, the inner ones first.
  fileprivate func forEachAmount(in subject: LintSubject, _ body: (Amount) -> Void) {
    forEachOperand { $0.forEachAmount(in: subject, body) }
    switch self {
    case .mix(_, _, let number): body(Amount(function: .mix, number: number))
    case .shade(_, let number): body(Amount(function: .shade, number: number))
    case .alpha(let color, let number):
      // Up to 1 it makes no difference what color it is.
      let isOpaque = number <= 1 || subject.judgedAppearances.allSatisfy { color.isOpaque(in: $0) }
      body(Amount(function: isOpaque ? .alpha : .alphaOfTranslucent, number: number))
    default: break
    }
  }

  /// Whether the color is known to be opaque in an appearance.
  private func isOpaque(in judged: JudgedAppearance) -> Bool {
    switch self {
    case .literal(let color): color.alpha == 1
    case .reference(let slot):
      slot.role.map { judged.resolved[$0].alpha == 1 }
        ?? judged.theme.chain(of: slot, in: judged.appearance).last?.expression.isOpaque(in: judged)
        ?? false
    case .mix, .shade, .readable, .standalone, .tone:
      operands.allSatisfy { $0.isOpaque(in: judged) }
    default: false
    }
  }
}

// MARK: - In CSS

extension CSSStylesheet {
  /// The number that a declaration gives the property `opacity`.
  fileprivate func opacity(of declaration: CSSDeclaration) -> (SourceLocation, Amount)? {
    guard isWord(declaration.property, "opacity"), declaration.value.count == 1 else { return nil }
    let token = tokens[declaration.value.lowerBound]
    let share = token.kind == .percentage ? token.number / 100 : token.number
    guard token.kind == .number || token.kind == .percentage else { return nil }
    return (location(of: token), Amount(function: .opacity, number: share))
  }

  /// The amounts of functions: of each the last number between its parentheses.
  fileprivate func amounts(in subject: LintSubject) -> [(SourceLocation, Amount)] {
    var found: [(SourceLocation, Amount)] = []
    var open: [(start: Int, last: CSSToken?, commas: Int)] = []
    func close() {
      guard let (start, last, commas) = open.popLast() else { return }
      if let last, let amount = amount(of: start, last, after: commas, in: subject) {
        found.append(amount)
      }
    }
    for (index, token) in tokens.enumerated() {
      if token.closer != nil {
        open.append((index, nil, 0))
        continue
      }
      if token.kind == .semicolon { while !open.isEmpty { close() } }
      if token.isCloser { close() }
      if !open.isEmpty, !token.isSpace {
        open[open.count - 1].last = token
        if token.kind == .comma { open[open.count - 1].commas += 1 }
      }
    }
    while !open.isEmpty { close() }
    return found
  }

  /// The amount of a function that begins at a token, and whose last one is known, as is how many
  /// commas are before that.
  private func amount(
    of index: Int, _ last: CSSToken, after commas: Int, in subject: LintSubject
  ) -> (SourceLocation, Amount)? {
    let token = tokens[index]
    guard token.kind == .function, last.kind == .number else { return nil }
    let named = [Amount.Function.mix, .shade, .alpha, .rgba, .hsla]
      .first { name(of: token) == $0.rawValue }
    guard var function = named else { return nil }
    if function == .rgba || function == .hsla, commas != 3 { return nil }
    if function == .alpha, !isOpaque(tokens[(index + 1)...], in: subject) {
      function = .alphaOfTranslucent
    }
    return (location(of: last), Amount(function: function, number: last.number))
  }

  /// Whether a color is one word that is known to be opaque.
  private func isOpaque(_ rest: ArraySlice<CSSToken>, in subject: LintSubject) -> Bool {
    guard let color = rest.first(where: { !$0.isSpace }) else { return false }
    switch color.kind {
    case .hash: return [3, 6].contains(content(of: color).count)
    case .identifier: return !isWord(color, "transparent") && !isWord(color, "currentcolor")
    case .atKeyword:
      let role = GTKColorNames.role(named: content(of: color))
      return role.map { role in
        subject.judgedAppearances.allSatisfy { $0.resolved[role].alpha == 1 }
      } ?? false
    default: return false
    }
  }
}
