import ThemeSource

/// The normalized spelling of a selector, common to all with the same meaning and specificity:
/// without comments and needless spaces, with the parts of each compound sorted, so that
/// `a:hover.b` is `a.b:hover`.
struct SelectorSpelling {
  private var text: [UInt8] = []

  /// The bytes of the compound that is read.
  private var compound: [UInt8] = []

  /// The bytes in the compound where its parts begin.
  private var parts: [Int] = []

  /// The combinator between the compound and the one before it.
  private var combinator: UInt8?

  /// The open parentheses and brackets.
  private var depth = 0

  static func all(of prelude: Range<Int>, in sheet: CSSStylesheet) -> [[UInt8]] {
    var spellings: [[UInt8]] = []
    var spelling = SelectorSpelling()
    for token in sheet.tokens[prelude] where token.kind != .comment {
      if spelling.depth == 0, token.kind == .comma {
        spellings.append(spelling.ended)
        spelling = SelectorSpelling()
      } else {
        spelling.take(token, sheet.text.bytes[token.range])
      }
    }
    return (spellings + [spelling.ended]).filter { !$0.isEmpty }
  }

  private var ended: [UInt8] {
    var last = self
    last.endCompound()
    return last.text
  }

  private mutating func take(_ token: CSSToken, _ spelled: ArraySlice<UInt8>) {
    if depth > 0 {
      compound += spelled
    } else if token.kind == .whitespace {
      endCompound()
      combinator = combinator ?? UInt8(ascii: " ")
    } else if token.kind == .delimiter, let sign = spelled.first, ">+~".utf8.contains(sign) {
      endCompound()
      combinator = sign
    } else {
      if parts.isEmpty || startsPart(token) { parts.append(compound.count) }
      compound += spelled
    }
    if token.closer != nil { depth += 1 }
    if token.isCloser { depth = max(0, depth - 1) }
  }

  /// Whether a token begins a class, a name or a state; the second colon of a state does not.
  private func startsPart(_ token: CSSToken) -> Bool {
    switch token.kind {
    case .delimiter, .hash: true
    case .colon: !compound[(parts.last ?? 0)...].elementsEqual(":".utf8)
    default: false
    }
  }

  private mutating func endCompound() {
    guard !parts.isEmpty else { return }
    if !text.isEmpty, let combinator { text.append(combinator) }
    if parts.count == 1 {
      text += compound
    } else {
      let ends = parts.dropFirst() + [compound.count]
      let ranges = zip(parts, ends).map { compound[$0..<$1] }
      for part in ranges.sorted(by: { $0.lexicographicallyPrecedes($1) }) { text += part }
    }
    combinator = nil
    parts.removeAll(keepingCapacity: true)
    compound.removeAll(keepingCapacity: true)
  }
}
