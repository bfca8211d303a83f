import ThemeColor
import ThemeModel
import ThemeSource

/// Follows the aliases of tokens and reads the values of those that a theme can hold.
///
/// A type is a token's own, that of the token it refers to, or that of the nearest group around it;
/// it is never guessed from the value.
struct TokenResolution {
  /// A color token with its value.
  struct ColorToken {
    let path: TokenPath
    let color: CSSColor

    /// The token that the value is nothing but an alias of.
    let alias: TokenPath?

    let node: SourceNode
  }

  /// A length token with its value in px.
  struct LengthToken {
    let path: TokenPath
    let pixels: Double
    let node: SourceNode
  }

  private(set) var colors: [ColorToken] = []
  private(set) var lengths: [LengthToken] = []
  private(set) var findings: [Finding] = []

  /// How many tokens have types that a theme cannot hold, and the first of them.
  private(set) var others: (count: Int, first: SourceNode)?

  private let entries: [TokenExpansion.Entry]
  private let isWhole: Bool
  private let indices: [TokenPath: Int]

  /// The pixels of a `rem` (CSS Values 4, section 6.1.2, and the size that browsers start with).
  private static let rem = 16.0

  /// Resolves tokens.
  ///
  /// - Parameters:
  ///   - entries: The tokens.
  ///   - isWhole: Whether these are all that there are, as those of a resolver are. A file read by
  ///     itself may refer to tokens of another.
  init(_ entries: [TokenExpansion.Entry], isWhole: Bool) {
    self.entries = entries
    self.isWhole = isWhole
    indices = Dictionary(
      entries.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { $1 })
    for index in entries.indices { read(index) }
  }

  private mutating func read(_ index: Int) {
    let entry = entries[index]
    guard let chain = chain(from: index) else { return }
    guard let type = type(of: index, chain) else { return }
    let last = entries[chain[chain.count - 1]]
    switch type.name {
    case "color":
      // A value that cannot be read is reported where it stands, once.
      let report = chain.count == 1
      guard let color = color(last.token.value, reporting: report) else { return }
      let alias = chain.count > 1 ? entries[chain[1]].path : nil
      colors.append(
        ColorToken(path: entry.path, color: color, alias: alias, node: entry.token.node))
    case "dimension":
      guard let pixels = pixels(last.token.value, reporting: chain.count == 1) else { return }
      lengths.append(LengthToken(path: entry.path, pixels: pixels, node: entry.token.node))
    default: others = ((others?.count ?? 0) + 1, others?.first ?? entry.token.node)
    }
  }

  /// The indices of the tokens that lead from one to a value of its own; `nil` and reported where
  /// they lead nowhere, or in a circle.
  private mutating func chain(from index: Int) -> [Int]? {
    var chain = [index]
    while let reference = reference(of: entries[chain[chain.count - 1]].token.value) {
      let isFirst = chain.count == 1
      let value = entries[index].token.value
      guard let next = target(of: reference, at: value, reporting: isFirst) else { return nil }
      if next == index {
        let names = (chain + [next]).map { "'\(entries[$0].path.dotted)'" }
        report(.loop, value, "a loop of aliases: \(names.joined(separator: " -> "))")
        return nil
      }
      // A loop that this token only leads to is reported at its members.
      if chain.contains(next) { return nil }
      chain.append(next)
    }
    return chain
  }

  /// What a whole value refers to.
  private func reference(of value: SourceNode) -> TokenReference? {
    if value.kind == .table, value["$ref"] == nil { return nil }
    return TokenReference.of(value)
  }

  private mutating func target(
    of reference: TokenReference, at value: SourceNode, reporting isReporting: Bool
  ) -> Int? {
    let inside = reference.inside ?? ["$value"]
    if let index = indices[reference.path], inside == ["$value"] { return index }
    guard isReporting else { return nil }
    let name = reference.path.dotted
    if indices[reference.path + [TokenGroup.root]] != nil {
      report(.undefined, value, "'\(name)' is a group; its own token is '{\(name).$root}'")
    } else if entries.contains(where: { $0.path.starts(with: reference.path) }) {
      report(.undefined, value, "'\(name)' is a group, not a token")
    } else if reference.path.indices.contains(where: {
      indices[Array(reference.path[..<$0])] != nil
    })
      || indices[reference.path] != nil
    {
      report(.undefined, value, "an alias is of a whole token, not of a part as '\(name)' is")
    } else {
      reportMissing(reference.path, value)
    }
    return nil
  }

