import Fixtures

/// Writes valid JSON that uses every form the language has.
struct JSONGenerator {
  var random: SeededGenerator
  private var names = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func file() -> String {
    names = 0
    return blank() + value(depth: 0) + blank()
  }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth == 0 ? 2 : depth < 4 ? 8 : 6), using: &random) {
    case 0 where depth < 4, 6:
      let members = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        "\(key())\(blank()):\(blank())\(value(depth: depth + 1))\(blank())"
      }
      return "{\(blank())\(members.joined(separator: ",\(blank())"))}"
    case 1 where depth < 4, 7:
      let elements = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        "\(value(depth: depth + 1))\(blank())"
      }
      return "[\(blank())\(elements.joined(separator: ",\(blank())"))]"
    case 2: return random.pick(["true", "false", "null"])
    case 3: return random.pick(Self.numbers)
    case 4: return "\(Int.random(in: -9_999...9_999, using: &random))"
    default: return string()
    }
  }

  private mutating func key() -> String {
    names += 1
    return random.pick(["\"k\(names)\"", "\"\\u006b \(names)é\"", "\"\(names)\\t\""])
  }

  private mutating func string() -> String {
    "\""
      + (0..<Int.random(in: 0...8, using: &random)).map { _ in random.pick(Self.pieces) }.joined()
      + "\""
  }

  private mutating func blank() -> String {
    random.pick(["", "", "", " ", "\n", "\r\n  ", "\t"])
  }

  private static let numbers = [
    "0", "-0", "1.5", "-2.25e3", "1E+2", "6.02e-23", "0.1", "1e0", "123456789012345678",
    "0.30000000000000004", "4.9e-324", "1.7976931348623157e308", "100000000000000000000000",
  ]
  private static let pieces = [
    "a", "Z", "#fff", " ", "é", "漢", "😀", "[", "}", ",", ":", "'", "//", "\\\"", "\\\\", "\\/",
    "\\b", "\\f", "\\n", "\\r", "\\t", "\\u00e9", "\\ud83d\\ude00", "\u{7F}",
  ]
}
