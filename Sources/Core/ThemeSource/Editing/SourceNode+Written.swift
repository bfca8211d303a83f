extension SourceNode {
  /// The value in a form for writing; `nil` for a date and for `null`, or if it contains one.
  public var written: SourceValue? {
    switch kind {
    case .string: return string.map { .string($0) }
    case .integer, .float: return number.map { .number($0) }
    case .boolean: return boolean.map { .boolean($0) }
    case .dateTime, .null: return nil
    case .array:
      let elements = children.map(\.written)
      return elements.contains(nil) ? nil : .array(elements.compactMap(\.self))
    case .table:
      let members = children.map { node in node.written.map { SourceValue.Member(node.key, $0) } }
      return members.contains(nil) ? nil : .table(members.compactMap(\.self))
    }
  }
}
