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
    return Self.words(of: key, from: before, to: after)
  }

  /// A value that became another one; of values for several appearances, only what differs.
  private static func words(of key: String, from old: String, to new: String) -> String {
    let (before, after) = (members(of: old), members(of: new))
    guard before != nil || after != nil else { return "\(key): \(old) → \(new)" }
    let names = (before ?? after ?? []).map(\.name)
    let all = names + (after ?? []).map(\.name).filter { !names.contains($0) }
    let none = translated("not set")
    let changes = all.compactMap { name -> String? in
      let value = { (members: [(name: String, value: String)]?, plain: String) in
        members.map { $0.first { $0.name == name }?.value ?? none } ?? plain
      }
      let (before, after) = (value(before, old), value(after, new))
      return before == after ? nil : "\(name) \(before) → \(after)"
    }
    return changes.isEmpty
      ? "\(key): \(old) → \(new)" : "\(key): \(changes.joined(separator: ", "))"
  }

  /// The values of a table in one line by their names, such as `{ light = "#fff", dark = "#000" }`;
  /// `nil` for anything else.
  private static func members(of text: String) -> [(name: String, value: String)]? {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    var (parts, isQuoted) = ([""], false)
    for character in text.dropFirst().dropLast() {
      if character == "\"" || character == "'" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    let members = parts.compactMap { part in split(part).map { (name: $0.key, value: $0.value) } }
    return members.count == parts.count ? members : nil
  }

  /// The key and the value in a line, without a comment after it.
  private static func split(_ line: String) -> (key: String, value: String)? {
    guard let sign = line.first(where: { $0 == "=" || $0 == ":" }) else { return nil }
    let parts = line.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts[1].split(separator: " # ", maxSplits: 1).first ?? ""
    return (String(parts[0]).trimming(" \""), String(value).trimming(" ,\"'"))
  }
}
