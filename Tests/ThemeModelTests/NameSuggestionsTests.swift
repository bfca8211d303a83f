import Testing
import ThemeModel

@Suite struct NameSuggestionsTests {
  @Test func suggestsAsOftenAsAskedForTheSameName() {
    var names = NameSuggestions(among: ["button", "label"])
    for _ in 0..<1000 {
      #expect(names.nearest(to: "buton") == "button")
      #expect(names.correction(of: "lable") == "label")
      #expect(names.correction(of: "spin") == nil)
    }
  }

  /// Or a megabyte of unknown names would take half a minute.
  @Test func leavesOffAfterFiveHundredNames() {
    var names = NameSuggestions(among: ["button"])
    let found = (0..<600).filter { names.nearest(to: "buttn\($0 % 10)\($0 / 10)") != nil }
    #expect(found.max() ?? 0 < 500)
    #expect(names.nearest(to: "buton") == nil)
  }

  /// Names of other lengths are passed over unread; that may not change what is found.
  @Test(arguments: [
    ("btn", nil), ("buttons", "button"), ("labl", "label"), ("l", nil), ("headrbar", "headerbar"),
    ("headerbars-of-mine", nil),
  ])
  func findsTheNearestOfAnyLength(name: String, nearest: String?) {
    let known = ["label", "button", "headerbar", "headerbar-title"]
    #expect(NameSuggestion.nearest(to: name, among: known) == nearest)
  }
}
