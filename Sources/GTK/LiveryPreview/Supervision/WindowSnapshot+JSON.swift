import LiveryGTK
import LiveryGallery
import ThemeSession
import ThemeSource

nonisolated extension WindowSnapshot {
  /// Changes when older programs can no longer read what is written.
  private static let version = 2

  var json: JSONValue {
    .members([
      "livery-session": .integer(Self.version),
      "session": session.json,
      "page": JSONValue(page?.rawValue),
      "window": window.json,
      "trial": trial.map(\.json) ?? .null,
      "compared": compared.map(\.json) ?? .null,
      "shown": shown.map(\.json) ?? .null,
      "good": good.map(\.json) ?? .null,
    ])
  }

  init?(json: SourceNode) {
    guard json["livery-session"]?.number == Double(Self.version),
      let session = json["session"].flatMap(SessionSnapshot.init)
    else { return nil }
    self.session = session
    page = json["page"]?.string.flatMap(Page.init)
    window = json["window"].map(WindowState.init) ?? WindowState()
    trial = json["trial"].flatMap(Trial.init)
    compared = json["compared"].flatMap(ShownTheme.init)
    shown = json["shown"].flatMap(ShownLook.init)
    good = json["good"].flatMap(ShownLook.init)
  }
}

nonisolated extension WindowSnapshot.Trial {
  fileprivate var json: JSONValue {
    .members(["theme": theme.json, "elsewhere": .boolean(isElsewhere)])
  }

  fileprivate init?(_ json: SourceNode) {
    guard let theme = json["theme"].flatMap(ShownTheme.init) else { return nil }
    self.init(theme: theme, isElsewhere: json["elsewhere"]?.boolean ?? false)
  }
}

nonisolated extension WindowState {
  fileprivate var json: JSONValue {
    .members([
      "width": size.map { .integer($0.width) } ?? .null,
      "height": size.map { .integer($0.height) } ?? .null,
      "maximized": .boolean(isMaximized),
      "inspector": .boolean(isInspectorShown),
      "appearance": .string(appearance.rawValue),
      "traits": .array(traits.sorted().map(JSONValue.string)),
      "vision": .string(vision.name),
      "ui": JSONValue(ui),
    ])
  }

  fileprivate init(_ json: SourceNode) {
    size = WindowSize(
      text: [json["width"], json["height"]].map(Self.length).joined(separator: "x"))
    isMaximized = json["maximized"]?.boolean ?? false
    isInspectorShown = json["inspector"]?.boolean ?? false
    appearance = json["appearance"]?.string.flatMap(AppearanceChoice.init) ?? .system
    traits = Set(json["traits"].map { $0.children.compactMap(\.string) } ?? [])
    vision = Vision(name: json["vision"]?.string ?? "")
    ui = json["ui"]?.string
  }

  private static func length(_ json: SourceNode?) -> String {
    json?.number.flatMap { Int(exactly: $0) }.map(String.init) ?? ""
  }
}

nonisolated extension ShownTheme {
  fileprivate var json: JSONValue {
    .members(["id": .string(id), "name": .string(name), "path": JSONValue(path)])
  }

  fileprivate init?(_ json: SourceNode) {
    guard let id = json["id"]?.string, let name = json["name"]?.string else { return nil }
    self.init(id: id, name: name, path: json["path"]?.string)
  }
}

nonisolated extension ShownLook {
  fileprivate var json: JSONValue {
    .members([
      "theme": theme.json, "fingerprint": .string(fingerprint),
      "texts": texts.map(\.json) ?? .null,
    ])
  }

  fileprivate init?(_ json: SourceNode) {
    guard let theme = json["theme"].flatMap(ShownTheme.init),
      let fingerprint = json["fingerprint"]?.string
    else { return nil }
    self.init(
      theme: theme, fingerprint: fingerprint, texts: json["texts"].flatMap(LookTexts.init))
  }
}

nonisolated extension LookTexts {
  fileprivate var json: JSONValue {
    .members(["colors": .string(colors), "rules": .string(rules), "widgets": .string(widgets)])
  }

  fileprivate init?(_ json: SourceNode) {
    guard let colors = json["colors"]?.string, let rules = json["rules"]?.string,
      let widgets = json["widgets"]?.string
    else { return nil }
    self.init(colors: colors, rules: rules, widgets: widgets)
  }
}

nonisolated extension JSONValue {
  /// A string, or `null`.
  fileprivate init(_ string: String?) {
    self = string.map(JSONValue.string) ?? .null
  }
}
