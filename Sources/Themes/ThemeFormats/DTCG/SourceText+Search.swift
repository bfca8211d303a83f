import ThemeSource

extension SourceText {
  /// The offset of the first occurrence of some bytes.
  func range(of text: String) -> Range<Int>? {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    return (0...(bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) }
      .map { $0..<($0 + wanted.count) }
  }
}
