import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// Which named colors of a stylesheet can be variables of `:root`, and why the others cannot.
struct NamedColorPlan {
  private let sheet: CSSStylesheet
  private let target: Target
  private let sharesNames: Bool

  /// The definitions, in runs, and those of each name.
  let runs: [[NamedColorDefinition]]
  private let definitions: [[UInt8]: [NamedColorDefinition]]

  /// The places where values use each name, and the names in order.
  private(set) var uses: [[UInt8]: [CSSToken]] = [:]
  private(set) var names: [[UInt8]] = []

  /// How often each name stands after `@`, wherever that is.
  private let written: [[UInt8]: Int]

  /// The variables that the stylesheet itself has.
  private let variables: VariableOwners

  /// Why a name stays as it is.
  private(set) var reasons: [[UInt8]: String] = [:]

  /// - Parameters:
  ///   - css: The stylesheet.
  ///   - refused: The bytes at which GTK's parser refuses something.
  ///   - target: The releases that are to read it.
  ///   - sharesNames: Whether all files change in which a name is.
  init(
    _ css: CSSAudit, refused: [Range<Int>], on target: Target, sharesNames: Bool
  ) {
    self.sharesNames = sharesNames
    sheet = css.sheet
    variables = VariableOwners(css.sheet)
    var written: [[UInt8]: Int] = [:]
    for token in css.sheet.tokens where token.kind == .atKeyword {
      written[Array(css.sheet.content(of: token)), default: 0] += 1
    }
    self.written = written
    self.target = target
    runs = sheet.namedColorRuns
    definitions = Dictionary(grouping: runs.joined(), by: \.name)
    findUses(in: css)
    var seen: Set<[UInt8]> = []
    var places = runs.joined().map { (start: sheet.range(of: $0.head).lowerBound, name: $0.name) }
    for (name, tokens) in uses {
      places += tokens.map { (start: $0.range.lowerBound, name: name) }
    }
    places.sort { $0.start < $1.start }
    names = places.map(\.name).filter { seen.insert($0).inserted }

    var taken: Set<[UInt8]> = []
    for name in names {
      reasons[name] = reason(name, refused)
      if reasons[name] == nil, !taken.insert(variable(of: name)).inserted {
        reasons[name] = "another color would have the same variable"
      }
    }
    // What a name that stays is made of stays too.
    var pending = names.filter { reasons[$0] != nil }
    while let name = pending.popLast() {
      for other in (definitions[name] ?? []).flatMap(\.references) where reasons[other] == nil {
        reasons[other] = "'@\(name.shownOnOneLine)' is made of it, and stays"
        pending.append(other)
      }
    }
  }

  /// The variable of a name, with its two hyphens.
  func variable(of name: [UInt8]) -> [UInt8] {
    if let role = GTKColorNames.role(named: name[...]) { return Array(role.variableName.utf8) }
    return Array("--".utf8) + name.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
  }

  /// The variables that have to follow the one of a name, since their named colors follow that
  /// name.
  func followers(of name: [UInt8]) -> [String] {
    guard let role = GTKColorNames.role(named: name[...]) else { return [] }
    return target.releases.lowerBound.knowledge.followers(of: role).filter { follower in
      definitions[Array(follower.namedColor.utf8)] == nil
        && !variables.has(Array(follower.variableName.utf8))
    }.map(\.variableName)
  }

  func isDefined(_ name: [UInt8]) -> Bool { definitions[name] != nil }

  /// Whether a name is neither of the stylesheet nor of libadwaita, so that nothing is known of it.
  func isUnknown(_ name: [UInt8]) -> Bool {
    definitions[name] == nil && GTKColorNames.role(named: name[...]) == nil
      && GTKColorNames.compatibilityNames.index(of: name[...]) == nil
  }

  private mutating func findUses(in css: CSSAudit) {
    for token in css.declarations.flatMap({ sheet.tokens[$0.value] }) + preludes
    where token.kind == .atKeyword {
      uses[Array(sheet.content(of: token)), default: []].append(token)
    }
  }

  private var preludes: [CSSToken] {
    runs.joined().flatMap { sheet.tokens[$0.head.upperBound..<$0.tokens.upperBound] }
  }
}

// MARK: - Reasons

