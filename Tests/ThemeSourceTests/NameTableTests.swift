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

  /// A file may hold names that were chosen so that FNV-1a, a hash without a seed, puts all into one
  /// place.
  @Test func takesAboutAsLongForNamesThatWereChosenToCollide() {
    let (colliding, others) = NameTableTests.names(1500)
    let clock = ContinuousClock()
    let time = { (names: [ArraySlice<UInt8>]) in
      (0..<5).map { _ in
        clock.measure {
          var table = NameTable()
          for name in names { table.insert(name) }
        }
      }.min() ?? .zero
    }
    #expect(time(colliding) < time(others) * 5)
  }

  private func bytes(_ name: String) -> ArraySlice<UInt8> { Array(name.utf8)[...] }

  /// Names whose FNV-1a hashes end in the same 12 bits once folded, and as many of any other.
  private static func names(
    _ count: Int
  ) -> (colliding: [ArraySlice<UInt8>], others: [ArraySlice<UInt8>]) {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    var (colliding, others): ([ArraySlice<UInt8>], [ArraySlice<UInt8>]) = ([], [])
    var number = 0
    while colliding.count < count {
      let start = Array("n\(number)-".utf8)
      number += 1
      let hash = start.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { step($0, $1) }
      for letter in letters {
        let next = step(hash, letter)
        for last in letters {
          let whole = step(next, last)
          guard (whole ^ (whole >> 32)) & 0xfff == 0 else { continue }
          colliding.append((start + [letter, last])[...])
        }
      }
      if others.count < count { others.append((start + letters.prefix(2))[...]) }
    }
    return (Array(colliding.prefix(count)), others)
  }

  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
