/// A value to be written as JSON, the members of an object in the order given.
///
/// Literals of Swift are values: `["name": "Reef", "sizes": [1, 2]]`.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    public let key: String
    public let value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value in the format of RFC 8259, indented by two spaces, short arrays of numbers on one
  /// line.
  ///
  /// A number that JSON cannot express is `null`.
  public var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? value.shortestText : "null"
    case .string(let value): JSONValue.write(value, to: &text)
    case .array(let elements):
      let isFlat = elements.allSatisfy(\.isScalar) && elements.count <= 8
      let inner = isFlat ? "" : "\n\(indent)  "
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += isFlat ? ", " : "," }
        text += inner
        element.write(to: &text, indent: indent + "  ")
      }
      text += isFlat || elements.isEmpty ? "]" : "\n\(indent)]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index > 0 ? ",\n\(indent)  " : "\n\(indent)  "
        JSONValue.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent + "  ")
      }
      text += members.isEmpty ? "}" : "\n\(indent)}"
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// Whether a terminal acts on a character, which is escaped then: a report is often printed in a
  /// log.
  private static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7f...0x9f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }

  static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Most strings need no escapes.
    let mayNeed = { (byte: UInt8) in byte < 0x20 || [0x22, 0x5c, 0x7f, 0xc2, 0xe2].contains(byte) }
    if !string.utf8.contains(where: mayNeed) {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where isControl(scalar.value):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
