/// The difference between two texts: one run of bytes.
struct TextChange: Hashable, Sendable {
  /// The offset of the run, the same in both texts.
  let offset: Int
  let old: [UInt8]
  let new: [UInt8]

  /// The smallest change between two texts.
  init(from old: [UInt8], to new: [UInt8]) {
    var start = 0
    let most = min(old.count, new.count)
    while start < most, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < most - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    offset = start
    self.old = Array(old[start..<old.count - tail])
    self.new = Array(new[start..<new.count - tail])
  }

  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// The size of the change in bytes.
  var size: Int { old.count + new.count }

  /// The text before the change, from the one after it.
  func reverted(_ text: [UInt8]) -> [UInt8] {
    var text = text
    text.replaceSubrange(offset..<offset + new.count, with: old)
    return text
  }

  /// The text after the change, from the one before it.
  func applied(_ text: [UInt8]) -> [UInt8] {
    var text = text
    text.replaceSubrange(offset..<offset + old.count, with: new)
    return text
  }
}
