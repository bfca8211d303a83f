import ThemeModel
import ThemeSource

/// Follows the aliases between tokens, each of them once.
struct TokenAliases {
  /// The progress of following a token's alias.
  private enum Progress {
    case untouched, inProgress, failed
    /// The token that has the value, and how many links lead there.
    case done(last: Int, links: Int)
  }

  /// The kind of a token's value.
  enum Target {
    case own
    case alias(Int)
    /// An alias without a target.
    case nowhere
  }

  private(set) var faults: [TokenFault] = []

  private let entries: [TokenExpansion.Entry]
  private let targets: [Target]
  private var progress: [Progress]
  private var reportedChain = false

  /// Follows the aliases of tokens, given the kind of each value.
  init(_ entries: [TokenExpansion.Entry], targets: [Target]) {
    self.entries = entries
    self.targets = targets
    progress = Array(repeating: .untouched, count: targets.count)
    for index in entries.indices { follow(from: index) }
  }

  /// The token to which a token's alias leads.
  func alias(of index: Int) -> Int? {
    if case .alias(let other) = targets[index] { other } else { nil }
  }

  /// The token at the end of a token's aliases; `nil` if they lead nowhere.
  func last(from index: Int) -> Int? {
    if case .done(let last, _) = progress[index] { last } else { nil }
  }

  private mutating func follow(from start: Int) {
    var path: [Int] = []
    var index = start
    while case .untouched = progress[index] {
      guard path.count <= ReadingBudget.links else { return reportTooLong(path) }
      switch targets[index] {
      case .own: progress[index] = .done(last: index, links: 0)
      case .nowhere: progress[index] = .failed
      case .alias(let next):
        progress[index] = .inProgress
        path.append(index)
        index = next
      }
    }
    switch progress[index] {
    case .done(_, let links) where path.count + links > ReadingBudget.links: reportTooLong(path)
    case .done(let last, let links):
      for (distance, member) in path.reversed().enumerated() {
        progress[member] = .done(last: last, links: links + distance + 1)
      }
    case .failed: fail(path)
    case .inProgress, .untouched:
      report(loop: path[(path.firstIndex(of: index) ?? 0)...])
      fail(path)
    }
  }

  private mutating func fail(_ path: [Int]) {
    for member in path { progress[member] = .failed }
  }

  private mutating func report(loop: ArraySlice<Int>) {
    for first in loop.indices {
      let members = loop[first...] + loop[...first]
      let names = members.map { "'\(entries[$0].path.dotted)'" }
      report(
        .loop, loop[first], "a loop of aliases: \(names.joined(separator: " -> "))")
    }
  }

  /// Reports once that a chain of aliases is too long.
  private mutating func reportTooLong(_ path: [Int]) {
    if !reportedChain, let last = path.last {
      report(.tooLong, last, "a chain of aliases has more than \(ReadingBudget.links) links")
    }
    reportedChain = true
    fail(path)
  }

  private mutating func report(_ rule: RuleID, _ index: Int, _ message: String) {
    let token = entries[index].token
    faults.append(
      TokenFault(
        finding: Finding(.error, rule, at: token.value.location, message), token: token.node))
  }
}
