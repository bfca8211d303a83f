import ThemeCSS
import ThemeSource

extension SelectorTokens {
  /// The first compounds in a normalized spelling, or all of them; perhaps without the states of
  /// the last one.
  func spelling(
    upTo count: Int? = nil, withLastStates: Bool = true, in sheet: CSSStylesheet
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    let count = count ?? compounds.count
    for (index, compound) in compounds.prefix(count).enumerated() {
      if index > 0 { bytes.append(combinators[index - 1]) }
      let hasStates = withLastStates || index < count - 1
      for part in compound where hasStates || part.kind != .pseudoClass {
        bytes += part.bytes(in: sheet)
      }
    }
    return bytes
  }
}

extension SelectorTokens.Part {
  /// The part as it is written.
  func bytes(in sheet: CSSStylesheet) -> ArraySlice<UInt8> { sheet.text.bytes[range] }
}
