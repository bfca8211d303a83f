import Testing

@testable import LiveryAdwaita

/// Words that people see, as keys of translations.
@Suite struct PhraseTests {
  @Test func hasNumbersForItsValues() {
    let (file, count) = ("a {1}.css", 3)
    let phrase: Phrase = "“\(file)” and \(count) more"
    #expect(phrase.key == "“{1}” and {2} more")
    #expect(phrase.values == ["a {1}.css", "3"])
  }

  @Test(arguments: [
    ("“{1}” and {2} more", "“a {2}” and 3 more"),
    ("{2} mehr als „{1}“", "3 mehr als „a {2}“"),
    ("{2}{2}", "33"),
    ("no number", "no number"),
    ("{3}, {0}, {x}, {, }, {1", "{3}, {0}, {x}, {, }, {1"),
    ("", ""),
  ])
  func fillsATranslationWhateverItHolds(text: String, expected: String) {
    let (file, count) = ("a {2}", 3)
    let phrase: Phrase = "“\(file)” and \(count) more"
    #expect(phrase.filling(text) == expected)
  }

  @Test(arguments: [(0, "0 errors"), (1, "1 error"), (2, "2 errors"), (-1, "-1 errors")])
  func isEnglishWithoutACatalog(count: Int, expected: String) {
    #expect(translated("\(count) error", or: "\(count) errors", count: count) == expected)
  }

  /// Gettext returns the memory of what it was given; long words are not inside of their strings.
  @Test func isEnglishManyTimes() {
    for number in 0..<1_000 {
      #expect(
        translated("What is looked for in folder \(number) is not there, nor was it ever")
          == "What is looked for in folder \(number) is not there, nor was it ever")
    }
  }

  @Test func isEnglishWithoutATranslationInItsContext() {
    #expect(translated("Nowhere \(1)", context: "a context that is not there") == "Nowhere 1")
  }
}
