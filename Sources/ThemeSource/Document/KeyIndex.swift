/// Finds members of big tables by their key: one open-addressed table for a whole document.
///
/// Small tables are searched in order, which is faster and costs nothing to build. The hash starts
/// from a random seed, so that no file can be written whose keys all collide.
struct KeyIndex: Sendable {
  /// The most members that a table has before the index knows them.
  static let threshold = 12

  private struct Slot {
    var member: Int32 = -1
    var hash: UInt32 = 0
  }

  private var slots: [Slot] = []
  private var count = 0
  private var seed: UInt64 = 0

  /// Finds the node of a hash that `matches` confirms.
  func find(_ hash: UInt32, where matches: (Int32) -> Bool) -> Int32? {
    guard !slots.isEmpty else { return nil }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot].member >= 0 {
      if slots[slot].hash == hash, matches(slots[slot].member) { return slots[slot].member }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a node that isn't there.
  mutating func insert(_ member: Int32, hash: UInt32) {
    if (count + 1) * 2 > slots.count {
      let known = slots
      slots = Array(repeating: Slot(), count: max(64, known.count * 2))
      for slot in known where slot.member >= 0 { place(slot) }
    }
    place(Slot(member: member, hash: hash))
    count += 1
  }

  /// Draws the seed, before the first hash is taken.
  mutating func prepare() {
    if seed == 0 { seed = UInt64.random(in: 1...UInt64.max) }
  }

  /// The hash of a key in a table.
  func hash(_ key: some Sequence<UInt8>, in table: Int32) -> UInt32 {
    var hash = seed &+ UInt64(UInt32(bitPattern: table)) &* 0x9E37_79B9_7F4A_7C15
    for byte in key {
      hash = (hash ^ UInt64(byte)) &* 0xD6E8_FEB8_6659_FD93
      hash ^= hash &>> 32
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  private mutating func place(_ entry: Slot) {
    var slot = Int(entry.hash) & (slots.count - 1)
    while slots[slot].member >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }
}
