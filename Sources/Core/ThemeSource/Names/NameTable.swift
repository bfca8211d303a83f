/// Names with an index each, from 0 in the order they came, found by their bytes.
public struct NameTable: Sendable {
  public private(set) var names: [String] = []

  private var indices: [ArraySlice<UInt8>: Int] = [:]

  public init() {}

  public init(_ names: some Sequence<String>) {
    for name in names { insert(Array(name.utf8)[...]) }
  }

  public subscript(index: Int) -> String { names[index] }

  public func index(of name: ArraySlice<UInt8>) -> Int? { indices[name] }

  /// Adds a name unless it is known.
  @discardableResult
  public mutating func insert(_ name: ArraySlice<UInt8>) -> (index: Int, isNew: Bool) {
    if let known = indices[name] { return (known, false) }
    // A copy, so that the surrounding text is not kept in memory.
    indices[Array(name)[...]] = names.count
    names.append(String(decoding: name, as: UTF8.self))
    return (names.count - 1, true)
  }
}
