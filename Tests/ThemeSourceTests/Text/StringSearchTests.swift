import Testing

@testable import ThemeSource

/// What is found in a text, judged by what Swift's own library finds, which takes substrings.
@Suite struct StringSearchTests {
  static let texts = ["", "a", "aaa", "aaaa", "abab", "babaa", "--a--", "a-b_c", "äaöa", "🎨a🎨"]
  static let parts = ["a", "aa", "ab", "ba", "-", "--", "ö", "🎨", "x", "aaaaa"]

  @Test(arguments: texts, parts)
  func findsAndReplaces(text: String, part: String) {
    let judge = Substring(part)
    #expect(text.firstRange(of: part) == text.firstRange(of: judge))
    #expect(text.ranges(of: part) == text.ranges(of: judge))
    for new in ["", "b", "\(part)\(part)"] {
      #expect(text.replacing(part, with: new) == text.replacing(judge, with: Substring(new)))
    }
  }

  @Test func findsInAPartOfAText() throws {
    let text = "aé-aé-b"
    let part = text.dropFirst(2)
    let range = try #require(part.firstRange(of: "é-"))
    #expect(text[range.upperBound...] == "b")
  }

  @Test func findsAnEmptyTextAtTheStart() {
    #expect("ab".firstRange(of: "") == "ab".startIndex..<"ab".startIndex)
    #expect("".firstRange(of: "")?.isEmpty == true)
    #expect("ab".ranges(of: "").isEmpty)
    #expect("ab".replacing("", with: "x") == "ab")
  }

  /// A letter and the accent behind it are one character for Swift, and not for GTK's files.
  @Test func replacesASignWithAnAccentBehindIt() {
    #expect(
      "a&\u{301}b".replacing("&", with: "&amp;").unicodeScalars.elementsEqual(
        "a&amp;\u{301}b".unicodeScalars))
  }
}
