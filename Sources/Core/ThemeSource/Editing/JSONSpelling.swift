/// How strings and other values are written in JSON.
enum JSONSpelling {
  /// How members of a new object are laid out.
  enum Layout {
    /// On one line.
    case line
    /// Each member on its own line; `indent` is the indentation of the line where the object
    /// begins.
    case lines(indent: [UInt8], unit: [UInt8], newline: [UInt8])
  }

  /// Writes a value; `nil` if JSON cannot express the number.
  static func value(_ value: SourceValue, layout: Layout) -> [UInt8]? {
    switch value {
    case .string(let string): return QuotedByte.quote(string.utf8)
    case .number(let number):
      return number.isFinite ? Array(TOMLSpelling.number(number).utf8) : nil
    case .boolean(let boolean): return Array("\(boolean)".utf8)
    case .array(let elements):
      var result: [[UInt8]] = []
      for element in elements {
        guard let written = self.value(element, layout: .line) else { return nil }
        result.append(written)
      }
      return [UInt8(ascii: "[")] + result.joined(separator: ", ".utf8) + [UInt8(ascii: "]")]
    case .table(let members): return table(members, layout: layout)
    }
  }

  private static func table(_ members: [SourceValue.Member], layout: Layout) -> [UInt8]? {
    if members.isEmpty { return Array("{}".utf8) }
    var inner = layout
    var (open, separator, close) = (Array("{".utf8), Array(", ".utf8), Array("}".utf8))
    if case .lines(let indent, let unit, let newline) = layout {
      inner = .lines(indent: indent + unit, unit: unit, newline: newline)
      open += newline + indent + unit
      separator = Array(",".utf8) + newline + indent + unit
      close = newline + indent + close
    }
    var result: [[UInt8]] = []
    for member in members {
      guard let value = value(member.value, layout: inner) else { return nil }
      result.append(QuotedByte.quote(member.key.utf8) + Array(": ".utf8) + value)
    }
    return open + result.joined(separator: separator) + close
  }
}
