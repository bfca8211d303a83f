import Foundation
import Testing
import ThemeSource

@Suite struct JSONLineTests {
  @Test(arguments: [
    (JSONValue.null, "null"), (.array([]), "[]"), (.object([]), "{}"),
    (.array([.integer(-1), .number(0.5), .boolean(true)]), "[-1,0.5,true]"),
    (.members(["b": .array([.string("a\n\"é")]), "a": .object([])]), #"{"b":["a\n\"é"],"a":{}}"#),
  ])
  func writesAValueOnOneLine(value: JSONValue, expected: String) throws {
    #expect(value.line == expected)
    let read = { (text: String) in
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        as? NSObject
    }
    #expect(try read(value.line) == read(value.text))
  }
}
