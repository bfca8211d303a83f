import ThemeCSS
import ThemeModel
import ThemeSource

/// The references between the names of a stylesheet.
struct ReferenceGraph {
  private var names: [String] = []
  private var places: [String: CSSToken] = [:]
  private var references: [String: [String]] = [:]

  /// Adds a definition, which replaces an earlier one of the same name.
  mutating func define(_ name: String, at place: CSSToken, by references: [String]) {
    names.append(name)
    places[name] = place
    self.references[name] = references
  }

  /// One error for each loop, at the first of its names.
  func loops(in sheet: CSSStylesheet) -> [Finding] {
    var done: Set<String> = []
    return names.compactMap { name in
      guard let place = places[name], let loop = loop(from: name, &done) else { return nil }
      return Finding(
        .error, .loop, at: sheet.location(of: place),
        "a loop of references: "
          + (loop + [loop[0]]).map { "'\($0)'" }.joined(separator: " -> "))
    }
  }

  /// The names of a loop that contains a name; `nil` if there is none, or if one was found before.
  private func loop(from start: String, _ done: inout Set<String>) -> [String]? {
    var path: [(name: String, next: Int)] = [(start, 0)]
    while let (name, next) = path.last {
      let targets = references[name] ?? []
      if done.contains(name) || next == targets.count {
        done.insert(name)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      if let first = path.firstIndex(where: { $0.name == targets[next] }) {
        done.formUnion(path.map(\.name))
        return path[first...].map(\.name)
      }
      path.append((targets[next], 0))
    }
    return nil
  }
}
