extension TOMLReader {
  /// Reads a `[header]` or `[[header]]`, and continues in its table.
  mutating func readHeader() {
    let start = offset
    let isArray = byte(at: offset + 1) == UInt8(ascii: "[")
    offset += isArray ? 2 : 1
    let findingCount = findings.count
    guard readKey(until: UInt8(ascii: "]")) else {
      table = add(.table, form: .header, under: 0)
      isRepeated = false
      skipLine()
      return
    }
    if isArray, findings.count == findingCount {
      if current == UInt8(ascii: "]") {
        offset += 1
      } else {
        findings.report(rangeOfCharacter(), "expected ']]' at the end of the header")
      }
    }
    let range = Extent(start, offset)
    let isSound = findings.count == findingCount
    isRepeated = false
    table = enterHeader(isArray: isArray, range: range)
    builder.nodes[Int(table)].content = Extent(offset, offset)
    if isSound { expectLineEnd() } else { skipLine() }
  }

  /// Finds or creates the table of the header in `parts`.
  private mutating func enterHeader(isArray: Bool, range: Extent) -> Int32 {
    var parent: Int32 = 0
    for part in parts.dropLast() {
      guard let next = descend(from: parent, by: part, range: range) else {
        return detachedTable(range)
      }
      parent = next
    }
    guard let name = parts.last else { return detachedTable(range) }
    return isArray
      ? appendElement(name, to: parent, range: range) : defineTable(name, in: parent, range: range)
  }

  /// The table of a part of a header (except its last part); it is created if it does not exist.
  private mutating func descend(
    from parent: Int32, by part: DocumentBuilder.Spelling, range: Extent
  ) -> Int32? {
    guard let found = builder.find(part, in: parent) else {
      return addTable(part, form: .implicit, to: parent, range: range)
    }
    let node = builder.nodes[Int(found)]
    if node.isUnreadable { return nil }
    if node.kind == .table, node.form != .inline { return found }
    if node.kind == .array, node.form == .header { return node.lastChild }
    reportClash(part, with: found, as: "a table")
    return nil
  }

  private mutating func defineTable(
    _ name: DocumentBuilder.Spelling, in parent: Int32, range: Extent
  ) -> Int32 {
    guard let found = builder.find(name, in: parent) else {
      return addTable(name, form: .header, to: parent, range: range)
    }
    let node = builder.nodes[Int(found)]
    if node.kind == .table, node.form == .implicit {
      builder.nodes[Int(found)].form = .header
      builder.nodes[Int(found)].range = range
      builder.nodes[Int(found)].keyRange = name.range
      builder.nodes[Int(found)].entryStart = range.start
      return found
    }
    if node.isUnreadable { return detachedTable(range) }
    guard node.kind == .table, node.form != .inline else {
      reportClash(name, with: found, as: "a table")
      return detachedTable(range)
    }
    reportDuplicate(name, of: found)
    isRepeated = true
    return found
  }

  private mutating func appendElement(
    _ name: DocumentBuilder.Spelling, to parent: Int32, range: Extent
  ) -> Int32 {
    let array: Int32
    if let found = builder.find(name, in: parent) {
      let node = builder.nodes[Int(found)]
      if node.isUnreadable { return detachedTable(range) }
      guard node.kind == .array, node.form == .header else {
        reportClash(name, with: found, as: "an array of tables")
        return detachedTable(range)
      }
      array = found
    } else {
      array = add(.array, form: .header, under: parent, key: name, entryStart: range.lower)
      builder.nodes[Int(array)].range = range
      builder.link(array)
    }
    let element = add(.table, form: .header, under: array, entryStart: range.lower)
    builder.nodes[Int(element)].range = range
    builder.link(element)
    return element
  }

  private mutating func addTable(
    _ name: DocumentBuilder.Spelling, form: SourceNode.Form, to parent: Int32, range: Extent
  ) -> Int32 {
    let table = add(.table, form: form, under: parent, key: name, entryStart: range.lower)
    builder.nodes[Int(table)].range = range
    builder.link(table)
    return table
  }

  /// A table for the statements under a header without a valid name.
  private mutating func detachedTable(_ range: Extent) -> Int32 {
    add(.table, form: .header, under: 0, entryStart: range.lower)
  }

  /// Creates the node of a statement's key in `parts`, and the tables that its dots name.
  ///
  /// - Returns: The node, and whether to link it: not if the key is in use.
  mutating func addMember(of table: Int32, from start: Int) -> (node: Int32, isNew: Bool) {
    var parent = table
    for index in 0..<max(parts.count - 1, 0) {
      let part = parts[index]
      guard let found = builder.find(part, in: parent) else {
        parent = add(.table, form: .dotted, under: parent, key: part, entryStart: start)
        builder.link(parent)
        continue
      }
      let node = builder.nodes[Int(found)]
      guard node.kind == .table, node.form == .dotted || node.form == .implicit else {
        if !node.isUnreadable { reportClash(part, with: found, as: "a table of dotted keys") }
        return (add(.null, under: 0, entryStart: start), false)
      }
      if node.form == .implicit {
        // A table to which dotted keys add cannot be defined by a header.
        builder.nodes[Int(found)].form = .dotted
        builder.nodes[Int(found)].range = part.range
        builder.nodes[Int(found)].keyRange = part.range
        builder.nodes[Int(found)].entryStart = Int32(truncatingIfNeeded: start)
      }
      parent = found
    }
    guard let name = parts.last else { return (add(.null, under: 0, entryStart: start), false) }
    if let found = builder.find(name, in: parent) {
      if !isRepeated || openTables > 0 { reportDuplicate(name, of: found) }
      return (add(.null, under: parent, key: name, entryStart: start), false)
    }
    return (add(.null, under: parent, key: name, entryStart: start), true)
  }

  private mutating func reportClash(
    _ name: DocumentBuilder.Spelling, with first: Int32, as expected: String
  ) {
    let node = builder.nodes[Int(first)]
    let position = findings.text.position(at: node.keyRange.lower)
    let kind =
      switch (node.kind, node.form) {
      case (.table, .inline): "an inline table, which is complete,"
      case (.table, .header): "a table with a header"
      case (.array, .header): "an array of tables"
      case (.array, _): "an array"
      case (.integer, _): "an integer"
      default: "a \(node.kind.rawValue)"
      }
    findings.report(
      name.range.range, "syntax/duplicate-key",
      "\(ReaderFindings.quote(builder.bytes(of: name))) is \(expected) here, but \(kind) in "
        + "line \(position.line), column \(position.column)")
  }
}