  /// Reports an alias of a token that is not there: as an error, unless not even its group is, so
  /// that another file is likely to have both.
  private mutating func reportMissing(_ path: TokenPath, _ value: SourceNode) {
    let name = path.dotted
    let hint = NameSuggestion.hint(for: name, among: entries.lazy.map(\.path.dotted))
    let group = path.dropLast()
    if isWhole || entries.contains(where: { $0.path.starts(with: group) }) {
      return report(.undefined, value, "no token is called '\(name)'" + hint)
    }
    findings.report(
      .warning, .undefined, at: value.location,
      "no token of this file is called '\(name)', so what refers to it is left out; a resolver "
        + "joins files" + hint)
  }

  private mutating func report(_ rule: RuleID, _ node: SourceNode, _ message: String) {
    findings.report(.error, rule, at: node.location, message)
  }
}

extension TokenResolution {
  /// A token's type; `nil` and reported where nothing gives it one, or where it is not that of the
  /// token that it refers to.
  private mutating func type(of index: Int, _ chain: [Int]) -> TokenType? {
    let token = entries[index].token
    let referred = chain.count > 1 ? knownType(of: chain[1], Array(chain.dropFirst())) : nil
    if let own = token.type, let referred, own.name != referred.name {
      report(
        .tokenType, own.node,
        "'\(entries[index].path.dotted)' is of the type '\(own.name)', but what it refers to of "
          + "'\(referred.name)'")
      return nil
    }
    if let type = knownType(of: index, chain) { return type }
    findings.report(
      .warning, .tokenType, at: token.node.keyLocation,
      "'\(entries[index].path.dotted)' has no '$type', and none is guessed; it is left out")
    return nil
  }

  private func knownType(of index: Int, _ chain: [Int]) -> TokenType? {
    let entry = entries[index]
    if let own = entry.token.type { return own }
    if chain.count > 1, let referred = knownType(of: chain[1], Array(chain.dropFirst())) {
      return referred
    }
    return entry.inherited ?? entry.token.inherited
  }

  private mutating func color(_ value: SourceNode, reporting isReporting: Bool) -> CSSColor? {
    var reader = TokenColor { [self] in follow($0, depth: 0) }
    let color = reader.read(value)
    if isReporting { findings += reader.findings }
    return color
  }

  private mutating func pixels(_ value: SourceNode, reporting isReporting: Bool) -> Double? {
    let unit = value["unit"].flatMap { follow($0, depth: 0)?.string }
    let number = value["value"].flatMap { follow($0, depth: 0)?.number }
    if let number, unit == "px" || unit == "rem" {
      return unit == "rem" ? number * TokenResolution.rem : number
    }
    if isReporting {
      report(
        .unit, value, "expected a length, an object with a number 'value' and a 'unit', px or rem")
    }
    return nil
  }

  /// The node that a `$ref` inside a value leads to; the node itself where it is none.
  private func follow(_ node: SourceNode, depth: Int) -> SourceNode? {
    guard node.kind == .table, node["$ref"] != nil else { return node }
    guard depth < 16, let reference = TokenReference.of(node), let inside = reference.inside,
      let index = indices[reference.path]
    else { return nil }
    var found = entries[index].token.node
    for key in inside {
      guard let here = follow(found, depth: depth + 1), let next = here.member(key) else {
        return nil
      }
      found = next
    }
    return follow(found, depth: depth + 1)
  }
}

extension SourceNode {
  /// The member of an object, or the element of an array, that a part of a pointer names.
  fileprivate func member(_ part: String) -> SourceNode? {
    guard kind == .array else { return self[part] }
    guard let index = Int(part) else { return nil }
    return Array(children).indices.contains(index) ? Array(children)[index] : nil
  }
}
