extension DocumentEditor {
  /// Removes members from inline tables or objects, each with a comma.
  func removeMembers(_ members: [Int32]) -> SourceEdit? {
    guard let first = members.first else { return nil }
    let table = container(of: first)
    if entries(of: table).count == members.count {
      return SourceEdit(replacing: nodes[Int(table)].range.range, with: Array("{}".utf8))
    }
    return merged(ranges(of: members).map { Change(range: $0) })
  }

  /// Members with the commas after them; the last ones with the comma before them.
  func ranges(of members: [Int32]) -> [Range<Int>] {
    guard let first = members.first else { return [] }
    let all = entries(of: container(of: first))
    let obsolete = Set(members)
    let kept = all.lastIndex { !obsolete.contains($0) } ?? -1
    return all.indices.filter { obsolete.contains(all[$0]) }.map { index in
      let node = nodes[Int(all[index])]
      if index < kept { return Int(node.entryStart)..<Int(nodes[Int(all[index + 1])].entryStart) }
      let start = index > 0 ? nodes[Int(all[index - 1])].range.upper : Int(node.entryStart)
      return start..<node.range.upper
    }
  }

  /// Adds a member to an inline table or an object, or to a table of dotted keys in one.
  func insertMember(_ key: String, _ value: SourceValue, in table: Int32) -> SourceEdit? {
    let entries = entries(of: table)
    guard let last = entries.last, let first = entries.first else {
      return fill(table, with: SourceValue.Member(key, value))
    }
    let node = nodes[Int(last)]
    let sign = bytes[node.keyRange.upper..<node.range.lower]
    let separator = separator(of: table)
    let indent = separator.lastIndex(of: 0x0A).map { Array(separator[($0 + 1)...]) }
    guard let written = spellNew(value, beside: last, isStatement: false, indent: indent) else {
      return nil
    }
    let member = prefix(of: table, from: first) + spellKey(key) + sign + written
    return SourceEdit(
      replacing: node.range.upper..<node.range.upper, with: separator + member)
  }

  /// The text before a key that is added to a table of dotted keys.
  func prefix(of table: Int32, from entry: Int32) -> [UInt8] {
    guard nodes[Int(table)].form == .dotted else { return [] }
    var child = entry
    while nodes[Int(child)].parent != table { child = nodes[Int(child)].parent }
    let node = nodes[Int(child)]
    return Array(bytes[Int(node.entryStart)..<node.keyRange.lower])
  }

  /// Writes the first member of a table that is empty.
  private func fill(_ table: Int32, with member: SourceValue.Member) -> SourceEdit? {
    let range = nodes[Int(table)].range.range
    let isRoot = contents.language == .json && table == 0
    guard let written = spell(.table([member]), insteadOf: table, inLines: isRoot) else {
      return nil
    }
    return SourceEdit(replacing: range, with: written)
  }

  /// The separator between two members of a table.
  private func separator(of table: Int32) -> [UInt8] {
    let holder = nodes[Int(table)].form == .dotted ? container(of: table) : table
    let all = entries(of: holder).map { nodes[Int($0)] }
    guard let last = all.last, let first = all.first else { return Array(", ".utf8) }
    if all.count > 1 {
      let before = all[all.count - 2].range.upper
      if before <= Int(last.entryStart) { return Array(bytes[before..<Int(last.entryStart)]) }
    }
    let gap = bytes[nodes[Int(holder)].range.lower + 1..<Int(first.entryStart)]
    if gap.contains(0x0A) { return [UInt8(ascii: ",")] + gap }
    let isTight = last.range.lower - last.keyRange.upper == 1
    return Array((isTight && gap.isEmpty ? "," : ", ").utf8)
  }
}
