import ThemeModel
import ThemeSource

/// Looks a scheme over before the YAML parser does: what a scheme never has, and what would cost the
/// parser minutes or its stack, is refused with its place.
enum YAMLGuard {
  static let sizeLimit = 256 * 1024
  private static let nestingLimit = 32

  /// The first thing that must not be parsed; `nil` for a file that is safe.
  static func problem(in text: SourceText) -> Diagnostic? {
    guard text.bytes.count <= sizeLimit else {
      return Diagnostic(
        .error, .size, at: text.location(of: sizeLimit..<text.bytes.count),
        "a scheme has at most 256 KiB")
    }
    var scan = Scan()
    for (offset, byte) in text.bytes.enumerated() {
      if let message = scan.take(byte, before: text.bytes[(offset + 1)...].first) {
        return Diagnostic(
          .error, .yaml, at: text.location(of: offset..<(offset + 1)), message)
      }
    }
    return nil
  }

  /// Follows quotes, comments and the places where a value may begin.
  private struct Scan {
    private var quote: UInt8?
    private var isEscaped = false
    private var inComment = false
    private var atStart = true
    private var afterSpace = true
    private var flow = 0
    private var dashes = 0

    /// What is wrong with a byte, if anything is.
    mutating func take(_ byte: UInt8, before next: UInt8?) -> String? {
      if byte == 0x0a || byte == 0x0d {
        inComment = false
        if quote == nil { (atStart, dashes) = (true, 0) }
        afterSpace = true
        return nil
      }
      if inComment { return nil }
      if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
          isEscaped = true
        } else if byte == open {
          quote = nil
        }
        return nil
      }
      defer { afterSpace = byte == 0x20 || byte == 0x09 }
      switch byte {
      case 0x20, 0x09: return nil
      case UInt8(ascii: "#") where afterSpace: inComment = true
      case UInt8(ascii: "\"") where atStart, UInt8(ascii: "'") where atStart:
        quote = byte
        atStart = false
      case UInt8(ascii: "&") where atStart, UInt8(ascii: "*") where atStart,
        UInt8(ascii: "!") where atStart:
        return "anchors, aliases and tags are not read; write the value itself"
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        flow += 1
        atStart = true
        if flow > nestingLimit { return "values nest more than \(nestingLimit) deep" }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        flow = max(0, flow - 1)
        atStart = false
      case UInt8(ascii: ","): atStart = atStart || flow > 0
      case UInt8(ascii: ":") where isSpace(next): atStart = true
      case UInt8(ascii: "-") where atStart && isSpace(next),
        UInt8(ascii: "?") where atStart && isSpace(next):
        dashes += 1
        if dashes > nestingLimit { return "values nest more than \(nestingLimit) deep" }
      default: atStart = false
      }
      return nil
    }

    private func isSpace(_ byte: UInt8?) -> Bool {
      byte.map { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a || $0 == 0x0d } ?? true
    }
  }
}

extension RuleID {
  static let yaml: RuleID = "syntax/yaml"
}
