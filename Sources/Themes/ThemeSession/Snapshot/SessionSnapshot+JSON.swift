public import ThemeSource

extension SessionSnapshot {
  /// The snapshot as JSON.
  public var json: JSONValue {
    .members([
      "id": .string(currentID),
      "path": JSONValue(currentPath),
      "appearance": .array(appearance.map(JSONValue.string)),
      "files": .array(files.map(JSONValue.string)),
      "unsaved": .array(unsaved.map(\.json)),
    ])
  }

  /// Reads a snapshot from JSON; `nil` where the value holds none.
  public init?(json: SourceNode) {
    guard let id = json["id"]?.string else { return nil }
    currentID = id
    currentPath = json["path"]?.string
    appearance = json["appearance"].strings
    files = json["files"].strings
    unsaved = json["unsaved"].elements.compactMap(Unsaved.init)
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
  fileprivate var elements: [SourceNode] { map { Array($0.children) } ?? [] }

  fileprivate var strings: [String] { elements.compactMap(\.string) }
}
