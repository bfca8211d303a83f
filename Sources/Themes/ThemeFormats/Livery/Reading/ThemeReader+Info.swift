import ThemeModel
import ThemeSource

extension ThemeReader {
  mutating func readInfo() {
    let root = document.root
    if let node = root["name"] {
      if let name = string(node) {
        if name.allSatisfy(\.isWhitespace) {
          report(.missingKey, at: node.location, "expected a name, not an empty one")
        }
        builder.name = name
      }
    } else if !root.isUnreadable("name") {
      report(
        .missingKey, at: document.text.location(of: 0..<0),
        "expected 'name = \"...\"', the theme's name")
    }
    builder.summary = root["summary"].flatMap { string($0) }
    builder.author = root["author"].flatMap { string($0) }
    builder.license = root["license"].flatMap { string($0) }
    builder.homepage = root["homepage"].flatMap { string($0) }
    readAppearances()
    builder.allowed = strings(root["allow"]).map { RuleID(rawValue: $0.string) }
  }

  private mutating func readAppearances() {
    guard let node = document.root["appearances"] else { return }
    var schemes: [Appearance.Scheme] = []
    for (name, element) in strings(node) {
      guard let scheme = Appearance.Scheme(rawValue: name) else {
        report(.trait, at: element.location, "expected 'light' or 'dark', not '\(name)'")
        continue
      }
      if schemes.contains(scheme) {
        report(.range, at: element.location, "'\(name)' is here twice")
      } else {
        schemes.append(scheme)
      }
    }
    if node.kind == .array, node.children.first(where: { _ in true }) == nil {
      report(.range, at: node.location, "expected 'light', 'dark' or both")
    }
    if !schemes.isEmpty { builder.schemes = schemes }
  }

  /// The strings of an array, each with its node; other values are reported.
  private mutating func strings(_ node: SourceNode?) -> [(string: String, node: SourceNode)] {
    guard let node else { return [] }
    guard node.kind == .array else {
      reportType(node, expected: "an array of strings")
      return []
    }
    var all: [(String, SourceNode)] = []
    for element in node.children {
      if let string = string(element) { all.append((string, element)) }
    }
    return all
  }

  mutating func readTraits() {
    guard let table = table("traits") else { return }
    for node in table.children {
      let name = node.key
      if Traits.builtIn.names.contains(name) || name == "default" {
        report(.taken, at: node.keyLocation, "'\(name)' is built in; choose another name")
        continue
      }
      guard OwnName.isName(node.keyBytes) else {
        report(
          .key, at: node.keyLocation,
          "expected a name of small letters, digits and '-', not '\(name)'")
        continue
      }
      if builder.traits.custom.contains(where: { $0.name == name }) { continue }
      var summary = name
      if node.kind == .table {
        for member in node.children {
          if member.key == "summary" {
            summary = string(member) ?? summary
          } else {
            report(.key, at: member.keyLocation, "a trait has no key but 'summary'")
          }
        }
      } else {
        summary = string(node) ?? summary
      }
      if !builder.declareTrait(Traits.Custom(name: name, summary: summary)) {
        report(
          .range, at: node.keyLocation,
          "a theme and what it extends have at most \(Traits.customLimit) traits of their own")
      }
    }
  }
}
