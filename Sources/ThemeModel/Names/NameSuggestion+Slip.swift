public import ThemeSource

extension NameSuggestion {
  /// Whether a name is most likely a slip of the pen for one candidate and no other is as near.
  public static func isSlip(
    _ name: String, for meant: String, among candidates: some Sequence<String>
  ) -> Bool {
    guard isSlip(name, for: meant) else { return false }
    let wanted = Array(name.lowercased().utf8)
    guard let distance = edits(wanted, Array(meant.utf8), atMost: 2) else { return false }
    return candidates.allSatisfy { other in
      other == meant || edits(wanted, Array(other.utf8), atMost: distance) == nil
    }
  }

  /// The candidate that a name is most likely a slip of the pen for; `nil` where two are as near.
  public static func slip(_ name: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: name, among: candidates).flatMap {
      isSlip(name, for: $0, among: candidates) ? $0 : nil
    }
  }
}

extension SourceNode {
  /// The place of the key without its quotes.
  public var keyNameLocation: SourceLocation { keyLocation(of: 0..<keyBytes.count) }
}
