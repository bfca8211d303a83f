/// A name of up to 20 letters and digits as one integer, ordered like the text, whatever its case.
///
/// Six bits a character, the first one on top; so looking one up compares integers.
struct PackedName: Hashable, Comparable {
  private let bits: UInt128

  /// Packs the bytes, or fails where one is neither a letter nor a digit, or there are over 20.
  init?(_ bytes: some Collection<UInt8>) {
    var bits: UInt128 = 0
    var room = 20
    for byte in bytes {
      let code: UInt8
      switch byte {
      case 0x30...0x39: code = byte - 0x30 + 1
      case 0x41...0x5A: code = byte - 0x41 + 11
      case 0x61...0x7A: code = byte - 0x61 + 11
      default: return nil
      }
      guard room > 0 else { return nil }
      bits = bits << 6 | UInt128(code)
      room -= 1
    }
    self.bits = bits << (6 * UInt128(room))
  }

  static func < (one: PackedName, other: PackedName) -> Bool { one.bits < other.bits }
}

/// Colors by name, in the order of the alphabet.
struct NameTable: Sendable {
  private let names: [PackedName]
  private let codes: [UInt32]

  /// Makes a table of names in alphabetical order and their colors, `0xRRGGBBAA`.
  init(_ entries: [(name: String, code: UInt32)]) {
    names = entries.compactMap { PackedName($0.name.utf8) }
    codes = entries.map(\.code)
  }

  /// The color of a name, found by halving.
  func code(of name: ArraySlice<UInt8>) -> UInt32? {
    guard let key = PackedName(name) else { return nil }
    var range = 0..<names.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if names[middle] == key { return codes[middle] }
      range = names[middle] < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
