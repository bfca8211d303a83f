import Testing
import ThemeSource

@Suite struct NameTableTests {
  @Test func givesEachNameOneIndex() {
    var table = NameTable(["accent", "window"])
    #expect(table.insert(bytes("window")) == (1, false))
    #expect(table.insert(bytes("view")) == (2, true))
    #expect(table.names == ["accent", "window", "view"])
    #expect(
      ["accent", "window", "view", "card"].map { table.index(of: bytes($0)) } == [0, 1, 2, nil])
  }

  private func bytes(_ name: String) -> ArraySlice<UInt8> { Array(name.utf8)[...] }
}
