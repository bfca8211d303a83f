import ThemeSource

/// A selector that sets variables for all of a window, or near enough: by which of two the widgets
/// of a window get their value, the later counts.
///
/// On the window itself `:root` is before `window` by its specificity; what `*` sets stands on
/// each widget, and so before what it inherits.
enum VariablePlace: Int, Comparable {
  case window, root, everything

  static func < (left: VariablePlace, right: VariablePlace) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension VariablePlace {
  /// The place of a rule, if one of its selectors is one.
  init?(_ rule: CSSRule, in sheet: CSSStylesheet) {
    let tokens = sheet.tokens[rule.prelude].filter { $0.kind != .comment }
    let places = tokens.split(omittingEmptySubsequences: false) { $0.kind == .comma }
      .compactMap { VariablePlace(selector: Array($0), in: sheet) }
    guard let place = places.max() else { return nil }
    self = place
  }

  private init?(selector: [CSSToken], in sheet: CSSStylesheet) {
    let words = selector.filter { !$0.isSpace }
    guard let first = words.first else { return nil }
    switch (first.kind, words.count) {
    case (.colon, 2) where sheet.isWord(words[1], "root"): self = .root
    case (.identifier, 1) where sheet.isWord(first, "window"): self = .window
    case (.delimiter, 1) where sheet.text.bytes[first.range.lowerBound] == UInt8(ascii: "*"):
      self = .everything
    default: return nil
    }
  }
}
