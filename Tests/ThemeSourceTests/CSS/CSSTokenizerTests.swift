import Testing
import ThemeSource

@Suite struct CSSTokenizerTests {
  @Test(arguments: spellings)
  func tellsTokensApart(spelling: Spelling) {
    let bytes = Array(spelling.css.utf8)
    let tokens = Array(CSSTokenizer(bytes, 0..<bytes.count))
    #expect(tokens.map { "\($0.kind) \($0.range.count)" } == spelling.tokens)
    var expected = 0
    for token in tokens {
      #expect(token.range.lowerBound == expected)
      expected = token.range.upperBound
    }
    #expect(expected == bytes.count)
  }

  struct Spelling: Sendable, CustomTestStringConvertible {
    let css: String
    let tokens: [String]

    init(_ css: String, _ tokens: String...) {
      self.css = css
      self.tokens = tokens
    }

    var testDescription: String { css }
  }

  static let spellings = [
    Spelling(""),
    Spelling(
      "a b\t\r\n c", "identifier 1", "whitespace 1", "identifier 1", "whitespace 4", "identifier 1"),
    Spelling("/* a */*/**/", "comment 7", "delimiter 1", "comment 4"),
    Spelling("/* a", "comment 4"),
    Spelling(
      "-a --b -1c - -", "identifier 2", "whitespace 1", "identifier 3", "whitespace 1",
      "dimension 3", "whitespace 1", "delimiter 1", "whitespace 1", "delimiter 1"),
    Spelling("\\+g\\62 c größe", "identifier 8", "whitespace 1", "identifier 7"),
    Spelling("\\\na", "delimiter 1", "whitespace 1", "identifier 1"),
    Spelling("@define-color @1", "atKeyword 13", "whitespace 1", "delimiter 1", "number 1"),
    Spelling(
      "#fff #1e# #", "hash 4", "whitespace 1", "hash 3", "delimiter 1", "whitespace 1",
      "delimiter 1"),
    Spelling(
      "1 +1 -.5 1. 1e3 1e 1.5e-2%", "number 1", "whitespace 1", "number 2", "whitespace 1",
      "number 3", "whitespace 1", "number 1", "delimiter 1", "whitespace 1", "number 3",
      "whitespace 1", "dimension 2", "whitespace 1", "percentage 7"),
    Spelling(
      "12px 1e3s 50%a", "dimension 4", "whitespace 1", "dimension 4", "whitespace 1",
      "percentage 3", "identifier 1"),
    Spelling("\"a\\\"b\" 'c\"'", "string 6", "whitespace 1", "string 4"),
    Spelling("\"a\nb\"", "badString 2", "whitespace 1", "identifier 1", "string 1"),
    Spelling("\"a\\\nb\"", "string 6"),
    Spelling("\"a\\", "string 3"),
    Spelling(
      "url(a.png) URL( a ) url( 'a' )", "url 10", "whitespace 1", "url 8", "whitespace 1",
      "function 4", "whitespace 1", "string 3", "whitespace 1", "closeParenthesis 1"),
    Spelling(
      "url(a b) url(a\"b) url(", "badURL 8", "whitespace 1", "badURL 8", "whitespace 1", "url 4"),
    Spelling("\\75rl(a)", "url 8"),
    Spelling("rgb(1,2)", "function 4", "number 1", "comma 1", "number 1", "closeParenthesis 1"),
    Spelling(
      "<!-- --> <!-", "commentDeclarationOpen 4", "whitespace 1", "commentDeclarationClose 3",
      "whitespace 1", "delimiter 1", "delimiter 1", "delimiter 1"),
    Spelling(
      "~= |= || | *", "match 2", "whitespace 1", "match 2", "whitespace 1", "column 2",
      "whitespace 1", "delimiter 1", "whitespace 1", "delimiter 1"),
    Spelling(
      "{}[]():;,", "openBrace 1", "closeBrace 1", "openBracket 1", "closeBracket 1",
      "openParenthesis 1", "closeParenthesis 1", "colon 1", "semicolon 1", "comma 1"),
  ]

  @Test(arguments: [
    ("1", 1), ("-1.5", -1.5), ("+.25", 0.25), ("1e3", 1000), ("25e-2%", 0.25), ("-0.5px", -0.5),
    ("123456789012345678901234567890", 1.2345678901234568e29), ("1e999", .infinity),
  ])
  func readsNumbers(css: String, number: Double) throws {
    let bytes = Array(css.utf8)
    let token = try #require(CSSTokenizer(bytes, 0..<bytes.count).first { _ in true })
    #expect(token.number == number)
  }

  @Test(arguments: [
    ("\\+g", "+g"), ("gr\\f6\u{df}e", "größe"), ("\\61 b", "ab"), ("\\000061b", "ab"),
    ("\\0 x", "\u{fffd}x"), ("\\d800 x", "\u{fffd}x"), ("\\110000 x", "\u{fffd}x"),
    ("'it\\'s'", "it's"), ("'a\\\r\nb'", "ab"), ("url( a\\)b )", "a)b"), ("url(a", "a"),
    ("@\\+g", "+g"), ("#\\31 2", "12"), ("12\\70 x", "px"), ("RGB(", "RGB"), ("'a", "a"),
  ])
  func resolvesEscapes(css: String, content: String) throws {
    var findings: [Finding] = []
    let sheet = CSSStylesheet(
      CSSText(SourceText(file: "t", css)), findings: &findings)
    let token = try #require(sheet.tokens.first)
    #expect(sheet.name(of: token) == content)
  }
}
