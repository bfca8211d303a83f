/// Makes a single change to the text of a document.
struct DocumentEditor {
  let contents: SourceDocument.Contents

  var bytes: [UInt8] { contents.text.bytes }
  var nodes: [SourceDocument.Storage] { contents.nodes }

  /// A range of the text and its replacement.
  struct Change {
    var range: Range<Int>
    var replacement: [UInt8] = []
  }

  /// Writes a value over another.
  func replace(_ node: Int32, by value: SourceValue) -> SourceEdit? {
    spell(value, insteadOf: node).map {
      SourceEdit(replacing: nodes[Int(node)].range.range, with: $0)
    }
  }

  /// Writes a value over a table of dotted keys, on the line of the first; tables below it go.
  func collapse(_ table: Int32, to value: SourceValue) -> SourceEdit? {
    let entries = entries(of: table)
    let key = nodes[Int(table)].keyRange
    guard let first = entries.first else { return nil }
    let old = nodes[Int(first)]
    guard old.entryStart <= key.start, key.end <= old.range.start,
      let written = spell(value, insteadOf: first)
    else { return nil }
    let sign = bytes[old.keyRange.upper..<old.range.lower]
    var changes = [Change(range: key.upper..<old.range.upper, replacement: sign + written)]
    let others = Array(entries.dropFirst())
    let obsolete = isInline(first) ? ranges(of: others) : others.map { lines(of: $0) }
    changes += obsolete.map { Change(range: $0) }
    return merged(changes + self.obsolete(table, but: nil))
  }

  /// Removes a value or a whole table.
  func remove(_ node: Int32) -> SourceEdit? {
    let isLeaf = nodes[Int(node)].kind != .table || nodes[Int(node)].form == .inline
    let isArray = nodes[Int(node)].kind == .array && nodes[Int(node)].form == .header
    let entries = isLeaf && !isArray ? [node] : entries(of: node)
    if let first = entries.first, isInline(first) { return removeMembers(entries) }
    let edit = merged(obsolete(node, but: nil) + entries.map { Change(range: lines(of: $0)) })
    guard let edit, edit.range.upperBound == bytes.count, edit.replacement.isEmpty,
      !sections(of: node).isEmpty
    else { return edit }
    let start = skipBlankLines(above: edit.range.lowerBound)
    return SourceEdit(replacing: start..<bytes.count, with: [])
  }

  /// Writes a value over a table that is spelled out under headers.
  func flatten(_ table: Int32, to value: SourceValue, at path: [String]) -> SourceEdit? {
    let parent = nodes[Int(table)].parent
    guard let key = path.last, nodes[Int(parent)].kind == .table else { return nil }
    let member = SourceValue.Member(key, value)
    let entries = entries(of: table)
    let first = sections(of: table).first
    if let first, nodes[Int(parent)].form == .implicit,
      nodes[Int(parent)].entryStart == nodes[Int(first)].entryStart
    {
      // The first header is replaced by that of the table around it.
      let lines = body(of: first)
      guard
        let written = section(path.dropLast(), [member], newline: newline(near: lines.lowerBound))
      else { return nil }
      return merged(
        [Change(range: lines, replacement: written)] + obsolete(table, but: first))
    }
    guard let added = add(member, to: parent, at: path.dropLast()) else { return nil }
    return merged(
      [Change(range: added.range, replacement: added.replacement)]
        + obsolete(table, but: nil) + entries.map { Change(range: lines(of: $0)) })
  }

  /// The changes that remove a table's sections.
  private func obsolete(_ table: Int32, but kept: Int32?) -> [Change] {
    sections(of: table).filter { $0 != kept }.map { Change(range: lines(ofSection: $0)) }
  }

  /// Joins changes into one that covers them all.
  func merged(_ changes: [Change]) -> SourceEdit? {
    let sorted = changes.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard let first = sorted.first else { return nil }
    var replacement: [UInt8] = []
    var offset = first.range.lowerBound
    for change in sorted {
      // Ranges only overlap if lines are removed twice.
      if change.range.lowerBound > offset { replacement += bytes[offset..<change.range.lowerBound] }
      replacement += change.replacement
      offset = max(offset, change.range.upperBound)
    }
    return SourceEdit(replacing: first.range.lowerBound..<offset, with: replacement)
  }
}

extension DocumentEditor {
  /// Whether a value is a member of an inline table or of an object, instead of on its own line.
  func isInline(_ node: Int32) -> Bool {
    let table = container(of: node)
    return contents.language == .json || nodes[Int(table)].form == .inline
  }

  /// The nearest table around a value that was not created by dotted keys.
  func container(of node: Int32) -> Int32 {
    var table = nodes[Int(node)].parent
    while table > 0, nodes[Int(table)].form == .dotted { table = nodes[Int(table)].parent }
    return table
  }

  /// The values of a table that have a key in its own text, in order: with those of dotted keys,
  /// without those under other headers.
  func entries(of table: Int32) -> [Int32] {
    var result: [Int32] = []
    var child = nodes[Int(table)].firstChild
    while child >= 0 {
      let node = nodes[Int(child)]
      if node.kind == .table, node.form == .dotted {
        result += entries(of: child)
      } else if node.form == .inline, !node.isUnreadable {
        result.append(child)
      }
      child = node.nextSibling
    }
    return result.sorted { nodes[Int($0)].entryStart < nodes[Int($1)].entryStart }
  }

  /// The tables with headers that belong to a table: itself and those below it.
  func sections(of node: Int32) -> [Int32] {
    let storage = nodes[Int(node)]
    guard storage.form != .inline else { return [] }
    var result = storage.kind == .table && storage.form == .header ? [node] : []
    var child = storage.firstChild
    while child >= 0 {
      result += sections(of: child)
      child = nodes[Int(child)].nextSibling
    }
    return result
  }
}
