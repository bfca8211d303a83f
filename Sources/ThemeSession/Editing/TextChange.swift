/// What differs between two texts: one run of bytes.
struct TextChange: Hashable, Sendable {
  /// The offset of the run, the same in both.
  let offset: Int
  let old: [UInt8]
  let new: [UInt8]

  /// The least change between two texts.
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

  /// The bytes that the change itself takes.
  var size: Int { old.count + new.count }

  /// The text before, of the one after.
  func reverted(_ text: [UInt8]) -> [UInt8] {
    var text = text
    text.replaceSubrange(offset..<offset + new.count, with: old)
    return text
  }

  /// The text after, of the one before.
  func applied(_ text: [UInt8]) -> [UInt8] {
    var text = text
    text.replaceSubrange(offset..<offset + old.count, with: new)
    return text
  }
}
