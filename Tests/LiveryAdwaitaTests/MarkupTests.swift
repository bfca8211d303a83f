import Testing

@testable import LiveryAdwaita

@Suite struct MarkupTests {
  private func read(_ text: String) throws -> MarkupElement {
    try MarkupElement(reading: Array(text.utf8), file: "own.ui")
  }

  /// What is the same in a text and what is written of it: everything but comments and the form of
  /// tags.
  @Test(arguments: [
    "<a/>", "<a b=\"1\" c='2'/>", "<a>text</a>", "<a>\n  <b/>\n\n  <b>x</b>\n</a>",
    "<?xml version=\"1.0\"?>\n<!DOCTYPE a\n>\n<!-- one\ntwo --><a\n  b='x'\n\n>\n<b/></a\n>",
    "<a><![CDATA[<x>\n&\n]]><b/></a>", "<a>one&#10;two\n<b/></a>", "<a b='one&#10;two'><b/></a>",
    "<a>one<!-- \n\n -->two\n<b/></a>", "<a>\r\n<b/>\r\n</a>", "<a>x\ry<b/></a>",
    "<a b=\"&lt;&amp;&quot;&apos;&gt;\">&lt;&amp;&gt;</a>", "<a>ä €\u{1F600}</a>",
  ])
  func writesEveryElementOnItsLine(text: String) throws {
    let element = try read(text)
    let again = try read(element.markup)
    #expect(outline(again) == outline(element))
  }

  private func outline(_ element: MarkupElement) -> [String] {
    element.all.map { "\($0.line)-\($0.lastLine) \($0.name) \($0.attributes) \($0.text)" }
  }

  @Test func keepsTheLinesOfWhatIsBehindWhatWasRemoved() throws {
    let element = try read("<a>\n<b>\n\n</b>text\n<c/></a>").mapChildren {
      $0.name == "b" ? nil : $0
    }
    let again = try read(element.markup)
    #expect(again.children.map(\.name) == ["c"] && again.children.map(\.line) == [5])
    #expect(again.text.contains("text"))
  }

  @Test func findsTheLineOnWhichATagBegins() throws {
    let element = try read("<a>\n<b\n  c='1'\n/><d\n/>\n<!--\n--><e/></a>")
    #expect(element.children.map(\.line) == [2, 4, 7])
    #expect(element.children.map(\.lastLine) == [4, 5, 7])
  }

  @Test(arguments: ["", "text", "<a>\u{0}</a>", "<a b='1' b='2'/>", "<a><b></a>", "<a"])
  func refusesWhatIsNoXML(text: String) {
    #expect(throws: BuilderError.self) { try read(text) }
  }

  @Test func refusesWhatIsNotUTF8() {
    #expect(throws: BuilderError.self) {
      try MarkupElement(reading: Array("<a>".utf8) + [0xff] + Array("</a>".utf8), file: "own.ui")
    }
  }
}
