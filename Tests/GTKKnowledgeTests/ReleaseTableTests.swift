import Testing

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

  @Test func removesAllFactsOfAKind() {
    let table = ReleaseTable("node\ta\t1\nnode\tb\ntree\ta\t3\n-node\t*\nnode\tc\t4\nnode\t*\t5")
    #expect(table.keys(.node) == ["*", "c"])
    #expect(table.keys(.tree) == ["a"])
  }

  @Test func leavesOutWhatIsNoFact() {
    let table = ReleaseTable("\nnode\nnothing\tx\t1\n\t\n-\nnode\ta\t\nnode\tb")
    #expect(table.keys(.node) == ["a", "b"])
    #expect(table.value(.node, "a") == "")
    #expect(table.value(.node, "b") == nil)
  }
}
