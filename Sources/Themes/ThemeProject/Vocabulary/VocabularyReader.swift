import ThemeCSS
import ThemeFormats
package import ThemeLint
import ThemeModel
package import ThemeSource

/// Reads a vocabulary from a file in TOML.
package struct VocabularyReader {
  private let document: SourceDocument

  package private(set) var findings: [Finding] = []

  package init(_ text: SourceText) {
    document = SourceDocument(toml: text, findings: &findings)
  }

  /// The keys of the lists of names.
  private static var lists: KeyValuePairs<String, WritableKeyPath<ProgramVocabulary, NamePatterns>>
  { ["nodes": \.nodes, "classes": \.classes, "ids": \.ids, "colors": \.colors] }

  /// All keys of a file.
  private static let keys = ["name", "target"] + lists.map(\.key)

  /// Whether the text is a vocabulary, even with errors: it has a list of names.
  var isVocabulary: Bool { Self.lists.contains { document.root[$0.key] != nil } }

  /// The vocabulary with all readable parts.
  package mutating func vocabulary(id: String) -> ProgramVocabulary {
    var vocabulary = ProgramVocabulary(id: id)
    for node in document.root.children where !Self.keys.contains(node.key) {
      findings.append(
        Finding(
          .error, .key, at: node.keyLocation, "no key of a vocabulary is called '\(node.key)'",
          unknown: node.key, at: node.keyNameLocation, among: Self.keys,
          where: { document.root[$0] == nil }))
    }
    if let node = document.root["name"] {
      if let name = node.string, !name.isEmpty, name.utf8.count <= 64 {
        vocabulary.name = name
      } else {
        report(node, "expected the name of a program in quotes")
      }
    }
    if let node = document.root["target"] { vocabulary.target = target(node) }
    for (key, list) in Self.lists {
      if let node = document.root[key] { vocabulary[keyPath: list] = names(node) }
    }
    return vocabulary
  }

  private mutating func target(_ node: SourceNode) -> Target? {
    guard let text = node.string else {
      report(node, "expected the GTK that the program uses in quotes, such as '3.24' or '4.12..'")
      return nil
    }
    do throws(TargetError) {
      return try Target(parsing: text)
    } catch {
      report(node, "\(error)")
      return nil
    }
  }

  private mutating func names(_ node: SourceNode) -> NamePatterns {
    var names = NamePatterns()
    guard node.kind == .array else {
      report(node, "expected an array of names, not \(node.kind.article)")
      return names
    }
    for item in node.children {
      if let text = item.string, NamePatterns.isName(text) {
        names.insert(text)
      } else {
        report(
          item,
          "expected a name without '.', '#' or '@', such as 'focused', or 'custom-*' for all that begin so"
        )
      }
    }
    return names
  }

  private mutating func report(_ node: SourceNode, _ message: String) {
    findings.append(Finding(.error, .configurationValue, at: node.location, message))
  }
}
