import ThemeModel
import ThemeSource

/// Converts tokens to a theme's colors: each with a value for each choice of contexts.
struct TokenImport {
  private let values: [TokenValues]
  private let files: TokenFiles
  let text: SourceText
  let roles: TokenRoles
  private let budget: ReadingBudget
  /// The place where the text names each file.
  private var places: [String: Range<Int>] = [:]
  private(set) var names: [(path: TokenPath, name: TokenName)] = []
  private(set) var slots: [TokenPath: ColorSlot] = [:]
  var used: Set<ColorSlot> = []

  /// Takes the values of the tokens under each choice, the default one first.
  init(_ values: [TokenValues], files: TokenFiles, text: SourceText, roles: TokenRoles) {
    self.values = values
    self.files = files
    self.text = text
    self.roles = roles
    budget = files.budget
    names = TokenImport.names(of: values, but: roles.entries.map(\.role.name))
  }

  /// Declares the names and sets the colors, reporting values that a theme cannot contain.
  mutating func set(in builder: inout ThemeBuilder) {
    guard names.count <= GTKColorImport.limit else {
      builder.findings.report(
        .error, .size, at: text.location(of: 0..<0),
        "a theme has at most \(GTKColorImport.limit) colors in all")
      return
    }
    for (path, name) in names {
      switch name {
      case .role(let role): slots[path] = ColorSlot(role)
      case .palette(let own): slots[path] = builder.declarePalette(Array(own.utf8)[...])
      case .custom(let own): slots[path] = builder.declareCustom(Array(own.utf8)[...])
      }
    }
    for (path, name) in names {
      guard let slot = slots[path] else { continue }
      let place = range(of: path)
      for value in decisions(path, name, &builder) {
        builder.set(slot, to: value.content, at: place, when: value.traits)
        used.formUnion(value.content.references)
      }
    }
    setMetrics(in: &builder)
    setRoles(in: &builder)
    setSchemes(in: &builder)
    allowUnused(in: &builder)
    reportOthers(in: &builder)
  }

  /// The unique name of each color token, without names that are in use.
  private static func names(
    of values: [TokenValues], but taken: [String]
  ) -> [(TokenPath, TokenName)] {
    var names: [(TokenPath, TokenName)] = []
    var paths: Set<TokenPath> = []
    var taken = Set(taken)
    // The number that the next token with the same name will probably get.
    var numbers: [String: Int] = [:]
    for token in values.lazy.flatMap(\.colors) where paths.insert(token.path).inserted {
      let first = TokenName(token.path)
      var name = first
      while !taken.insert(name.text).inserted {
        let number = numbers[first.text] ?? 2
        name = first.numbered(number)
        numbers[first.text] = number + 1
      }
      names.append((token.path, name))
    }
    return names
  }

  /// The values of a color by traits.
  private func decisions(
    _ path: TokenPath, _ name: TokenName, _ builder: inout ThemeBuilder
  ) -> [ThemeContent.Value<ColorExpression>] {
    let tokens = values.map { $0[path] }
    var found: [ThemeContent.Value<ColorExpression>] = []
    for (value, token) in zip(values, tokens) {
      if let token {
        found.append(ThemeContent.Value(traits: value.traits, content: expression(of: token)))
      } else if case .role = name {
        // A role that no token sets is the toolkit's.
        continue
      } else if let other = nearest(to: value.traits, among: tokens),
        take(4 * values.count, at: other.node)
      {
        found.append(
          ThemeContent.Value(traits: value.traits, content: ColorExpression(other.color)))
        let choice = tokens.firstIndex { $0?.node == other.node } ?? 0
        report(path, missingIn: value.traits, standIn: other, of: values[choice].traits, &builder)
      }
    }
    let isWhole = found.count == values.count
    if isWhole, let first = found.first, found.allSatisfy({ $0.content == first.content }) {
      return [ThemeContent.Value(traits: [], content: first.content)]
    }
    guard let node = tokens.lazy.compactMap(\.?.node).first,
      take(8 * found.count, at: node)
    else { return [] }
    // If a theme could choose both of two contexts, the later one counts.
    return Array(found.reversed()).settled()
  }

  /// Takes steps and memory for a token.
  private func take(_ count: Int, at node: SourceNode) -> Bool {
    budget.take(count, at: node.location) && budget.keep(count, at: node.location)
  }

  /// Notes that a color has no value under a choice, and which value it gets.
  private func report(
    _ path: TokenPath, missingIn traits: TraitSet, standIn: TokenResolution.ColorToken,
    of others: TraitSet, _ builder: inout ThemeBuilder
  ) {
    let name = builder.traitName(of: traits)
    let other = builder.traitName(of: others)
    builder.findings.report(
      .note, .missingValue, at: standIn.node.keyLocation,
      "'\(path.dotted)' has no value for '\(name)'; that for '\(other)' is used")
  }

