import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// Completes keys and values in a theme file.
struct ThemeCompletion {
  let document: SourceDocument
  let cursor: ThemeCursor

  /// The components that the file and its base themes register.
  let registered: [Component]

  private var bytes: ArraySlice<UInt8> { document.text.bytes[cursor.word] }

  var list: CompletionList {
    if cursor.isHeader { return whole(headers) }
    let path = cursor.path
    switch (path.first, path.count, cursor.isKey) {
    case (nil, 0, true): return whole(ThemeReader.keys.map { .init(label: $0, kind: .field) })
    case ("colors", 1, true): return whole(ThemeCompletion.roles)
    case ("colors", 2, true), ("palette", 2, true), ("custom-colors", 2, true),
      ("pictures", 2, true),
      ("styles", 3, true):
      return whole(traits)
    case ("metrics", 1, true):
      return whole(Metric.allCases.map { .init(label: $0.rawValue, kind: .property) })
    case ("fonts", 1, true):
      return whole(FontName.allCases.map { .init(label: $0.rawValue, kind: .field) })
    case ("fonts", 2, true): return whole(ThemeCompletion.fontKeys)
    case ("styles", 1, true): return selector
    case ("styles", 2, true): return whole(ThemeCompletion.properties + ownProperties)
    case ("components", 2, true): return whole(ThemeCompletion.componentKeys)
    case ("components", 4, true): return whole(ThemeCompletion.propertyKeys)
    case ("components", 3..., false) where path[2] == "properties":
      return quoted(OwnProperty.Kind.allCases.map { .init(label: $0.rawValue, kind: .value) })
    case ("extra", 1, true): return whole([.init(label: "css", kind: .field)])
    case ("styles", 3..., false): return styleValue(path[2])
    case ("palette", 2..., false), ("colors", 2..., false), ("custom-colors", 2..., false):
      return expression
    case ("extends", 1, false):
      return quoted(ThemeLibrary.builtInIDs.map { .init(label: $0, kind: .module) })
    case ("appearances", 1, false):
      return quoted(Appearance.Scheme.allCases.map { .init(label: $0.rawValue, kind: .value) })
    case ("allow", 1, false):
      return quoted(
        RuleCatalog.all.map { .init(label: $0.id.rawValue, kind: .value, detail: $0.summary) })
    default: return whole([])
    }
  }

  private func whole(_ items: [CompletionItem]) -> CompletionList {
    CompletionList(items: items, range: cursor.word)
  }

  /// The completions for strings, with quotes added if there are none.
  private func quoted(_ items: [CompletionItem]) -> CompletionList {
    guard !cursor.isQuoted else { return whole(items) }
    return whole(
      items.map {
        .init(label: $0.label, kind: $0.kind, detail: $0.detail, text: "\"\($0.label)\"")
      })
  }

  private var headers: [CompletionItem] {
    switch cursor.path.first {
    case nil:
      [
        "traits", "palette", "colors", "custom-colors", "metrics", "fonts", "pictures",
        "components", "styles", "extra",
      ]
      .map { .init(label: $0, kind: .module) }
    case "colors": ThemeCompletion.roles
    case "fonts": FontName.allCases.map { .init(label: $0.rawValue, kind: .field) }
    default: []
    }
  }

  /// The built-in components, and those that the file and its base themes register.
  private var components: [Component] { Component.known + registered }

  /// The component of the rule at the cursor.
  private var subject: Component? {
    let key = cursor.path.count > 1 ? cursor.path[1] : ""
    let name = key.split(separator: " ").last?.prefix { $0 != ":" } ?? ""
    return components.first { $0.name == name }
  }

  private var ownProperties: [CompletionItem] {
    (subject?.own?.properties ?? []).map { property in
      CompletionItem(
        label: property.name, kind: .property, detail: property.summary ?? property.kind.rawValue)
    }
  }

  private var traits: [CompletionItem] {
    let own = (document.root["traits"]?.children).map { $0.map(\.key) } ?? []
    return (["light", "dark", "high-contrast", "pure-black", "default"] + own)
      .map { .init(label: $0, kind: .keyword) }
  }

  /// A component, or a state after a colon, of the last step of a selector.
  private var selector: CompletionList {
    let start = bytes.lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }
    let isState = start.map { bytes[$0] == UInt8(ascii: ":") } ?? false
    let items: [CompletionItem] =
      isState
      ? StateSet.names.map { .init(label: $0, kind: .keyword) }
      : components.map { .init(label: $0.name, kind: .classKind, detail: $0.summary) }
    return CompletionList(
      items: items, range: (start.map { $0 + 1 } ?? cursor.word.lowerBound)..<cursor.word.upperBound
    )
  }

  private func styleValue(_ property: String) -> CompletionList {
    let known = StyleProperty.known.first { $0.name == property }
    let own = subject?.own?.properties.first { $0.name == property }
    switch (known ?? own.map(StyleProperty.init))?.kind {
    case .color, .shadow: return expression
    case .keyword(let words): return quoted(words.map { .init(label: $0, kind: .value) })
    case .font: return quoted(FontName.allCases.map { .init(label: $0.rawValue, kind: .value) })
    default: return whole([])
    }
  }

  /// A name after `$`, or a function.
  private var expression: CompletionList {
    guard cursor.isQuoted, let completion = ExpressionCompletion(bytes) else { return whole([]) }
    let items = completion.items(own: ownColors).map { item in
      let text = completion.text(of: item)
      return CompletionItem(
        label: item.kind == .function ? item.name : text, kind: .init(item.kind),
        detail: item.documentation, text: text)
    }
    return CompletionList(items: items, range: completion.range)
  }

  /// The colors that the document itself defines.
  private var ownColors: [ExpressionItem] {
    ["palette", "custom-colors"].compactMap { document.root[$0]?.children }.flatMap { nodes in
      nodes.map {
        ExpressionItem(own: $0.key, summary: $0.string ?? "one for each appearance")
      }
    }
  }

  private static let roles = ColorRole.allCases.map {
    CompletionItem(label: $0.name, kind: .color, detail: $0.summary)
  }

  private static let properties = StyleProperty.known.map {
    CompletionItem(label: $0.name, kind: .property)
  }

  private static let componentKeys = ["node", "summary", "properties"].map {
    CompletionItem(label: $0, kind: .property)
  }

  private static let propertyKeys = ["kind", "summary"].map {
    CompletionItem(label: $0, kind: .property)
  }

  private static let fontKeys = ["family", "size", "weight", "style", "letter-spacing"].map {
    CompletionItem(label: $0, kind: .property)
  }
}

extension CompletionItem.Kind {
  /// The kind of an item of an expression.
  fileprivate init(_ kind: ExpressionItem.Kind) {
    self =
      switch kind {
      case .function: .function
      case .own: .color
      case .role: .variable
      }
  }
}
