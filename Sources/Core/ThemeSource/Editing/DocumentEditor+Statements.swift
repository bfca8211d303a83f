extension DocumentEditor {
  /// Adds a missing value, and the missing tables on its path.
  func insert(_ value: SourceValue, at path: [String]) -> SourceEdit? {
    var table: Int32 = 0
    var depth = 0
    while depth < path.count {
      let node = nodes[Int(table)]
      guard node.kind == .table, !node.isUnreadable else { return nil }
      guard let next = contents.member(path[depth], of: table) else { break }
      table = next
      depth += 1
    }
    guard depth < path.count else { return nil }
    let key = path[depth]
    let wrapped = path[(depth + 1)...].reversed().reduce(value) { inner, key in
      .table([SourceValue.Member(key, inner)])
    }
    return add(SourceValue.Member(key, wrapped), to: table, at: path.prefix(depth))
  }

  /// Adds a member to a table, in the style of the table.
  func add(
    _ member: SourceValue.Member, to table: Int32, at path: some Sequence<String>
  ) -> SourceEdit? {
    let storage = nodes[Int(table)]
    if contents.language == .json || storage.form == .inline
      || storage.form == .dotted && nodes[Int(container(of: table))].form == .inline
    {
      return insertMember(member.key, member.value, in: table)
    }
    if storage.form == .implicit { return insertSection(path, [member], above: table) }
    if table == 0, case .table(let members) = member.value {
      return appendSection([member.key], members)
    }
    return uncomment(member, in: table) ?? insertStatement(member.key, member.value, in: table)
  }

  /// Adds a line after the last one of a table, in the same style.
  private func insertStatement(_ key: String, _ value: SourceValue, in table: Int32) -> SourceEdit?
  {
    guard let last = entries(of: table).last else {
      return insertFirst(key, value, in: table)
    }
    let node = nodes[Int(last)]
    guard let written = spellNew(value, beside: last, isStatement: true, indent: nil) else {
      return nil
    }
    let name = prefix(of: table, from: last) + spellKey(key)
    let end = lineEnd(of: node.range.upper)
    let indent = bytes[lineStart(of: Int(node.entryStart))..<Int(node.entryStart)]
    let line = newline(near: end) + indent + name + sign(like: node, for: name) + written
    return SourceEdit(replacing: end..<end, with: line)
  }

  /// The `=` of another statement with its spaces, which may align it in a column.
  private func sign(like node: SourceDocument.Storage, for name: [UInt8]) -> [UInt8] {
    let sign = Array(bytes[node.keyRange.upper..<node.range.lower])
    let padding = sign.prefix { $0 == 0x20 }.count
    guard padding > 1 else { return sign }
    let column = node.keyRange.upper - Int(node.entryStart) + padding
    return Array(repeating: 0x20, count: max(1, column - name.count)) + sign.dropFirst(padding)
  }

  /// Adds a line to a table that has none.
  private func insertFirst(_ key: String, _ value: SourceValue, in table: Int32) -> SourceEdit? {
    guard let written = spellNew(value, beside: nil, isStatement: true, indent: nil) else {
      return nil
    }
    let line = spellKey(key) + Array(" = ".utf8) + written
    if table > 0 {
      let end = lineEnd(of: nodes[Int(table)].range.upper)
      return SourceEdit(replacing: end..<end, with: newline(near: end) + line)
    }
    let start = endOfPreface()
    let newline = newline(near: start)
    let isBeforeText = start < bytes.count && !isBlank(start..<lineEnd(of: start))
    return SourceEdit(
      replacing: start..<start, with: line + newline + (isBeforeText ? newline : []))
  }

  /// The offset after the comments at the beginning of a file, if an empty line ends them.
  private func endOfPreface() -> Int {
    var offset = textStart
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") {
      offset = skipNewline(lineEnd(of: offset))
    }
    let end = offset < bytes.count ? lineEnd(of: offset) : offset
    guard offset > textStart, offset < bytes.count, isBlank(offset..<end) else { return textStart }
    return skipNewline(end)
  }

  /// Adds a table with a header at the end of the file.
  private func appendSection(_ name: [String], _ members: [SourceValue.Member]) -> SourceEdit? {
    let end = bytes.count
    let newline = newline(near: end)
    guard let section = section(name, members, newline: newline) else { return nil }
    let isEmpty = end == textStart
    let isEnded = isEmpty || bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D
    let isOpen = isEmpty || isEnded && isBlankLine(before: end)
    var text = isEnded ? [] : newline
    if !isOpen { text += newline }
    text += section.dropLast(isEnded ? 0 : newline.count)
    return SourceEdit(replacing: end..<end, with: text)
  }

  private func isBlankLine(before end: Int) -> Bool {
    let line = lineStart(of: max(textStart, end - newline(near: end).count))
    return isBlank(line..<lineEnd(of: line))
  }

  /// Adds the header that a table lacks, above the first of the tables below it.
  private func insertSection(
    _ name: some Sequence<String>, _ members: [SourceValue.Member], above table: Int32
  ) -> SourceEdit? {
    var start = lineStart(of: Int(nodes[Int(table)].entryStart))
    // The comments directly above a header belong to it.
    while start > textStart {
      let line = lineStart(of: start - (start > 1 && bytes[start - 2] == 0x0D ? 2 : 1))
      guard bytes[line..<start].first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "#")
      else { break }
      start = line
    }
    let newline = newline(near: start)
    guard let section = section(name, members, newline: newline) else { return nil }
    return SourceEdit(replacing: start..<start, with: section + newline)
  }

  /// A header and its lines, each with its line end.
  func section(
    _ name: some Sequence<String>, _ members: [SourceValue.Member], newline: [UInt8]
  ) -> [UInt8]? {
    var text = [UInt8(ascii: "[")] + name.map(spellKey).joined(separator: [UInt8(ascii: ".")])
    text += [UInt8(ascii: "]")] + newline
    for member in members {
      guard let written = spellNew(member.value, beside: nil, isStatement: true, indent: nil) else {
        return nil
      }
      text += spellKey(member.key) + Array(" = ".utf8) + written + newline
    }
    return text
  }
}
