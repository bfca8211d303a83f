import Testing

@testable import ThemeSource

@Suite struct NameTableTests {
  @Test func givesEachNameOneIndex() {
    var table = NameTable(["accent", "window"])
    #expect(table.insert(bytes("window")) == (1, false))
    #expect(table.insert(bytes("view")) == (2, true))
    #expect(table.names == ["accent", "window", "view"])
    #expect(
      ["accent", "window", "view", "card"].map { table.index(of: bytes($0)) } == [0, 1, 2, nil])
  }

  /// A file may hold names that were chosen so that a hash without a seed puts all into one slot.
  @Test func putsNamesThatWereChosenToCollideIntoManySlots() {
    let names = NameTableTests.collidingNames(1500)
    let slots = Set(names.map { HashIndex.hash($0) & 0xfff })
    // Of 1,500 names, 4,096 slots get about 1,256 at random.
    #expect(slots.count > 1000)
  }

  /// Names that collide under one seed do not under another, so that no file can be made for all.
  @Test func ordersNamesDifferentlyWithEachSeed() {
    let names = (0..<100).map { bytes("name-\($0)") }
    let orders = [1, 2].map { (seed: UInt64) in
      names.indices.sorted {
        HashIndex.hash(names[$0], seed: seed) < HashIndex.hash(names[$1], seed: seed)
      }
    }
    #expect(orders[0] != orders[1])
  }

  private func bytes(_ name: String) -> ArraySlice<UInt8> { Array(name.utf8)[...] }

  /// Names whose FNV-1a hashes end in the same 12 bits once folded.
  private static func collidingNames(_ count: Int) -> [ArraySlice<UInt8>] {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    var colliding: [ArraySlice<UInt8>] = []
    var index = 0
    while colliding.count < count {
      let start = Array("n\(index)-".utf8)
      index += 1
      let hash = start.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { step($0, $1) }
      for letter in letters {
        let next = step(hash, letter)
        for last in letters {
          let whole = step(next, last)
          guard (whole ^ (whole >> 32)) & 0xfff == 0 else { continue }
          colliding.append((start + [letter, last])[...])
        }
      }
    }
    return Array(colliding.prefix(count))
  }

  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
