import ThemeSource

extension CSSStylesheet {
  /// The index of the first `/` among some tokens; `nil` if there is none.
  func slash(in tokens: Range<Int>) -> Int? {
    tokens.first { bytes(of: $0..<($0 + 1)).elementsEqual("/".utf8) }
  }
}
