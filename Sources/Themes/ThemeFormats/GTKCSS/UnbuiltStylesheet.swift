import ThemeSource

/// Finds in a stylesheet what GTK reads only once another program has made CSS of it.
struct UnbuiltStylesheet {
  /// The first place that shows it.
  let tokens: Range<Int>

  let message: String

  /// Whether nothing can be judged before: a template's places stand for anything.
  let isTemplate: Bool

  /// `nil` for a stylesheet that is all CSS, whatever is wrong with it.
  init?(_ sheet: CSSStylesheet) {
    if let first = sheet.tokens.indices.first(where: { UnbuiltStylesheet.isPlace($0, in: sheet) }) {
      self.init(
        first..<first + 2,
        "this is a template, and here is a place to fill; 'livery prove' judges templates",
        isTemplate: true)
    } else if let first = sheet.tokens.indices.first(where: {
      UnbuiltStylesheet.isSass($0, in: sheet)
    }) {
      self.init(
        first..<first + 1, "this is SCSS, not CSS; GTK reads what 'sassc' makes of it",
        isTemplate: false)
    } else {
      return nil
    }
  }

  private init(_ tokens: Range<Int>, _ message: String, isTemplate: Bool) {
    (self.tokens, self.message, self.isTemplate) = (tokens, message, isTemplate)
  }

  /// Whether `{{` or `${` is at a token.
  private static func isPlace(_ index: Int, in sheet: CSSStylesheet) -> Bool {
    guard index + 1 < sheet.tokens.count, sheet.tokens[index + 1].kind == .openBrace,
      sheet.tokens[index].range.upperBound == sheet.tokens[index + 1].range.lowerBound
    else { return false }
    if sheet.isSign("$", index) { return true }
    guard sheet.tokens[index].kind == .openBrace else { return false }
    // Two braces of a rule are a slip; those of a place end together, and nothing is set between.
    let rest = sheet.tokens[(index + 2)...].prefix { $0.kind != .semicolon && $0.closer == nil }
    return rest.indices.contains {
      rest[$0].kind == .closeBrace && $0 + 1 < sheet.tokens.count
        && sheet.tokens[$0 + 1].kind == .closeBrace
        && rest[$0].range.upperBound == sheet.tokens[$0 + 1].range.lowerBound
    }
  }

  /// Whether `$name`, `#{` or an at-rule of SCSS is at a token.
  private static func isSass(_ index: Int, in sheet: CSSStylesheet) -> Bool {
    let token = sheet.tokens[index]
    if token.kind == .atKeyword {
      let isFirst =
        sheet.tokens[..<index].last { !$0.isSpace }.map {
          [.semicolon, .openBrace, .closeBrace].contains($0.kind)
        } ?? true
      return isFirst && rules.contains(sheet.name(of: token))
    }
    guard index + 1 < sheet.tokens.count,
      token.range.upperBound == sheet.tokens[index + 1].range.lowerBound
    else { return false }
    let next = sheet.tokens[index + 1].kind
    return sheet.isSign("$", index) && next == .identifier
      || sheet.isSign("#", index) && next == .openBrace
  }

  /// The at-rules that SCSS alone has.
  private static let rules: Set<String> = [
    "use", "forward", "mixin", "include", "function", "return", "extend", "if", "else", "each",
    "for", "while",
  ]
}

extension CSSStylesheet {
  /// Whether a token is a sign that has no meaning in CSS.
  fileprivate func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .delimiter && text.bytes[token.range.lowerBound] == UInt8(ascii: sign)
  }
}
