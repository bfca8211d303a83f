/// The known names nearest to many that are not known, each searched for once.
///
/// A file of a megabyte may hold a hundred thousand of them; only the first 500 are searched for.
public struct NameSuggestions: Sendable {
  public let candidates: [String]

  private var found: [String: String?] = [:]

  private static let limit = 500

  public init(among candidates: [String]) {
    self.candidates = candidates
  }

  /// The candidate nearest to a name; `nil` where none is near, or the limit is reached.
  public mutating func nearest(to name: String) -> String? {
    if let known = found[name] { return known }
    guard found.count < NameSuggestions.limit else { return nil }
    let nearest = NameSuggestion.nearest(to: name, among: candidates)
    found[name] = .some(nearest)
    return nearest
  }

  /// The candidate that a name is most likely a typing mistake for.
  public mutating func correction(of name: String) -> String? {
    nearest(to: name).flatMap {
      NameSuggestion.isTypo(name, for: $0, among: candidates) ? $0 : nil
    }
  }
}
