import ThemeSource

/// A stylesheet of the toolkit, for widgets of one class and all in them, whatever a theme says.
///
/// Each selector gets the class before it, and a second time at its own first widget. Named colors
/// get other names, since a theme defines those of the toolkit for all widgets.
struct SafeSheet {
  /// The class of the widgets, such as header bars, and of windows.
  static let mark = "livery-chrome"
  private(set) var text = ""
  private let sheet: CSSStylesheet

  /// Rewrites a stylesheet.
  init(_ bytes: [UInt8]) {
    var findings: [Finding] = []
    sheet = CSSStylesheet(CSSText(SourceText(file: "", bytes: bytes)), findings: &findings)
    add(sheet.statements)
  }

  /// A named color of the toolkit, as the stylesheet calls it.
  static func color(_ name: String) -> String { "livery_\(name)" }

  private mutating func add(_ statements: [CSSStatement]) {
    for statement in statements {
      switch statement {
      case .rule(let rule):
        text += selectors(in: rule.prelude).flatMap(Self.marked).joined(separator: ", ")
        text += " \(copied(rule.block.tokens))\n"
      case .atRule(let rule): add(rule)
      case .declaration: break
      }
    }
  }

  private mutating func add(_ rule: CSSAtRule) {
    let name = sheet.name(of: rule.name)
    text += "@\(name)"
    if name == "define-color", let start = rule.prelude.first(where: { isWord($0) }) {
      let rest = copied(start + 1..<rule.prelude.upperBound)
      text += " \(Self.color(string(start..<start + 1)))\(rest);\n"
    } else if name == "media", let block = rule.block {
      text += "\(string(rule.prelude)) {\n"
      add(block.statements)
      text += "}\n"
    } else {
      text += string(rule.prelude) + (rule.block.map { copied($0.tokens) } ?? ";") + "\n"
    }
  }

  private func isWord(_ index: Int) -> Bool { sheet.tokens[index].kind == .identifier }

  private func string(_ tokens: Range<Int>) -> String {
    String(decoding: sheet.bytes(of: tokens), as: UTF8.self)
  }

  /// The text of tokens with the other names of colors, and with pictures where they lie.
  private func copied(_ tokens: Range<Int>) -> String {
    var copy = ""
    for index in tokens {
      let piece = string(index..<index + 1)
      switch sheet.tokens[index].kind {
      case .atKeyword: copy += "@" + Self.color(String(piece.dropFirst()))
      case .string where piece.dropFirst().hasPrefix("assets/"):
        copy += "\"resource:///org/gnome/Adwaita/styles/" + piece.dropFirst()
      default: copy += piece
      }
    }
    return copy
  }

  /// The selectors between the commas of a rule's head.
  private func selectors(in prelude: Range<Int>) -> [String] {
    var (parts, depth) = ([""], 0)
    for index in prelude {
      let kind = sheet.tokens[index].kind
      if kind == .function || kind == .openParenthesis { depth += 1 }
      if kind == .closeParenthesis { depth -= 1 }
      if kind == .comma, depth == 0 {
        parts.append("")
      } else if kind != .comment {
        parts[parts.count - 1] += string(index..<index + 1)
      }
    }
    return parts.map { $0.trimming(" \t\n") }.filter { !$0.isEmpty }
  }

  /// A selector for what is inside a marked widget, and for that widget itself.
  private static func marked(_ selector: String) -> [String] {
    let root = ":root"
    if selector.hasPrefix(root) { return [".\(mark)\(selector.dropFirst(root.count))"] }
    let name = selector.prefix { $0 == "*" || $0 == "-" || $0 == "_" || $0.isLetter || $0.isNumber }
    return [
      ".\(mark) \(selector)", "\(name).\(mark)\(selector.dropFirst(name.count))",
    ]
  }
}
