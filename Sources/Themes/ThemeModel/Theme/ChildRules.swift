import LiverySystem

/// The rules of files that extend a theme, already bound to that theme.
///
/// Files with only colors have the same rules, such as those that a scheme gets from its format,
/// and the same unused rules of the base. So the rules for a folder of such files are bound once.
final class ChildRules: Sendable {
  private struct Entry {
    let own: Layer.Rules
    let leftOut: Set<Int>
    let rules: BoundRules

    func isOf(_ own: Layer.Rules, leavingOut leftOut: Set<Int>) -> Bool {
      self.own == own && self.leftOut == leftOut
    }
  }

  private let entries = Locked<[Entry]>([])

  /// The maximum number of results that are kept, and of rules of a file whose rules are kept.
  private static let limit = 4
  private static let longest = 64

  /// The rules of a file; `bind` binds them if they are not known.
  func rules(
    of own: Layer.Rules, leavingOut leftOut: Set<Int>, binding bind: () -> BoundRules
  ) -> BoundRules {
    let count = own.rules.count + own.sharedRules.count + own.defaultRules.count
    guard count <= Self.longest else { return bind() }
    let known = entries.withLock { entries in
      entries.first { $0.isOf(own, leavingOut: leftOut) }?.rules
    }
    if let known { return known }
    let rules = bind()
    entries.withLock { entries in
      guard entries.count < Self.limit,
        !entries.contains(where: { $0.isOf(own, leavingOut: leftOut) })
      else { return }
      entries.append(Entry(own: own, leftOut: leftOut, rules: rules))
    }
    return rules
  }
}
