import ThemeFormats
import ThemeSource

/// A rule whose findings a theme allows, in the whole file or on one line.
struct Allowance: Sendable {
  let rule: RuleID

  /// The location of the rule's name.
  let location: SourceLocation

  /// The location of the rule's name without quotes.
  let nameLocation: SourceLocation

  /// The line to which it applies; `nil` for the whole file.
  let line: Int?
}

extension Allowance {
  /// The allowances in a file that was read: in the comments of its format, and in those of its
  /// CSS.
  static func all(in reading: ThemeReading, _ sheet: CSSStylesheet?) -> [Allowance] {
    let own: [Allowance]
    switch reading.format {
    case .base16, .base24: own = all(inYAML: reading.text)
    default: own = reading.document.map(all) ?? []
    }
    return own + (sheet.map(all) ?? [])
  }

  /// The allowances in the text of a Livery file.
  static func all(in text: SourceText) -> [Allowance] {
    // Most files have no allowances, and need not be parsed a second time.
    guard AllowanceComment.offset(of: Array("allow".utf8), in: text.bytes[...]) != nil else {
      return []
    }
    return all(in: SourceDocument(livery: text))
  }

  /// The allowances in a Livery file: the rules of `allow` at its top, and those in comments.
  static func all(in document: SourceDocument) -> [Allowance] {
    let listed = (document.root["allow"].map { Array($0.children) } ?? []).compactMap { node in
      node.string.map {
        Allowance(
          rule: RuleID(rawValue: $0), location: node.location,
          nameLocation: node.location(of: 0..<$0.utf8.count), line: nil)
      }
    }
    let text = document.text
    return listed
      + document.comments.flatMap {
        AllowanceComment(text.bytes[$0], at: text.location(of:)).allowances
      }
  }

  /// The allowances in the comments of CSS.
  private static func all(in sheet: CSSStylesheet) -> [Allowance] {
    sheet.tokens.filter { $0.kind == .comment && $0.isClosed }.flatMap { token in
      let inside = token.range.lowerBound + 2..<token.range.upperBound - 2
      return AllowanceComment(sheet.text.bytes[inside], at: sheet.text.location(of:)).allowances
    }
  }

  /// The allowances in the comments of a scheme: text after a `#` that follows a space or begins a
  /// line.
  private static func all(inYAML text: SourceText) -> [Allowance] {
    let bytes = text.bytes
    let hash = UInt8(ascii: "#")
    return bytes.indices.filter { index in
      bytes[index] == hash && (index == 0 || [0x20, 0x09, 0x0a].contains(bytes[index - 1]))
    }.flatMap { start in
      let end = bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
      return AllowanceComment(bytes[start..<end], at: text.location(of:)).allowances
    }
  }
}
