import ThemeSource

extension SessionSnapshot {
  private static let version = 1
  static let byteLimit = 64 * 1024 * 1024

  /// The snapshot as JSON.
  var text: String {
    JSONValue.members([
      "livery-session": .integer(SessionSnapshot.version),
      "id": .string(currentID),
      "path": JSONValue(currentPath),
      "appearance": .array(appearance.map(JSONValue.string)),
      "page": JSONValue(page),
      "window": .object(
        window.keys.sorted().map { JSONValue.Member($0, JSONValue(window[$0])) }),
      "attempt": attempt.map(\.json) ?? .null,
      "files": .array(files.map(JSONValue.string)),
      "unsaved": .array(unsaved.map(\.json)),
    ]).text + "\n"
  }

  /// Reads JSON; `nil` where it is none, or none of a snapshot.
  init?(_ text: SourceText) {
    var findings: [Diagnostic] = []
    let limits = SourceLimits(bytes: SessionSnapshot.byteLimit, values: 1_000_000)
    let root = SourceDocument(json: text, limits: limits, diagnostics: &findings).root
    guard findings.isEmpty, root["livery-session"]?.number == Double(SessionSnapshot.version),
      let id = root["id"]?.string
    else { return nil }
    currentID = id
    currentPath = root["path"]?.string
    appearance = root["appearance"].strings
    page = root["page"]?.string
    window = [:]
    for node in root["window"].members { window[node.key] = node.string }
    attempt = root["attempt"].flatMap(Attempt.init)
    files = root["files"].strings
    unsaved = root["unsaved"].members.compactMap(Unsaved.init)
  }
}

extension SessionSnapshot.Attempt {
  fileprivate var json: JSONValue {
    .members(["id": .string(id), "name": .string(name), "path": JSONValue(path)])
  }

  fileprivate init?(_ node: SourceNode) {
    guard let id = node["id"]?.string, let name = node["name"]?.string else { return nil }
    self.init(id: id, name: name, path: node["path"]?.string)
  }
}

extension SessionSnapshot.Unsaved {
  fileprivate var json: JSONValue {
    .members([
      "id": .string(id), "path": JSONValue(path), "copy-of": JSONValue(original),
      "saved": .string(saved), "text": .string(text),
    ])
  }

  fileprivate init?(_ node: SourceNode) {
    guard let id = node["id"]?.string, let saved = node["saved"]?.string,
      let text = node["text"]?.string
    else { return nil }
    self.id = id
    self.saved = saved
    self.text = text
    path = node["path"]?.string
    original = node["copy-of"]?.string
  }
}

extension JSONValue {
  /// A string, or `null`.
  fileprivate init(_ string: String?) {
    self = string.map(JSONValue.string) ?? .null
  }
}

extension SourceNode? {
  fileprivate var members: [SourceNode] { map { Array($0.children) } ?? [] }

  fileprivate var strings: [String] { members.compactMap(\.string) }
}
