/// Names with an index each, from 0 in the order they came, found by their bytes without making a
/// `String`.
public struct NameTable: Sendable {
  /// The names in their order.
  public private(set) var names: [String] = []

  /// The bytes of all names, one after the other.
  private var bytes: [UInt8] = []
  /// Where each name ends in `bytes`.
  private var ends: [Int] = []
  private var index = HashIndex()

  public init() {}

  public init(_ names: some Sequence<String>) {
    for name in names { insert(Array(name.utf8)[...]) }
  }

  public subscript(index: Int) -> String { names[index] }

  /// The index of a name, if it is known.
  public func index(of name: ArraySlice<UInt8>) -> Int? {
    find(name, HashIndex.hash(name))
  }

  /// Adds a name unless it is known.
  @discardableResult
  public mutating func insert(_ name: ArraySlice<UInt8>) -> (index: Int, isNew: Bool) {
    let hash = HashIndex.hash(name)
    if let known = find(name, hash) { return (known, false) }
    index.insert(Int32(names.count), hash: hash)
    names.append(String(decoding: name, as: UTF8.self))
    bytes += name
    ends.append(bytes.count)
    return (names.count - 1, true)
  }

  private func find(_ name: ArraySlice<UInt8>, _ hash: UInt32) -> Int? {
    index.find(hash) { self.name(Int($0), equals: name) }.map(Int.init)
  }

  private func name(_ index: Int, equals name: ArraySlice<UInt8>) -> Bool {
    let start = index == 0 ? 0 : ends[index - 1]
    return bytes[start..<ends[index]].elementsEqual(name)
  }
}
