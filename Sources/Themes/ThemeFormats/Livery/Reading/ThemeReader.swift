package import ThemeModel
package import ThemeSource

/// Reads a theme of format 1 from a document, every finding with its location.
package struct ThemeReader {
  /// The version of the format that is read.
  package static let version = 1

  /// The maximum number of entries of palette, colors and custom colors together.
  static let entryLimit = 4096

  /// The most unknown names for which a similar name is searched.
  static let hintLimit = 500

  /// The top-level keys of a theme file that are not in a table, and the names of its tables.
  package static let keys = [
    "livery", "name", "summary", "author", "license", "homepage", "extends", "appearances",
    "allow", "traits", "palette", "colors", "custom-colors", "metrics", "fonts", "pictures",
    "components", "styles", "extra",
  ]

  let document: SourceDocument
  var builder: ThemeBuilder
  /// It has every name that a color may use, after all are declared.
  var parser: ExpressionParser
  /// The components that the theme registers, after all are read.
  var components: [Component] = []
  /// The properties of components whose kinds could not be read, each after its component.
  var unreadProperties: Set<String> = []
  /// The traits for which values are being read, each with the node of its key.
  var appearanceKeys: [(traits: TraitSet, node: SourceNode)] = []

  /// The total size of the pictures so far, in bytes.
  var pictureBytes = 0

  /// The number of names for which a similar one was searched.
  private var hints = 0

  private init(_ document: SourceDocument, _ builder: ThemeBuilder) {
    self.document = document
    self.builder = builder
    parser = ExpressionParser(scope: builder)
  }

  /// Reads a theme up to where it can be built; `nil` if it is truncated or of a later version.
  ///
  /// Its CSS is not checked. The loader finds the base theme; only the base of all themes has none.
  /// The findings are those of reading the document, and about a later version of the format.
  package static func read(
    _ document: SourceDocument, id: String, loader: (any ThemeLoader)?,
    within budget: ReadingBudget = ReadingBudget(), findings: inout [Finding]
  ) -> ThemeBuilder? {
    // In a file that was not read completely, nothing counts as missing.
    guard !findings.contains(where: { $0.rule == .size }) else { return nil }
    var found: [Finding] = []
    guard isCurrent(document, &found) else {
      findings += found
      return nil
    }
    let parent = parent(of: document, loader, &found)
    var builder = ThemeBuilder(id: id, text: document.text, extending: parent, budget: budget)
    builder.findings = found
    var reader = ThemeReader(document, builder)
    reader.read(loader)
    return reader.builder
  }

  /// Whether the file has a supported version; with a later one nothing else is judged.
  private static func isCurrent(_ document: SourceDocument, _ found: inout [Finding]) -> Bool {
    if document.root.isUnreadable("livery") { return true }
    guard let node = document.root["livery"] else {
      found.append(
        Finding(
          .error, .missingKey, at: document.text.location(of: 0..<0),
          "expected 'livery = 1', the version of the format"))
      return true
    }
    if node.kind == .integer, let number = node.number, number > Double(version) {
      found.append(
        Finding(
          .error, .version, at: node.location,
          "the file is of format \(Int(min(number, 1e9))), and this Livery reads format \(version); "
            + "a later Livery reads it"))
      return false
    }
    if node.kind != .integer || node.number != Double(version) {
      found.append(
        Finding(.error, .version, at: node.location, "expected 'livery = 1'"))
    }
    return true
  }

  private static func parent(
    of document: SourceDocument, _ loader: (any ThemeLoader)?, _ found: inout [Finding]
  ) -> Theme? {
    guard let loader else { return nil }
    let node = document.root["extends"]
    if let node, node.kind != .string {
      found.append(
        Finding(
          .error, .type, at: node.location,
          "expected a string, a theme's id or a path, not \(node.kind.article)"))
    }
    switch loader.base(named: node?.string ?? "adwaita") {
    case .found(let theme, let findings):
      found += findings
      return theme
    case .missing(let rule, let message, let findings, let meant):
      found += findings
      let fix = node.flatMap { node in
        meant.map {
          Finding.Fix(
            replacing: node.location(of: 0..<(node.content?.count ?? 0)), with: $0)
        }
      }
      found.append(
        Finding(
          .error, rule, at: node?.location ?? document.text.location(of: 0..<0), message, fix: fix))
      // The rest of the file is judged as if it extended Adwaita.
      if node?.string != "adwaita", case .found(let base, _) = loader.base(named: "adwaita") {
        return base
      }
      return nil
    }
  }

  private mutating func read(_ loader: (any ThemeLoader)?) {
    for node in document.root.children where !ThemeReader.keys.contains(node.key) {
      reportUnknown(
        .key, "no key is called", node, among: ThemeReader.keys, in: document.root)
    }
    readInfo()
    readTraits()
    readColors()
    readMetrics()
    readFonts()
    readPictures { address in
      loader?.picture(at: address) ?? .found(ThemePicture(address: address, bytes: []))
    }
    readComponents()
    readStyles()
    readExtra()
  }
}

