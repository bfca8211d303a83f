import Fixtures
import Testing
import ThemeSource

/// What is wrong with a file that has errors of reading, too.
@Suite struct DraftTests {
  private func rules(_ body: String) throws -> [String] {
    try Linting.findings(body).filter { $0.severity > .note }.map {
      "\($0.location.start.line): \($0.rule)"
    }
  }

  /// Each body is after two lines.
  @Test(arguments: [
    ("[colors]\nwindow-fg = '#aaa'\nwindow-bg = '#12'", ["5: value/color"]),
    ("[colors]\nlinc = '#000'\nview-fg = '#aaa'", ["4: name/role", "5: contrast/text"]),
    // The name is that of a role whose color is therefore not known.
    ("[colors]\nacent-fg = '#000'\naccent-bg = '#ff0'", ["4: name/role"]),
    ("[palette]\nfog = '#12'\n[colors]\nview-fg = '$fog'", ["4: value/color"]),
    (
      "[colors]\ncard-fg = '$gone'\n[extra]\ncss = 'buton { colr: red; }'",
      ["4: reference/undefined", "6: css/node", "6: css/property"]
    ),
    (
      "[colors]\nlinc = '#000'\n[styles]\ncard = { opacity = 'x' }",
      ["4: name/role", "6: syntax/type"]
    ),
  ])
  func judgesWhatCanBeRead(body: String, expected: [String]) throws {
    #expect(try rules(body).sorted() == expected.sorted())
  }

  @Test func saysNothingOfColorsThatReferToEachOther() throws {
    #expect(
      try Set(rules("[colors]\nview-fg = '$view-bg'\nview-bg = '$view-fg'").map { $0.dropFirst(3) })
        == ["reference/loop"])
  }
}