extension NamedColorPlan {
  private func reason(_ name: [UInt8], _ refused: [Range<Int>])
    -> String?
  {
    let own = definitions[name] ?? []
    if written[name] != uses[name]?.count {
      return "it is used where GTK's parser does not read it"
    }
    if uses[name]?.contains(where: \.hasEscapes) == true || own.contains(where: { !$0.isPlain }) {
      return "it is written with escapes, or with a comment in its definition"
    }
    let places = own.map(\.tokens).map(sheet.range)
    if refused.contains(where: { problem in
      places.contains { $0.contains(problem.lowerBound) }
    }) {
      return "GTK's parser does not take its definition"
    }
    let files = places.map(sheet.text.location) + (uses[name] ?? []).map(sheet.location)
    if !sharesNames, !own.isEmpty, Set(files.map(\.file)).count > 1 {
      return "it is used in another file than it is defined in"
    }
    if leads(from: name, to: name) { return "it is made of itself" }
    if let role = GTKColorNames.role(named: name[...]) {
      return reason(role, name, isDefined: !own.isEmpty)
    }
    if GTKColorNames.compatibilityNames.index(of: name[...]) != nil {
      return "libadwaita has no variable in its place"
    }
    if own.isEmpty { return "it is not defined here" }
    let variable = variable(of: name)
    if variables.has(variable) || isStock(variable) {
      return "a variable has the name '\(variable.shownOnOneLine)'"
    }
    return nil
  }

  private func reason(
    _ role: ColorRole, _ name: [UInt8], isDefined: Bool
  ) -> String? {
    let variable = role.variableName
    if variables.has(Array(variable.utf8)) { return "the stylesheet sets '\(variable)', too" }
    if NamedColorPlan.setOnWidgets.contains(role) {
      return "libadwaita sets '\(variable)' on some widgets, where '@\(role.namedColor)' is another"
    }
    for release in target.all {
      guard let reading = release.knowledge.reading(of: role), reading.variable != nil else {
        return "libadwaita has no '\(variable)' on GTK \(release)"
      }
      // What a variable is set to there is painted; the name alone may count for nothing.
      if isDefined, !reading.readsName || !reading.readsVariable {
        return
          "on GTK \(release) libadwaita reads no '@\(role.namedColor)', and '\(variable)' would "
          + "change what it paints"
      }
      if !isDefined, !reading.readsName, !hasStockValue(name, variable, on: release) {
        return "on GTK \(release) '\(variable)' is another color"
      }
    }
    return nil
  }

  /// Whether libadwaita has one color for a name and a variable, which nothing here changes.
  private func hasStockValue(_ name: [UInt8], _ variable: String, on release: GTKRelease) -> Bool {
    let knowledge = release.knowledge
    let at = "@" + String(decoding: name, as: UTF8.self)
    let role = GTKColorNames.role(named: name[...])
    if let source = role.flatMap({ knowledge.reading(of: $0)?.derivedFrom }),
      definitions[Array(source.namedColor.utf8)] != nil
    {
      return false
    }
    return NamedColorPlan.appearances.allSatisfy { appearance in
      guard let color = knowledge.stock(at, in: appearance) else { return false }
      return knowledge.stock(variable, in: appearance) == color
    }
  }

  /// The colors whose variables are others in OSD, in destructive buttons, below `.error` and its
  /// kind, in sidebars or in popovers (src/stylesheet of libadwaita 1.6 to 1.10).
  private static let setOnWidgets = ColorRole.standalone.union([
    .accentBg, .accentFg, .shade, .scrollbarOutline,
  ])

  private static let appearances = [Appearance.light, .dark].flatMap { appearance in
    [appearance, Appearance(appearance.scheme, .highContrast)]
  }

  private func isStock(_ variable: [UInt8]) -> Bool {
    let name = String(decoding: variable, as: UTF8.self)
    return target.all.contains { $0.knowledge.hasVariable(name) }
  }

  private func leads(from start: [UInt8], to goal: [UInt8]) -> Bool {
    var seen: Set<[UInt8]> = []
    var pending = (definitions[start] ?? []).flatMap(\.references)
    while let name = pending.popLast() {
      if name == goal { return true }
      guard seen.insert(name).inserted else { continue }
      pending += (definitions[name] ?? []).flatMap(\.references)
    }
    return false
  }
}

/// The variables that a stylesheet sets or uses by itself.
private struct VariableOwners {
  private var names: Set<[UInt8]> = []

  init(_ sheet: CSSStylesheet) {
    for token in sheet.tokens where token.kind == .identifier {
      let content = sheet.content(of: token)
      if content.starts(with: "--".utf8) { names.insert(Array(content)) }
    }
  }

  func has(_ name: [UInt8]) -> Bool { names.contains(name) }
}
