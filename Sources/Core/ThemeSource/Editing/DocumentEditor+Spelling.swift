extension DocumentEditor {
  func spellKey(_ key: String) -> [UInt8] {
    contents.language == .json ? QuotedByte.quote(key.utf8) : TOMLSpelling.key(key)
  }

  /// Writes a value in the style of the one that it replaces; `nil` if the language lacks it.
  ///
  /// With `inLines` an object gets a line for each member, whatever the style was.
  func spell(_ value: SourceValue, insteadOf node: Int32, inLines: Bool = false) -> [UInt8]? {
    let old = nodes[Int(node)]
    guard contents.language == .toml else {
      let start = lineStart(of: old.range.lower)
      let indent = Array(bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 })
      let isLaidOut = inLines || bytes[nodes[0].range.range].contains(0x0A)
      return JSONSpelling.value(
        value, layout: isLaidOut ? lines(indent: indent) : .line)
    }
    let newline = newline(near: old.range.upper)
    switch value {
    case .string(let string) where old.kind == .string:
      let style = TOMLSpelling.style(of: old.range.range, in: bytes)
      return TOMLSpelling.string(string, style: style, newline: newline)
    case .number(let number):
      return Array(TOMLSpelling.number(number, asFloat: old.kind == .float).utf8)
    default:
      return TOMLSpelling.value(value, style: style(beside: node), newline: newline)
    }
  }

  /// Writes a value that is added after another.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - neighbor: The value before it.
  ///   - isStatement: Whether it is on a line of its own in TOML.
  ///   - indent: What the line of a new member of an object begins with; `nil` if it is put on a
  ///     line with others.
  /// - Returns: The bytes; `nil` if the language has no such value.
  func spellNew(
    _ value: SourceValue, beside neighbor: Int32?, isStatement: Bool, indent: [UInt8]?
  ) -> [UInt8]? {
    guard contents.language == .toml else {
      return JSONSpelling.value(value, layout: indent.map { lines(indent: $0) } ?? .line)
    }
    let offset = neighbor.map { nodes[Int($0)].range.upper } ?? bytes.count
    var style = neighbor.map { self.style(beside: $0) } ?? TOMLSpelling.StringStyle.basic
    if isStatement, case .string(let string) = value, string.utf8.contains(0x0A) {
      style = .multilineBasic(opensLine: true)
    }
    return TOMLSpelling.value(value, style: style, newline: newline(near: offset))
  }

  /// The quoting of a new string beside a value: single quotes if the previous string in its table
  /// has them.
  private func style(beside node: Int32) -> TOMLSpelling.StringStyle {
    let siblings = entries(of: container(of: node))
    let position = siblings.firstIndex(of: node) ?? siblings.count - 1
    let string = siblings.prefix(position + 1).last { nodes[Int($0)].kind == .string }
    guard let string,
      TOMLSpelling.style(of: nodes[Int(string)].range.range, in: bytes) == .literal
    else { return .basic }
    return .literal
  }

  private func lines(indent: [UInt8]) -> JSONSpelling.Layout {
    let newline = newline(near: textStart)
    guard let first = entries(of: 0).first else {
      return .lines(indent: indent, unit: [0x20, 0x20], newline: newline)
    }
    let start = Int(nodes[Int(first)].entryStart)
    let unit = bytes[lineStart(of: start)..<start]
    let isUnit = !unit.isEmpty && unit.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return .lines(indent: indent, unit: isUnit ? Array(unit) : [0x20, 0x20], newline: newline)
  }
}
