/// A key that is pressed while others are held down.
nonisolated struct KeyCombination: Hashable {
  let symbol: UInt32
  let modifiers: [UInt32]

  /// Parses names joined by `+`, such as `ctrl+f` or `F10`; `nil` for others.
  init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last else { return nil }
    let held = parts.dropLast().map { KeySymbol.modifiers[$0.lowercased()] }
    let found =
      last.unicodeScalars.count == 1
      ? last.unicodeScalars.first.map(KeySymbol.of) : KeySymbol.named[last.lowercased()]
    guard let found, !held.contains(nil) else { return nil }
    (symbol, modifiers) = (found, held.compactMap(\.self))
  }
}
