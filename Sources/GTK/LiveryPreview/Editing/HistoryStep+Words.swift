import LiveryAdwaita
import ThemeSession

extension HistoryStep {
  /// A description of the change, in a line.
  var words: String {
    if removed.isEmpty, added.isEmpty {
      let names = widgets.map(SpecimenName.words)
      return names.isEmpty
        ? translated("Space between lines")
        : translated("Override of \(names.joined(separator: ", "))")
    }
    switch (removed.count, added.count) {
    case (0, 1): return translated("Added \(added[0])")
    case (1, 0): return translated("Removed \(removed[0])")
    case (1, 1): return Self.words(from: removed[0], to: added[0])
    default:
      let count = max(removed.count, added.count)
      return translated("\(count) line changed", or: "\(count) lines changed", count: count)
    }
  }

  /// A value that became another one in its line, or a line that did.
  private static func words(from old: String, to new: String) -> String {
    guard let (key, before) = split(old), let (other, after) = split(new), key == other else {
      return "\(old) → \(new)"
    }
    return "\(key): \(before) → \(after)"
  }

  /// The key and the value in a line, without a comment after it.
  private static func split(_ line: String) -> (key: String, value: String)? {
    guard let sign = line.first(where: { $0 == "=" || $0 == ":" }) else { return nil }
    let parts = line.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts[1].split(separator: " # ", maxSplits: 1).first ?? ""
    return (String(parts[0]).trimming(" \""), String(value).trimming(" ,\"'"))
  }
}
