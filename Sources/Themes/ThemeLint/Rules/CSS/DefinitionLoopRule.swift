import ThemeFormats
import ThemeModel
import ThemeSource

/// Colors of a theme's own CSS that are defined by each other, so that GTK paints none of them.
///
/// Of a stylesheet that is a theme, reading finds them.
struct DefinitionLoopRule: LintRule {
  let description = RuleDescription(
    .loop, .error, finds: "colors that are defined by each other",
    remedy: "give one of them a color of its own")

  func check(_ subject: LintSubject) -> [Finding] {
    guard let css = subject.css, subject.format != .gtkCSS else { return [] }
    let sheet = css.sheet
    var places: [String: CSSToken] = [:]
    var references: [String: [String]] = [:]
    var names: [String] = []
    for definition in css.definitions {
      guard let token = definition.prelude.first.map({ sheet.tokens[$0] }) else { continue }
      let name = sheet.name(of: token)
      names.append(name)
      // The last of several is the one that counts.
      places[name] = token
      references[name] = sheet.tokens[definition.prelude].filter { $0.kind == .atKeyword }
        .map(sheet.name)
    }
    var done: Set<String> = []
    return names.compactMap { name in
      guard let place = places[name], let loop = loop(from: name, references, &done) else {
        return nil
      }
      return Finding(
        .error, .loop, at: sheet.location(of: place),
        "a loop of references: "
          + (loop + [loop[0]]).map { "'\($0)'" }.joined(separator: " -> "))
    }
  }

  /// The names of a loop that a name is in; `nil` where it is in none, or one was found before.
  private func loop(
    from start: String, _ references: [String: [String]], _ done: inout Set<String>
  ) -> [String]? {
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
