import ThemeModel
import ThemeSource

/// Adds inherited members to each group, and lists the tokens.
struct TokenExpansion {
  /// A token with its path and the type from the groups around it.
  struct Entry {
    let path: TokenPath
    let token: Token
    let inherited: TokenType?
  }

  /// A group with its inherited members.
  private struct Whole {
    let layers: TokenLayers

    /// How many groups extend one another down from this one.
    var links = 0

    /// The references to the groups that this one and its parents extend.
    var bases: [SourceNode] = []
  }

  /// The maximum number of tokens and groups that are processed, however they multiply.
  private static let limit = 20_000
  private static let depthLimit = 64

  /// The memory of a token or group in bytes, without its path and the layers, as measured.
  private static let size = 400

  private(set) var entries: [Entry] = []
  private(set) var findings: [Finding] = []
  private let root: [TokenGroup]
  private let budget: ReadingBudget
  private var known: [TokenPath: Whole] = [:]
  /// The groups that are being followed, the first one first.
  private var inProgress: [(path: TokenPath, base: SourceNode)] = []
  private var reported: Set<Finding> = []
  private var reportedLoops: Set<SourceNode> = []
  private var reportedChain = false
  private var visits = 0

  /// Lists the tokens of groups laid over one another, the lowest first.
  init(_ root: [TokenGroup], _ budget: ReadingBudget) {
    self.root = root
    self.budget = budget
    walk([], inherited: nil)
  }

  private mutating func walk(_ path: TokenPath, inherited: TokenType?) {
    guard let group = whole(at: path)?.layers else { return }
    let type = group.type ?? inherited
    for name in group.names {
      let inner = path + [name]
      guard visit(group.groups, at: inner) else { return }
      switch group[name] {
      case .token(let token): entries.append(Entry(path: inner, token: token, inherited: type))
      case .groups(let own):
        if own.base != nil, let token = token(at: inner) {
          entries.append(Entry(path: inner, token: token, inherited: type))
        } else {
          walk(inner, inherited: type)
        }
      case nil: continue
      }
    }
  }

  /// Counts a member of groups that are laid over one another; `false` if there are too many.
  private mutating func visit(_ groups: [TokenGroup], at path: TokenPath) -> Bool {
    guard let place = groups.base ?? groups.last?.node else { return false }
    visits += 1
    guard visits <= TokenExpansion.limit, path.count <= TokenExpansion.depthLimit else {
      if visits == TokenExpansion.limit + 1 {
        report(.size, at: place.location, "groups that extend others make too many tokens")
      }
      return false
    }
    return budget.take(8 + path.count, at: place.location)
      && budget.keep(
        TokenExpansion.size + 2 * path.count * MemoryLayout<String>.stride, at: place.location)
  }

  /// The group at a path with its inherited members; `nil` if there is none.
  private mutating func whole(at path: TokenPath) -> Whole? {
    if let whole = known[path] { return whole }
    // The parent groups are handled first, so that recursion only follows extended groups. Usually
    // the parent was requested just before.
    var first = path.count
    while first > 0, known[Array(path[..<(first - 1)])] == nil { first -= 1 }
    for count in first...path.count {
      let part = Array(path[..<count])
      guard known[part] != nil || expand(part) else { return nil }
    }
    return known[path]
  }

  /// Adds the inherited members to a group, after its parent; `false` if there is no such group.
  private mutating func expand(_ path: TokenPath) -> Bool {
    guard let own = own(at: path) else { return false }
    var whole = own
    var links = 0
    var bases = path.isEmpty ? [] : known[Array(path.dropLast())]?.bases ?? []
    if let base = own.base {
      // A group that contains itself again would never end.
      guard !bases.contains(base) else {
        reportLoop(base, "'\(path.dotted)' extends a group that contains it")
        return false
      }
      bases.append(base)
      inProgress.append((path, base))
      if let target = target(of: base, from: path) {
        whole = target.layers.groups + own
        links = target.links + 1
      }
      inProgress.removeLast()
    }
    guard let layers = TokenLayers(whole, budget) else { return false }
    known[path] = Whole(layers: layers, links: links, bases: bases)
    return true
  }

  /// The groups at a path as in their files, after the group around them is known.
  private func own(at path: TokenPath) -> [TokenGroup]? {
    guard let name = path.last else { return root }
    guard case .groups(let own)? = known[Array(path.dropLast())]?.layers[name] else { return nil }
    return own
  }

  /// The token to which an object with only a `$ref` refers.
  private mutating func token(at path: TokenPath) -> Token? {
    guard let own = own(at: path), own.allSatisfy(\.names.isEmpty), let base = own.base,
      base.key == "$ref", let reference = TokenReference.pointer(base), reference.inside == nil,
      let name = reference.path.last,
      case .token(let token)? = whole(at: Array(reference.path.dropLast()))?.layers[name]
    else { return nil }
    return Token(
      node: base, value: token.value, type: token.type, inherited: token.inherited,
      dialect: token.dialect)
  }

  /// The target of a group's `$extends`; an error is reported if it does not exist, contains the
  /// group, or is too far.
  private mutating func target(of base: SourceNode, from path: TokenPath) -> Whole? {
    guard let reference = TokenReference.pointer(base), reference.inside == nil else {
      report(
        .undefined, at: base.location, "expected a group, such as '{color.base}' or '#/color/base'")
      return nil
    }
    let target = reference.path
    if let loop = inProgress.firstIndex(where: { target.starts(with: $0.path) }) {
      for member in inProgress[loop...] {
        report(
          .loop, at: member.base.location,
          "'\(member.path.dotted)' extends itself by way of '\(path.dotted)'")
      }
      return nil
    }
    if path.starts(with: target) {
      reportLoop(base, "'\(path.dotted)' extends '\(target.dotted)' around it")
      return nil
    }
    guard inProgress.count <= ReadingBudget.links else { return tooLong(base) }
    guard let whole = whole(at: target) else {
      report(.undefined, at: base.location, "no group is called '\(target.dotted)'")
      return nil
    }
    return inProgress.count + whole.links <= ReadingBudget.links ? whole : tooLong(base)
  }

  /// Reports once that groups extend one another in too long a chain.
  private mutating func tooLong(_ base: SourceNode) -> Whole? {
    if !reportedChain {
      report(
        .tooLong, at: base.location,
        "a chain of groups that extend others has more than \(ReadingBudget.links) links")
    }
    reportedChain = true
    return nil
  }

  /// Reports a group that contains itself, once for all paths.
  private mutating func reportLoop(_ base: SourceNode, _ message: String) {
    if reportedLoops.insert(base).inserted { report(.loop, at: base.location, message) }
  }

  private mutating func report(_ rule: RuleID, at location: SourceLocation, _ message: String) {
    let finding = Finding(.error, rule, at: location, message)
    if !budget.isSpent, reported.insert(finding).inserted { findings.append(finding) }
  }
}
