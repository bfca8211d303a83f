import ThemeModel
package import ThemeSource

/// Finds parts of a stylesheet that another program must convert before GTK can read it.
struct UnbuiltStylesheet: Sendable {
  /// The first place that shows it.
  let tokens: Range<Int>

  let message: String

  /// Whether nothing can be judged before the conversion: placeholders of a template can be
  /// anything, and SCSS with definitions is not a GTK stylesheet with a mistake.
  let isSource: Bool

  /// The finding about a template.
  static let template =
    "this is a template, and here is a place to fill; 'livery prove' judges templates"

  /// `nil` for a stylesheet that is all CSS, even with errors.
  init?(_ sheet: CSSStylesheet) {
    if let first = sheet.tokens.indices.first(where: { UnbuiltStylesheet.isPlace($0, in: sheet) }) {
      self.init(
        first..<first + (UnbuiltStylesheet.isInText(first, in: sheet) ? 1 : 2),
        UnbuiltStylesheet.template, isSource: true)
      return
    }
    if let first = UnbuiltStylesheet.beginningOfJSON(in: sheet) {
      self.init(
        first..<first + 1, "this is JSON, not CSS; a stylesheet begins with a rule or an at-rule",
        isSource: true)
      return
    }
    let signs = sheet.tokens.indices.filter { UnbuiltStylesheet.isSass($0, in: sheet) }
    guard let first = signs.first else { return nil }
    let isSource =
      signs.count > UnbuiltStylesheet.leftoverLimit
      || signs.contains { UnbuiltStylesheet.isDefinition($0, in: sheet) }
    self.init(
      first..<first + 1,
      isSource
        ? "this is SCSS, not CSS; GTK reads what 'sassc' makes of it"
        : "a name of SCSS is left here, which GTK cannot read; 'sassc' puts in values written as "
          + "'#{$name}'",
      isSource: isSource)
  }

  /// The maximum number of signs of SCSS that 'sassc' leaves: it does not look into variables.
  private static let leftoverLimit = 8

  private init(_ tokens: Range<Int>, _ message: String, isSource: Bool) {
    (self.tokens, self.message, self.isSource) = (tokens, message, isSource)
  }

  /// Whether `{{`, `${`, a name of pywal in braces or one between two signs of percent is at a
  /// token.
  private static func isPlace(_ index: Int, in sheet: CSSStylesheet) -> Bool {
    if isOfPywal(index, in: sheet) || isOfHellwal(index, in: sheet) || isInText(index, in: sheet) {
      return true
    }
    guard index + 1 < sheet.tokens.count, sheet.tokens[index + 1].kind == .openBrace,
      sheet.tokens[index].range.upperBound == sheet.tokens[index + 1].range.lowerBound
    else { return false }
    if sheet.isSign("$", index) { return true }
    guard sheet.tokens[index].kind == .openBrace else { return false }
    // Two braces of a rule are a mistake; those of a placeholder close together, with no
    // declaration in between.
    let rest = sheet.tokens[(index + 2)...].prefix { $0.kind != .semicolon && $0.closer == nil }
    return rest.indices.contains {
      rest[$0].kind == .closeBrace && $0 + 1 < sheet.tokens.count
        && sheet.tokens[$0 + 1].kind == .closeBrace
        && rest[$0].range.upperBound == sheet.tokens[$0 + 1].range.lowerBound
    }
  }

  /// Whether a string or an address has `{{ name }}` or `${name}` in it.
  private static func isInText(_ index: Int, in sheet: CSSStylesheet) -> Bool {
    let token = sheet.tokens[index]
    guard token.kind == .string || token.kind == .url else { return false }
    let text = sheet.text.bytes[token.range]
    return [("{{", "}}"), ("${", "}")].contains { opening, closing in
      guard let start = text.firstRange(of: Array(opening.utf8)) else { return false }
      let rest = text[start.upperBound...]
      guard let end = rest.firstRange(of: Array(closing.utf8)) else { return false }
      return rest[..<end.lowerBound].contains(where: \.isASCIILetter)
    }
  }

