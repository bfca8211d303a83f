package import ThemeSource

extension NameSuggestion {
  /// Whether a name is most likely a typing mistake for one candidate and no other is as near.
  package static func isTypo(
    _ name: String, for meant: String, among candidates: some Sequence<String>
  ) -> Bool {
    isTypo(name, for: meant, among: candidates.map(Spelling.init))
  }

  static func isTypo(_ name: String, for meant: String, among candidates: [Spelling]) -> Bool {
    guard isTypo(name, for: meant) else { return false }
    let (wanted, meant) = (Spelling(name.lowercased()), Spelling(meant))
    guard let distance = edits(wanted, meant, atMost: 2) else { return false }
    return candidates.allSatisfy { other in
      other.letters == meant.letters || edits(wanted, other, atMost: distance) == nil
    }
  }

  /// The end of a message about an unknown name: the most similar candidate, or nothing.
  ///
  /// `correction` is the candidate if the name is probably a typing mistake for it only.
  package static func suggestion(
    for name: String, among candidates: some Sequence<String>
  ) -> (hint: String, correction: String?) {
    let nearest = nearest(to: name, among: candidates)
    return (
      hint(nearest), nearest.flatMap { isTypo(name, for: $0, among: candidates) ? $0 : nil }
    )
  }
}

extension SourceNode {
  /// The location of the key without its quotes.
  package var keyNameLocation: SourceLocation { keyLocation(of: 0..<keyBytes.count) }
}
