package import ThemeCSS
package import ThemeSource

/// The stylesheets of an app merged into one, those for an appearance inside `@media`, as GTK 4.20
/// and later read it.
package struct MergedAppStylesheet: Sendable {
  /// The text of `style.css`.
  package let text: SourceText

  /// The reason why the stylesheets cannot be merged; `nil` if they can, or if there is nothing to
  /// merge.
  package let problem: String?

  /// Appends stylesheets for appearances to the common one, in the order in which libadwaita adds
  /// them.
  ///
  /// Among several stylesheets the later one wins whatever the selectors are; within one file the
  /// selectors' specificity decides first. If that would change the result, nothing is merged.
  ///
  /// - Parameters:
  ///   - common: The common stylesheet.
  ///   - imported: The common stylesheet with all that it imports in place; `nil` if it could not be
  ///     read.
  ///   - others: The stylesheets for appearances.
  ///   - target: The releases that will read the result.
  package init(
    _ common: SourceText, with imported: CSSStylesheet?,
    _ others: [(kind: AppStylesheet, text: SourceText)], for target: Target
  ) {
    var bytes = common.bytes
    let lineEnd: [UInt8] = bytes.contains(0x0d) ? [0x0d, 0x0a] : [0x0a]
    var earlier: [AppRule] = []
    var firstImport: SourceLocation?
    var problem = MergedAppStylesheet.problem(of: common, &earlier, &firstImport)
    if let first = firstImport {
      earlier = imported.map(AppRule.all) ?? []
      if imported == nil {
        problem =
          problem ?? "\(first): what is imported here cannot be read, and its selectors may be "
          + "stronger"
      }
    }
    for (kind, text) in others {
      var (own, ownImport): ([AppRule], SourceLocation?) = ([], nil)
      problem = problem ?? MergedAppStylesheet.problem(of: text, &own, &ownImport)
      problem = problem ?? ownImport.map { "\($0): '@import' is not allowed in '@media'" }
      problem = problem ?? MergedAppStylesheet.conflict(of: own, beside: earlier)
      earlier += own
      if let last = bytes.last, last != 0x0a { bytes += lineEnd }
      bytes += lineEnd + Array("@media \(kind.condition) {".utf8) + lineEnd
      bytes += text.bytes[CSSText(text).range]
      if bytes.last != 0x0a { bytes += lineEnd }
      bytes += Array("}".utf8) + lineEnd
    }
    let text = SourceText(file: common.file, bytes: bytes)
    let refused = MergedAppStylesheet.refused(text, on: target)
    if refused
      > ([common] + others.map(\.text)).reduce(
        0, { $0 + MergedAppStylesheet.refused($1, on: target) })
    {
      problem = problem ?? "GTK does not take all of it in '@media'"
    }
    self.problem = problem
    self.text = problem == nil ? text : common
  }

  /// How much of a stylesheet GTK's parser refuses.
  private static func refused(_ text: SourceText, on target: Target) -> Int {
    var ignored: [Finding] = []
    let sheet = CSSStylesheet(CSSText(text), findings: &ignored)
    return GTKFinding.all(in: sheet, target: target).count
  }

  /// Why a stylesheet cannot be a part of another; otherwise its rules are appended, and its first
  /// import is set, if it has one.
  private static func problem(
    of text: SourceText, _ rules: inout [AppRule], _ firstImport: inout SourceLocation?
  ) -> String? {
    var findings: [Finding] = []
    let sheet = CSSStylesheet(CSSText(text), findings: &findings)
    if let first = findings.first { return "\(first.location): \(first.message)" }
    if CSSText(text).byteOrderMark != nil {
      return "'\(text.file)' begins with a byte order mark, and GTK drops the first rule after it"
    }
    rules += AppRule.all(in: sheet)
    for case .atRule(let rule) in sheet.statements where sheet.isWord(rule.name, "import") {
      firstImport = sheet.location(of: rule.name)
      break
    }
    return nil
  }

  /// Where earlier rules have the stronger selectors, and would count in the place of later ones;
  /// `nil` where none does.
  private static func conflict(of later: [AppRule], beside earlier: [AppRule]) -> String? {
    var first: String?
    var others: [Int] = []
    for rule in later {
      guard let other = earlier.first(where: { $0.beats(rule) }) else { continue }
      let line = rule.location.start.line
      if first != nil {
        if others.last != line { others.append(line) }
        continue
      }
      first =
        "\(rule.location): '\(other.property)' of '\(other.selector)' in '\(other.location.file)' "
        + "would count before '\(rule.property)' of '\(rule.selector)' here"
    }
    guard let first, !others.isEmpty else { return first }
    let lines = others.map(String.init).formatted(joinedBy: "and")
    return "\(first); so it is on \(others.count == 1 ? "line" : "lines") \(lines)"
  }
}

/// The declarations of one selector in an app's stylesheet.
private struct AppRule {
  let selector: String
  let property: String
  let location: SourceLocation

  private let specificity: Selector.Specificity

  /// The node of its last compound; `nil` for any.
  private let node: String?

  /// Whether this rule wins over a later one in the same file, but would not win from an earlier
  /// file.
  func beats(_ later: AppRule) -> Bool {
    let isSame =
      property == later.property || property == "all" || later.property == "all"
      || CSSShorthand.covering(property).contains(later.property)
      || CSSShorthand.covering(later.property).contains(property)
    return isSame && later.specificity < specificity
      && (node == nil || later.node == nil || node == later.node)
  }

  /// Every selector of a stylesheet with each property that it sets.
  static func all(in sheet: CSSStylesheet) -> [AppRule] {
    let parts = SelectorParts(sheet)
    var rules: [AppRule] = []
    sheet.forEachStatement { statement in
      guard case .rule(let rule) = statement else { return }
      for selector in parts.selectors where rule.prelude.contains(selector.tokens.lowerBound) {
        for case .declaration(let declaration) in rule.block.statements {
          rules.append(AppRule(selector, declaration, in: sheet))
        }
      }
    }
    return rules
  }

  private init(
    _ selector: SelectorParts.Selector, _ declaration: CSSDeclaration, in sheet: CSSStylesheet
  ) {
    let tokens = sheet.tokens[sheet.tokens.trimmed(selector.tokens)]
    self.selector = sheet.bytes(of: sheet.tokens.trimmed(selector.tokens)).shownOnOneLine
    property = sheet.name(of: declaration.property).lowercased()
    location = sheet.location(of: declaration.property)
    node = selector.compounds.last { !$0.isEmpty }?.node.map(sheet.name)
    let bytes = tokens.map { $0.kind == .comment ? [0x20] : sheet.text.bytes[$0.range] }.joined()
    specificity = Selector.Specificity(of: String(decoding: Array(bytes), as: UTF8.self))
  }
}
