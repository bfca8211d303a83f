/// Names numbered from 0 in the order they came, found by their bytes without making a `String`.
public struct NameTable: Sendable {
  /// The names in their order.
  public private(set) var names: [String] = []

  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// Open addressing: the number of a name, or -1; a power of two, at most half full.
  private var buckets: [Int32]

  public init() {
    buckets = Array(repeating: -1, count: 16)
  }

  public init(_ names: some Sequence<String>) {
    self.init()
    for name in names { insert(Array(name.utf8)[...]) }
  }

  public var count: Int { names.count }

  public subscript(index: Int) -> String { names[index] }

  /// The number of a name, if it is known.
  public func index(of name: ArraySlice<UInt8>) -> Int? {
    let found = buckets[bucket(of: name)]
    return found < 0 ? nil : Int(found)
  }

  /// The number of a name, if it is known.
  public func index(of name: String) -> Int? {
    index(of: Array(name.utf8)[...])
  }

  /// Adds a name unless it is known.
  @discardableResult
  public mutating func insert(_ name: ArraySlice<UInt8>) -> (index: Int, isNew: Bool) {
    if names.count * 2 >= buckets.count { grow() }
    let bucket = bucket(of: name)
    if buckets[bucket] >= 0 { return (Int(buckets[bucket]), false) }
    buckets[bucket] = Int32(names.count)
    names.append(String(decoding: name, as: UTF8.self))
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    return (names.count - 1, true)
  }

  private mutating func grow() {
    buckets = Array(repeating: -1, count: buckets.count * 2)
    for index in names.indices { buckets[bucket(of: stored(index))] = Int32(index) }
  }

  private func stored(_ index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// The bucket that holds a name, or the free one where it would go.
  private func bucket(of name: ArraySlice<UInt8>) -> Int {
    // FNV-1a, 64 bit.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & mask
    while buckets[bucket] >= 0, !matches(Int(buckets[bucket]), name) {
      bucket = (bucket + 1) & mask
    }
    return bucket
  }

  private func matches(_ index: Int, _ name: ArraySlice<UInt8>) -> Bool {
    var position = index == 0 ? 0 : ends[index - 1]
    guard ends[index] - position == name.count else { return false }
    for byte in name {
      if bytes[position] != byte { return false }
      position += 1
    }
    return true
  }
}
