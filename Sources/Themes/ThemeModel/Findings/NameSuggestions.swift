/// The most similar known names for many unknown ones, each searched once.
///
/// A file may have 100,000 unknown names; only the first 500 or fewer are searched.
package struct NameSuggestions: Sendable {
  package let candidates: [String]

  private let spellings: [NameSuggestion.Spelling]

  private var found: [String: String?] = [:]

  private let limit: Int

  /// The maximum number of candidates that are looked at in all, at some 1 µs each.
  private static let work = 200_000

  package init(among candidates: [String]) {
    self.candidates = candidates
    spellings = candidates.map(NameSuggestion.Spelling.init)
    limit = min(500, NameSuggestions.work / max(candidates.count, 1))
  }

  /// The candidate nearest to a name; `nil` if none is near, or the limit is reached.
  package mutating func nearest(to name: String) -> String? {
    if let known = found[name] { return known }
    guard found.count < limit else { return nil }
    let nearest = NameSuggestion.nearest(to: name, among: spellings).map { candidates[$0] }
      .flatMap { NameSuggestions.isOpposite($0, of: name) ? nil : $0 }
    found[name] = .some(nearest)
    return nearest
  }

  /// Whether two names differ by a least and a greatest, such as `min-width` and `max-width`: one
  /// was not meant for the other.
  private static func isOpposite(_ candidate: String, of name: String) -> Bool {
    [("min-", "max-"), ("max-", "min-")].contains { own, other in
      name.hasPrefix(own) && candidate.hasPrefix(other)
    }
  }

  /// The candidate of which a name is probably a misspelling.
  package mutating func correction(of name: String) -> String? {
    nearest(to: name).flatMap {
      NameSuggestion.isTypo(name, for: $0, among: spellings) ? $0 : nil
    }
  }
}