extension ThemeReader {
  mutating func report(_ rule: RuleID, at location: SourceLocation, _ message: String) {
    builder.findings.append(Finding(.error, rule, at: location, message))
  }

  /// Reports a value of another type than is expected.
  mutating func reportType(_ node: SourceNode, expected: String) {
    report(.type, at: node.location, "expected \(expected), not \(node.kind.article)")
  }

  /// Reports a member of a table whose key is not known, with the nearest key that is known.
  mutating func reportUnknown(
    _ rule: RuleID, _ claim: String, _ node: SourceNode, among known: [String],
    in table: SourceNode?
  ) {
    builder.findings.append(
      Finding(
        .error, rule, at: node.keyLocation, "\(claim) '\(node.key)'", unknown: node.key,
        at: node.keyNameLocation, among: suggestions(known), where: { table?[$0] == nil }))
  }

  /// Reports a part of a key that is not known, with the nearest name that is known.
  mutating func reportUnknown(
    _ rule: RuleID, _ claim: String, part name: ArraySlice<UInt8>, of node: SourceNode,
    among known: [String], in table: SourceNode?
  ) {
    let key = node.keyBytes
    let text = String(decoding: name, as: UTF8.self)
    let start = name.startIndex - key.startIndex
    let location = node.keyLocation(of: start..<(start + name.count))
    builder.findings.append(
      Finding(
        .error, rule, at: location, "\(claim) '\(text)'", unknown: text, at: location,
        among: suggestions(known),
        where: { meant in
          let whole = key[..<name.startIndex] + meant.utf8 + key[name.endIndex...]
          return table?[String(decoding: whole, as: UTF8.self)] == nil
        }))
  }

  /// The suggestions for an unknown name: none after the first 500 names.
  mutating func suggestions(_ known: [String]) -> [String] {
    hints += 1
    return hints > ThemeReader.hintLimit ? [] : known
  }

  /// A member of the root that must be a table; `nil`, and reported, if it is something else.
  mutating func table(_ key: String) -> SourceNode? {
    guard let node = document.root[key] else { return nil }
    guard node.kind == .table else {
      reportType(node, expected: "a table")
      return nil
    }
    return node
  }

  /// A string; `nil`, and reported, if the node is something else.
  mutating func string(_ node: SourceNode) -> String? {
    if let string = node.string { return string }
    reportType(node, expected: "a string")
    return nil
  }

  /// A number within a range; `nil`, and reported, if it is not one.
  mutating func number(
    _ node: SourceNode, in range: ClosedRange<Double>, unit: String
  ) -> Double? {
    guard let number = node.number else {
      reportType(node, expected: "a number\(unit)")
      return nil
    }
    guard range.contains(number) else {
      report(
        .range, at: node.location,
        "expected a number from \(range.lowerBound.text) to \(range.upperBound.text)\(unit)")
      return nil
    }
    return number
  }
}

extension SourceNode.Kind {
  /// The kind with its article, for messages.
  package var article: String {
    switch self {
    case .array, .integer: "an \(rawValue)"
    case .null: "null"
    default: "a \(rawValue)"
    }
  }
}
