import Fixtures

/// Writes valid TOML that uses every form the language has.
struct TOMLGenerator {
  var random: SeededGenerator
  private(set) var text = ""
  private var newline = "\n"
  private var names = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A whole file.
  mutating func file() -> String {
    text = random.once(in: 5) ? "\u{FEFF}" : ""
    newline = random.once(in: 3) ? "\r\n" : "\n"
    names = 0
    statements(upTo: 6)
    for _ in 0..<Int.random(in: 0...4, using: &random) { section() }
    if random.once(in: 3) {
      while text.last?.isNewline == true { text.removeLast() }
    }
    return text
  }

  private mutating func section() {
    let name = key()
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        line("[[\(name)]]")
        statements(upTo: 3)
      }
      line("[\(name).\(key())]")
    case 1:
      line("[ \(name) . \(key())]")
      statements(upTo: 3)
      line("[\(name)]")
    default: line("\(random.once(in: 5) ? "  " : "")[\(name)]")
    }
    statements(upTo: 6)
  }

  private mutating func statements(upTo count: Int) {
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      if random.once(in: 6) { line("") }
      if random.once(in: 6) { line("# \(characters())") }
      if random.once(in: 5) {
        let name = key()
        for _ in 0..<2 { line("\(name).\(key()) = \(value(depth: 2))") }
      } else {
        let equals = random.pick([" = ", "=", "  =\t"])
        line("\(random.once(in: 8) ? "\t" : "")\(key())\(equals)\(value(depth: 0))")
      }
    }
  }

  private mutating func line(_ content: String) {
    text += content
    if random.once(in: 4) { text += " # \(characters())" }
    if random.once(in: 8) { text += " \t" }
    text += newline
  }

  /// A key that no other of the file equals.
  mutating func key() -> String {
    names += 1
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\"k \(names)\""
    case 1: return "'k.\(names)é'"
    case 2: return "\"\\u006b\(names)\\t\""
    case 3: return "\(names)"
    default: return "k-\(names)_"
    }
  }

  mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth < 3 ? 17 : 11), using: &random) {
    case 0...4: return string(isMultiline: depth == 0 || random.once(in: 3))
    case 5: return number()
    case 6: return random.pick(["true", "false"])
    case 7: return random.pick(Self.dates)
    case 8: return random.pick(Self.floats)
    case 9, 10: return "\"\(random.pick(["#fff", "$accent", "alpha($label, 10%)"]))\""
    case 11...14:
      let members = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        "\(random.once(in: 4) ? "\(key()) . " : "")\(key()) = \(value(depth: depth + 1))"
      }
      return members.isEmpty ? "{}" : "{ \(members.joined(separator: random.pick([", ", ","]))) }"
    default:
      let blank = random.pick(["", " ", newline, "\(newline)  # \(characters())\(newline)\t"])
      let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        value(depth: depth + 1)
      }
      let comma = elements.isEmpty || random.once(in: 2) ? "" : ","
      return "[\(blank)\(elements.joined(separator: ",\(blank)"))\(comma)\(blank)]"
    }
  }

  private mutating func number() -> String {
    let value =
      Int.random(in: Int.min...Int.max, using: &random) >> Int.random(in: 0..<64, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "0x\(String(value.magnitude >> 1, radix: 16, uppercase: random.once(in: 2)))"
    case 1: return "0o\(String(value.magnitude >> 1, radix: 8))"
    case 2: return "0b\(String(value.magnitude >> 1, radix: 2))"
    case 3: return "+1_000_\(Int.random(in: 100...999, using: &random))"
    default: return "\(value)"
    }
  }

  private mutating func string(isMultiline: Bool) -> String {
    let body = characters()
    switch Int.random(in: 0..<(isMultiline ? 4 : 2), using: &random) {
    case 0: return "'\(body.filter { $0 != "'" })'"
    case 1:
      let escapes = (0..<Int.random(in: 0...2, using: &random)).map { _ in random.pick(Self.escapes)
      }
      return "\"\(escapes.joined())\(body.filter { $0 != "\"" && $0 != "\\" })\(escapes.joined())\""
    case 2:
      let quotes = random.pick(["", "'", "''"])
      return "'''\(newline)\(body)\(newline)\(quotes)\(body)'''".replacingQuotes("'")
    default:
      let quotes = random.pick(["", "\"", "\"\""])
      let join = random.pick([newline, "\\\(newline)   ", "\\  \(newline)\(newline)", "\\t"])
      let lines = "\(body.filter { $0 != "\\" })\(join)\(quotes) \(body.filter { $0 != "\\" })"
      return "\"\"\"\(random.once(in: 2) ? newline : "")\(lines)\"\"\"".replacingQuotes("\"")
    }
  }

  private mutating func characters() -> String {
    String((0..<Int.random(in: 0...8, using: &random)).map { _ in random.pick(Self.alphabet) })
  }

  private static let alphabet = Array("abcXYZ019 \t#$%()[]{},.=-_'\"\\éß漢😀")
  private static let escapes = [
    #"\b"#, #"\t"#, #"\n"#, #"\f"#, #"\r"#, #"\""#, #"\\"#, #"\u00e9"#, #"\U0001F600"#, #"\u007F"#,
  ]
  private static let dates = [
    "1979-05-27", "1979-05-27T07:32:00Z", "1979-05-27 07:32:00.999-07:00", "07:32:00",
    "00:32:00.5", "2000-02-29t23:59:59z", "1979-05-27T07:32:00",
  ]
  private static let floats = [
    "1.0", "-0.5", "+3.14", "6.626e-34", "1e6", "5E+22", "inf", "-inf", "nan", "9_224.617_445",
    "0.1", "-0.0", "0e0", "123456789012345678.25", "4.9e-324", "1.7976931348623157e308",
  ]
}

extension String {
  /// The string with runs of three quotes or more inside its delimiters broken by a space.
  func replacingQuotes(_ quote: Character) -> String {
    var result = ""
    var run = 0
    for character in dropFirst(3).dropLast(3) {
      run = character == quote ? run + 1 : 0
      if run == 3 {
        result.append(" ")
        run = 1
      }
      result.append(character)
    }
    if run > 0, run < 3 { result.append(" ") }
    let delimiter = String(repeating: quote, count: 3)
    return delimiter + result + delimiter
  }
}
