import ThemeSource

/// The syntax of a document, as far as it can be parsed despite errors.
struct DocumentSyntax {
  let text: SourceText

  /// The values of a theme of Livery's own format; `nil` for any other document.
  let theme: SourceDocument?

  /// The document's stylesheet, or the CSS inside a theme.
  let sheet: CSSStylesheet?

  init(_ document: OpenDocument) {
    text = document.text
    var ignored: [Finding] = []
    switch Kind(document) {
    case .theme(let isJSON):
      let limits = SourceLimits(bytes: 1024 * 1024)
      let theme =
        isJSON
        ? SourceDocument(json: text, limits: limits, findings: &ignored)
        : SourceDocument(toml: text, limits: limits, findings: &ignored)
      self.theme = theme
      sheet = theme.root["extra"]?["css"].flatMap(CSSText.init).map {
        CSSStylesheet($0, findings: &ignored)
      }
    case .stylesheet:
      theme = nil
      sheet = CSSStylesheet(CSSText(text), findings: &ignored)
    case .other: (theme, sheet) = (nil, nil)
    }
  }

  /// The kind of document being edited.
  private enum Kind {
    case theme(isJSON: Bool), stylesheet, other

    /// The maximum number of bytes that are read of a document.
    private static let sizeLimit = 2 * 1024 * 1024

    init(_ document: OpenDocument) {
      let name = document.uri.lowercased()
      let bytes = document.text.bytes
      let isJSON = bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
      if bytes.count > Kind.sizeLimit {
        self = .other
      } else if name.hasSuffix(".css") || document.languageID == "css" {
        self = .stylesheet
      } else if name.hasSuffix(".livery.toml") || name.hasSuffix(".livery.json") {
        self = .theme(isJSON: isJSON)
      } else if name.hasSuffix(".toml"), document.text.line(1).starts(with: "livery".utf8) {
        self = .theme(isJSON: false)
      } else {
        self = .other
      }
    }
  }
}

extension DocumentSyntax {
  /// The strings of a theme that are colors or may contain colors.
  var colorStrings: [SourceNode] {
    guard let theme else { return [] }
    let tables = ["palette", "colors", "custom-colors", "styles"].compactMap { theme.root[$0] }
    return tables.flatMap(DocumentSyntax.strings)
  }

  /// The largest length of a string with colors, in bytes; each name in it is searched for from its
  /// beginning.
  private static let stringLimit = 1024

  private static func strings(of node: SourceNode) -> [SourceNode] {
    switch node.kind {
    case .string: node.range.count <= stringLimit ? [node] : []
    case .table, .array: node.children.flatMap(strings)
    default: []
    }
  }
}
