import ThemeSource

/// A selector that sets variables for a whole window, or almost; of two, the later case wins for
/// the widgets of a window.
///
/// On the window itself `:root` wins over `window` by its specificity; `*` applies to each widget
/// directly, and so wins over inherited values.
enum VariablePlace: Int, Comparable {
  case window, root, everything

  static func < (left: VariablePlace, right: VariablePlace) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension VariablePlace {
  /// The place of a rule, if one of its selectors is such a place.
  init?(_ rule: CSSRule, in sheet: CSSStylesheet) {
    var place: VariablePlace?
    var start = rule.prelude.lowerBound
    for index in rule.prelude where sheet.tokens[index].kind == .comma {
      place = VariablePlace.later(place, VariablePlace(selector: start..<index, in: sheet))
      start = index + 1
    }
    let last = VariablePlace(selector: start..<rule.prelude.upperBound, in: sheet)
    guard let place = VariablePlace.later(place, last) else { return nil }
    self = place
  }

  private static func later(_ left: VariablePlace?, _ right: VariablePlace?) -> VariablePlace? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
  }

  private init?(selector: Range<Int>, in sheet: CSSStylesheet) {
    let words = sheet.tokens[selector].lazy.filter { !$0.isSpace }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    switch first.kind {
    case .colon:
      guard let name = rest.first, rest.dropFirst().isEmpty, sheet.isWord(name, "root") else {
        return nil
      }
      self = .root
    case .identifier where rest.isEmpty && sheet.isWord(first, "window"): self = .window
    case .delimiter
    where rest.isEmpty && sheet.text.bytes[first.range.lowerBound] == UInt8(ascii: "*"):
      self = .everything
    default: return nil
    }
  }
}
