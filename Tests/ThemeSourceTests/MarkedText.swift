import ThemeSource

/// A text with its marks taken out: `▸` stands in front of each byte where a finding is expected.
struct MarkedText {
  let text: SourceText
  let marks: [Int]

  init(_ marked: String) {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "▸" {
        marks.append(bytes.count)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    text = SourceText(file: "t", bytes: bytes)
    self.marks = marks
  }
}

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