  /// The token under the choice that has the most traits in common with another.
  private func nearest(
    to traits: TraitSet, among tokens: [TokenResolution.ColorToken?]
  ) -> TokenResolution.ColorToken? {
    let schemes: TraitSet = [.light, .dark]
    let distance = { (choice: Int) in
      let difference = values[choice].traits.symmetricDifference(traits)
      return (difference.isDisjoint(with: schemes) ? 0 : 1, difference.count)
    }
    return tokens.indices.filter { tokens[$0] != nil }.min { distance($0) < distance($1) }
      .flatMap { tokens[$0] }
  }

  private func expression(of token: TokenResolution.ColorToken) -> ColorExpression {
    if let alias = token.alias, let slot = slots[alias] { return .reference(slot) }
    return ColorExpression(token.color)
  }

  /// The bytes in the file of a token, or of the reference to the token's file.
  mutating func range(of path: TokenPath) -> Range<Int> {
    guard let node = values.lazy.compactMap({ $0[path]?.node }).first else { return 0..<0 }
    let file = node.document.text.file
    if file == text.file { return node.range }
    if let place = places[file] { return place }
    let place = text.range(of: "\"\(files.references[file] ?? "")\"") ?? 0..<0
    places[file] = place
    return place
  }
}

extension TokenImport {
  /// The metric that a length's path names.
  static func metric(at path: TokenPath) -> Metric? {
    guard path.count == 2, ["metric", "metrics"].contains(path[0]) else { return nil }
    return Metric(rawValue: path[1])
  }

  private func setMetrics(in builder: inout ThemeBuilder) {
    for length in values.first?.lengths ?? [] {
      guard let metric = TokenImport.metric(at: length.path) else { continue }
      guard metric.range.contains(length.pixels) else {
        builder.findings.report(
          .error, .range, at: length.node.location, "'\(metric.rawValue)' is out of its range")
        continue
      }
      builder.set(metric, to: length.pixels)
    }
  }

  /// Sets the schemes that the contexts name; without any, those that the colors suggest.
  private func setSchemes(in builder: inout ThemeBuilder) {
    let all = (values.map(\.traits) + roles.entries.map(\.traits))
      .reduce(into: TraitSet()) { $0.formUnion($1) }
    let isPlain = values.contains { $0.traits.isDisjoint(with: [.light, .dark]) }
    switch (all.contains(.light), all.contains(.dark)) {
    case (true, false) where !isPlain: builder.schemes = [.light]
    case (false, true) where !isPlain: builder.schemes = [.dark]
    case (false, false): builder.schemes = builder.judgedSchemes
    default: builder.schemes = [.light, .dark]
    }
  }

  private func allowUnused(in builder: inout ThemeBuilder) {
    let isUnused = names.contains { path, name in
      guard case .palette = name, let slot = slots[path] else { return false }
      return !used.contains(slot)
    }
    // A design system has a palette whether or not there is a role for each of its colors.
    if isUnused { builder.allowed = [.unused] }
  }

  private func reportOthers(in builder: inout ThemeBuilder) {
    if let others = values.first?.others {
      builder.findings.report(
        .note, .omitted, at: others.first.keyLocation,
        others.count == 1
          ? "a token of a type that a theme has no place for is left out"
          : "\(others.count) tokens of types that a theme has no place for are left out")
    }
    let hasRole = names.contains { _, name in
      if case .role = name { return true }
      return false
    }
    guard !hasRole, roles.entries.isEmpty, !builder.findings.hasErrors else { return }
    let location = text.location(of: 0..<0)
    let consequence = "so that widgets look as they do without the theme"
    if !names.isEmpty {
      builder.findings.report(
        .note, .role, at: location, "no token is named for a role, \(consequence)")
    } else if builder.findings.contains(where: { $0.rule == .tokenType }) {
      builder.findings.report(.error, .format, at: location, "no color token can be read")
    } else {
      // A file with only lengths or fonts, or one that needs another file.
      builder.findings.report(
        .warning, .role, at: location, "no color token is here, \(consequence)")
    }
  }
}

extension TokenName {
  var text: String {
    switch self {
    case .role(let role): role.name
    case .palette(let name), .custom(let name): name
    }
  }

  /// The name with a number if another token already has it.
  fileprivate func numbered(_ number: Int) -> TokenName {
    switch self {
    case .role(let role): .custom("color-\(role.name)-\(number)")
    case .palette(let name): .palette("\(name)-\(number)")
    case .custom(let name): .custom("\(name)-\(number)")
    }
  }
}
