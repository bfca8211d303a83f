/// How keys, strings and other values are written in TOML.
enum TOMLSpelling {
  /// The quoting of a string.
  enum StringStyle: Hashable {
    case basic, literal
    /// On several lines; with `opensLine` the content begins on a line of its own.
    case multilineBasic(opensLine: Bool)
    case multilineLiteral(opensLine: Bool)
  }

  /// The style of a string that is written in a document.
  static func style(of range: Range<Int>, in bytes: [UInt8]) -> StringStyle {
    let written = bytes[range]
    let quote = written.first ?? UInt8(ascii: "\"")
    let isMultiline = written.count >= 6 && written.prefix(3).allSatisfy { $0 == quote }
    let isLiteral = quote == UInt8(ascii: "'")
    guard isMultiline else { return isLiteral ? .literal : .basic }
    let first = written[range.lowerBound + 3]
    let opensLine = first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r")
    return isLiteral
      ? .multilineLiteral(opensLine: opensLine) : .multilineBasic(opensLine: opensLine)
  }

  /// Writes a string in a style, or in the nearest possible one.
  static func string(_ string: String, style: StringStyle, newline: [UInt8]) -> [UInt8] {
    let content = Array(string.utf8)
    let isRaw = content.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || $0 == 0x0A }
    let quote = UInt8(ascii: "'")
    switch style {
    case .basic: return QuotedByte.quote(content)
    case .literal:
      guard isRaw else { return QuotedByte.quote(content) }
      if content.contains(0x0A) {
        return self.string(string, style: .multilineLiteral(opensLine: true), newline: newline)
      }
      return content.contains(quote) ? QuotedByte.quote(content) : [quote] + content + [quote]
    case .multilineBasic(let opensLine):
      return multilineBasic(content, opensLine: opensLine, newline: newline)
    case .multilineLiteral(let opensLine):
      let isClosable =
        content.last != quote && TextScanner(content).offset(of: Array("'''".utf8)) == nil
      return isRaw && isClosable
        ? multilineLiteral(content, opensLine: opensLine, newline: newline)
        : multilineBasic(content, opensLine: opensLine, newline: newline)
    }
  }

  /// Writes a key, in quotes if necessary.
  static func key(_ key: String) -> [UInt8] {
    let isBare = !key.isEmpty && key.utf8.allSatisfy(\.isBareKey)
    return isBare ? Array(key.utf8) : QuotedByte.quote(key.utf8)
  }

  /// Writes a value on one line; `style` is the style of its strings.
  static func value(_ value: SourceValue, style: StringStyle, newline: [UInt8]) -> [UInt8] {
    switch value {
    case .string(let string): self.string(string, style: style, newline: newline)
    case .number(let number): Array(self.number(number).utf8)
    case .boolean(let boolean): Array("\(boolean)".utf8)
    case .array(let elements):
      [UInt8(ascii: "[")]
        + elements.map { self.value($0, style: style, newline: newline) }.joined(
          separator: ", ".utf8)
        + [UInt8(ascii: "]")]
    case .table(let members):
      members.isEmpty
        ? Array("{}".utf8)
        : Array("{ ".utf8)
          + members.map {
            key($0.key) + Array(" = ".utf8) + self.value($0.value, style: style, newline: newline)
          }.joined(separator: ", ".utf8) + Array(" }".utf8)
    }
  }

  /// Writes a number: one without fraction as an integer, unless it is to stay a float.
  static func number(_ number: Double, asFloat: Bool = false) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-inf" : "inf" }
    return asFloat ? "\(number)" : number.shortestText
  }

  private static func multilineBasic(
    _ content: [UInt8], opensLine: Bool, newline: [UInt8]
  ) -> [UInt8] {
    var result = Array("\"\"\"".utf8)
    if opensLine || content.first == 0x0A { result += newline }
    var quotes = 0
    for (index, byte) in content.enumerated() {
      if byte == UInt8(ascii: "\"") {
        quotes += 1
        // The third quote in a row would end the string, and so would the last one.
        if quotes % 3 == 0 || index == content.count - 1 { result.append(UInt8(ascii: "\\")) }
        result.append(byte)
        continue
      }
      quotes = 0
      if byte == 0x0A {
        result += newline
      } else if byte == 0x09 {
        result.append(byte)
      } else {
        QuotedByte.append(byte, to: &result)
      }
    }
    return result + Array("\"\"\"".utf8)
  }

  private static func multilineLiteral(
    _ content: [UInt8], opensLine: Bool, newline: [UInt8]
  ) -> [UInt8] {
    var result = Array("'''".utf8)
    if opensLine || content.first == 0x0A { result += newline }
    result += content.split(separator: 0x0A, omittingEmptySubsequences: false)
      .joined(separator: newline)
    return result + Array("'''".utf8)
  }
}
