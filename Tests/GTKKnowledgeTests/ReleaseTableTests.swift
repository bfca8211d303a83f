import Testing
import ThemeModel

@testable import GTKKnowledge

@Suite struct ReleaseTableTests {
  @Test func findsFactsInWhateverOrderTheyStand() {
    let keys = ["b", "a", "ab", "c", "é", "a b", "abc"]
    for first in keys.indices {
      let turned = keys[first...] + keys[..<first]
      let table = ReleaseTable(turned.map { "node\t\($0)\t<\($0)>" }.joined(separator: "\n"))
      #expect(table.keys(.node) == ["a", "a b", "ab", "abc", "b", "c", "é"])
      for key in keys { #expect(table.value(.node, key) == "<\(key)>") }
      for other in ["", "aa", "abcd", "d", "B"] { #expect(!table.has(.node, other)) }
    }
  }

  @Test func replacesAndRemovesFacts() {
    let table = ReleaseTable(
      """
      node\ta\t1
      node\tb\t2
      tree\ta\t3
      node\ta\t4
      -node\tb\t2
      -node\tc
      """)
    #expect(table.keys(.node) == ["a"])
    #expect(table.value(.node, "a") == "4")
    #expect(table.value(.tree, "a") == "3")
  }

  @Test(arguments: [ReleaseTable.gtk4_8, ReleaseTable.gtk4_18, ReleaseTable.gtk4_24])
  func readsASortedTableAsAnyOther(text: String) {
    let (sorted, other) = (ReleaseTable(sorted: text), ReleaseTable(text))
    for kind in ReleaseTable.Kind.allCases {
      let keys = other.keys(kind)
      #expect(sorted.keys(kind) == keys)
      for key in keys {
        for appearance in [.light, .dark, Appearance(.light, .highContrast)] {
          let value = sorted.value(kind, key, in: appearance)
          #expect(value == other.value(kind, key, in: appearance), "\(kind) \(key)")
        }
        #expect(!sorted.has(kind, key + "!"))
      }
    }
  }

  @Test func leavesOutWhatIsNoFact() {
    let table = ReleaseTable("\nnode\nnothing\tx\t1\n\t\n-\nnode\ta\t\nnode\tb")
    #expect(table.keys(.node) == ["a", "b"])
    #expect(table.value(.node, "a") == "")
    #expect(table.value(.node, "b") == nil)
  }
}
