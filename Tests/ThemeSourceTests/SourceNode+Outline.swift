import ThemeSource

extension SourceNode {
  /// The value in one line, for comparison: `{a: 1, b: ["x"]}`.
  var outline: String {
    switch kind {
    case .table: "{" + children.map { "\($0.key): \($0.outline)" }.joined(separator: ", ") + "}"
    case .array: "[" + children.map(\.outline).joined(separator: ", ") + "]"
    case .string: "\"\(string ?? "?")\""
    case .integer, .float: number.map { "\($0)" } ?? "?"
    case .boolean: boolean.map { "\($0)" } ?? "?"
    case .dateTime: "date"
    case .null: "null"
    }
  }
}
