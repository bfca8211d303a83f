import ThemeModel
import ThemeSource

/// Takes into each group what it extends, and lists the tokens.
struct TokenExpansion {
  /// A token with its path and the type that the groups around it give.
  struct Entry {
    let path: TokenPath
    let token: Token
    let inherited: TokenType?
  }

  /// The most tokens and groups that are looked at, however they multiply.
  private static let limit = 20_000
  private static let depthLimit = 64

  private(set) var entries: [Entry] = []
  private(set) var findings: [Finding] = []
  private let root: TokenGroup
  private var known: [TokenPath: TokenGroup] = [:]
  /// The groups that are being followed, the first asked for first.
  private var inProgress: [(path: TokenPath, base: SourceNode)] = []
  private var visits = 0

  init(_ root: TokenGroup) {
    self.root = root
    walk([], inherited: nil)
  }

  private mutating func walk(_ path: TokenPath, inherited: TokenType?) {
    guard let group = group(at: path) else { return }
    let type = group.type ?? inherited
    for name in group.names {
      visits += 1
      guard visits <= TokenExpansion.limit, path.count < TokenExpansion.depthLimit else {
        if visits == TokenExpansion.limit + 1, let base = group.base {
          report(.size, at: base.location, "groups that extend others come to too many tokens")
        }
        return
      }
      let inner = path + [name]
      switch group[name] {
      case .token(let token): entries.append(Entry(path: inner, token: token, inherited: type))
      case .group(let own):
        if own.base != nil, let token = token(at: inner) {
          entries.append(Entry(path: inner, token: token, inherited: type))
        } else {
          walk(inner, inherited: type)
        }
      case nil: continue
      }
    }
  }

  /// The group at a path with what it extends taken in; `nil` where there is none.
  private mutating func group(at path: TokenPath) -> TokenGroup? {
    if let group = known[path] { return group }
    guard var group = own(at: path) else { return nil }
    guard let base = group.base else {
      known[path] = group
      return group
    }
    inProgress.append((path, base))
    defer { inProgress.removeLast() }
    if let target = target(of: base, from: path), var whole = self.group(at: target) {
      group.base = nil
      whole.merge(group)
      whole.base = base
      group = whole
    }
    known[path] = group
    return group
  }

  /// The group at a path as its files have it.
  private mutating func own(at path: TokenPath) -> TokenGroup? {
    guard let name = path.last else { return root }
    guard case .group(let own)? = group(at: Array(path.dropLast()))?[name] else { return nil }
    return own
  }

  /// The token that an object with nothing but `$ref` stands for.
  private mutating func token(at path: TokenPath) -> Token? {
    guard let own = own(at: path), own.names.isEmpty, let base = own.base,
      base.key == "$ref", let reference = TokenReference.pointer(base), reference.inside == nil,
      let name = reference.path.last,
      case .token(let token)? = group(at: Array(reference.path.dropLast()))?[name]
    else { return nil }
    return Token(node: base, value: token.value, type: token.type, inherited: token.inherited)
  }

  /// Where a group's `$extends` leads; reported where it leads nowhere, or back.
  private mutating func target(of base: SourceNode, from path: TokenPath) -> TokenPath? {
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
      report(.loop, at: base.location, "'\(path.dotted)' extends '\(target.dotted)' around it")
      return nil
    }
    guard group(at: target) != nil else {
      report(.undefined, at: base.location, "no group is called '\(target.dotted)'")
      return nil
    }
    return target
  }

  private mutating func report(_ rule: RuleID, at location: SourceLocation, _ message: String) {
    let finding = Finding(.error, rule, at: location, message)
    if !findings.contains(finding) { findings.append(finding) }
  }
}
