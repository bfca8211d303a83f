/// The arena of a document while a reader fills it.
struct DocumentBuilder {
  let bytes: [UInt8]
  var nodes: [SourceDocument.Storage] = []
  var decoded: [UInt8] = []
  var comments: [Range<Int>] = []

  /// The members of large tables (more than `indexThreshold` members) by their key.
  ///
  /// Smaller tables are searched in order.
  var index: [MemberKey: Int32] = [:]

  /// The key of a member of a table.
  struct MemberKey: Hashable, Sendable {
    let table: Int32
    let name: ArraySlice<UInt8>
  }

  /// The number of members up to which a table has no index.
  static let indexThreshold = 12

  /// A key, one part of a dotted key, or a string.
  struct Spelling {
    /// The bytes in the file, quotes included.
    var range: Extent
    /// The content of the string, in the file or in `decoded`.
    var content: Extent
    var isDecoded = false
  }

  init(bytes: [UInt8], root: SourceNode.Kind) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 16 + 16)
    var node = SourceDocument.Storage(kind: root)
    node.form = .header
    node.range = Extent(0, bytes.count)
    nodes.append(node)
  }

  /// Creates a node that `link` adds to its parent, or that stays unlinked.
  mutating func add(
    _ kind: SourceNode.Kind, form: SourceNode.Form = .inline, under parent: Int32,
    key: Spelling? = nil, entryStart: Int = 0
  ) -> Int32 {
    var node = SourceDocument.Storage(kind: kind)
    node.form = form
    node.parent = parent
    node.depth = nodes[Int(parent)].depth &+ 1
    node.entryStart = Int32(truncatingIfNeeded: entryStart)
    if let key {
      node.keyRange = key.range
      node.keyContent = key.content
      node.keyIsDecoded = key.isDecoded
      node.range = key.range
    }
    nodes.append(node)
    return Int32(truncatingIfNeeded: nodes.count &- 1)
  }

  /// Adds a node at the end of its parent.
  mutating func link(_ child: Int32) {
    let parent = Int(nodes[Int(child)].parent)
    let last = nodes[parent].lastChild
    if last >= 0 {
      nodes[Int(last)].nextSibling = child
    } else {
      nodes[parent].firstChild = child
    }
    nodes[parent].lastChild = child
    nodes[parent].childCount &+= 1
    if nodes[parent].childCount > DocumentBuilder.indexThreshold, nodes[parent].kind == .table {
      remember(child)
    }
  }

  /// The member of a table that has a key.
  func find(_ key: Spelling, in table: Int32) -> Int32? {
    if nodes[Int(table)].childCount > DocumentBuilder.indexThreshold {
      return index[MemberKey(table: table, name: bytes(of: key))]
    }
    var child = nodes[Int(table)].firstChild
    while child >= 0 {
      if isKey(key, of: child) { return child }
      child = nodes[Int(child)].nextSibling
    }
    return nil
  }

  func bytes(of key: Spelling) -> ArraySlice<UInt8> {
    key.isDecoded ? decoded[key.content.range] : bytes[key.content.range]
  }

  private func isKey(_ key: Spelling, of index: Int32) -> Bool {
    let extent = nodes[Int(index)].keyContent
    guard extent.count == key.content.count else { return false }
    if key.isDecoded || nodes[Int(index)].keyIsDecoded {
      return bytes(of: key).elementsEqual(keyBytes(of: index))
    }
    var (left, right) = (extent.lower, key.content.lower)
    while left < extent.upper {
      guard bytes[left] == bytes[right] else { return false }
      left &+= 1
      right &+= 1
    }
    return true
  }

  private func keyBytes(of index: Int32) -> ArraySlice<UInt8> {
    let node = nodes[Int(index)]
    return node.keyIsDecoded ? decoded[node.keyContent.range] : bytes[node.keyContent.range]
  }

  /// Adds a member of a large table to the index; the first call also adds all earlier members.
  private mutating func remember(_ child: Int32) {
    let parent = nodes[Int(child)].parent
    guard nodes[Int(parent)].childCount == DocumentBuilder.indexThreshold + 1 else {
      enter(child)
      return
    }
    var member = nodes[Int(parent)].firstChild
    while member >= 0 {
      enter(member)
      member = nodes[Int(member)].nextSibling
    }
  }

  private mutating func enter(_ member: Int32) {
    let key = MemberKey(
      table: nodes[Int(member)].parent, name: Array(keyBytes(of: member))[...])
    // Of members with the same key the first one counts.
    if index[key] == nil { index[key] = member }
  }
}