  /// The brace with which an object of JSON begins, before its first key; `nil` for other texts.
  private static func beginningOfJSON(in sheet: CSSStylesheet) -> Int? {
    let first = sheet.tokens.indices.lazy.filter { !sheet.tokens[$0].isSpace }.prefix(3)
    let kinds = first.map { sheet.tokens[$0].kind }
    return kinds.elementsEqual([.openBrace, .string, .colon]) ? first.first : nil
  }

  /// Whether `%%name%%` of hellwal's templates is at a token, perhaps with a part:
  /// `%%color0.hex%%`.
  private static func isOfHellwal(_ index: Int, in sheet: CSSStylesheet) -> Bool {
    guard index + 4 < sheet.tokens.count, sheet.isSign("%", index), sheet.isSign("%", index + 1),
      sheet.tokens[index + 2].kind == .identifier
    else { return false }
    let end = sheet.isSign(".", index + 3) ? index + 5 : index + 3
    return end + 1 < sheet.tokens.count && sheet.isSign("%", end) && sheet.isSign("%", end + 1)
  }

  /// Whether `{color0}` or another name of pywal is at a token, perhaps with a part:
  /// `{color0.rgb}`.
  private static func isOfPywal(_ index: Int, in sheet: CSSStylesheet) -> Bool {
    guard index + 2 < sheet.tokens.count, sheet.tokens[index].kind == .openBrace,
      sheet.tokens[index + 1].kind == .identifier,
      sheet.tokens[index + 2].kind == .closeBrace || sheet.isSign(".", index + 2)
    else { return false }
    let name = sheet.name(of: sheet.tokens[index + 1])
    return pywalNames.contains(name)
      || name.hasPrefix("color") && Int(name.dropFirst("color".utf8.count)) != nil
  }

  private static let pywalNames: Set<String> = [
    "background", "foreground", "cursor", "wallpaper", "alpha",
  ]

  /// Whether `$name`, `#{` or an at-rule of SCSS is at a token.
  private static func isSass(_ index: Int, in sheet: CSSStylesheet) -> Bool {
    let token = sheet.tokens[index]
    if token.kind == .atKeyword {
      return rules.contains(sheet.name(of: token)) && isFirst(index, in: sheet)
    }
    guard index + 1 < sheet.tokens.count,
      token.range.upperBound == sheet.tokens[index + 1].range.lowerBound
    else { return false }
    let next = sheet.tokens[index + 1].kind
    return sheet.isSign("$", index) && next == .identifier
      || sheet.isSign("#", index) && next == .openBrace
  }

  /// Whether a token is the first of a statement, or of a line: a comment of SCSS may be before it.
  private static func isFirst(_ index: Int, in sheet: CSSStylesheet) -> Bool {
    guard let last = sheet.tokens[..<index].last(where: { !$0.isSpace }) else { return true }
    let space = last.range.upperBound..<sheet.tokens[index].range.lowerBound
    return [.semicolon, .openBrace, .closeBrace].contains(last.kind)
      || sheet.text.bytes[space].contains(UInt8(ascii: "\n"))
  }

  /// Whether a sign of SCSS begins a definition or a rule, and is not a leftover value.
  private static func isDefinition(_ index: Int, in sheet: CSSStylesheet) -> Bool {
    guard isFirst(index, in: sheet) else { return false }
    if sheet.tokens[index].kind == .atKeyword { return true }
    return sheet.isSign("$", index)
      && sheet.tokens[(index + 2)...].first { !$0.isSpace }?.kind == .colon
  }

  /// The at-rules that SCSS alone has.
  private static let rules: Set<String> = [
    "use", "forward", "mixin", "include", "function", "return", "extend", "if", "else", "each",
    "for", "while",
  ]
}

extension Finding {
  /// Whether it says that a stylesheet is a template, which is no error among the files of a
  /// folder.
  package var isOfTemplate: Bool { rule == .format && message == UnbuiltStylesheet.template }
}

extension CSSStylesheet {
  /// Whether a token is a sign without a meaning in CSS.
  fileprivate func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .delimiter && text.bytes[token.range.lowerBound] == UInt8(ascii: sign)
  }
}
