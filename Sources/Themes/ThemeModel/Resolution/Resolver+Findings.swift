import ThemeSource

/// Reports references that are undefined, form loops or are too long.
extension Resolver {
  /// Reports an error at a candidate's value.
  private mutating func report(_ rule: RuleID, at candidate: Int, _ message: String) {
    let found = theme.bindings.candidate(candidate)
    findings.append(
      Finding(
        .error, rule,
        at: theme.layers[found.layer].text.location(of: theme.value(found).range), message))
  }

  /// Reports that the last slots of the path refer to each other, so that none has a value.
  mutating func reportLoop(from slot: Int) {
    let members = Array(path[(path.firstIndex(of: slot) ?? 0)...])
    for member in members { progress[member] = .failed }
    // The loop is reported at the member that is first in its file, wherever it was entered.
    let (theme, traits) = (theme, appearance.traits)
    let applying = members.map { theme.bindings.applying(slot: $0, in: traits) ?? 0 }
    let locations = applying.map { index in
      let found = theme.bindings.candidate(index)
      return (-found.layer, theme.value(found).range.lowerBound)
    }
    let first = members.indices.min { locations[$0] < locations[$1] } ?? 0
    let names = (members[first...] + members[...first]).map { slot in
      "'\(theme.names.name(of: ColorSlot(slot)))'"
    }
    report(
      .loop, at: applying[first],
      names.count == 2
        ? "\(names[0]) refers to itself"
        : "a loop of references: \(names.joined(separator: " -> "))")
  }

  /// Reports once that a chain of references is too long.
  mutating func reportChain(at candidate: Int) {
    guard !reportedChain, budget?.isSpent != true else { return }
    reportedChain = true
    report(
      .tooLong, at: candidate, "a chain of references has more than \(ReadingBudget.links) links")
  }

  /// Reports that a slot has no value in this appearance.
  mutating func reportMissing(_ slot: Int) {
    let name = theme.names.name(of: ColorSlot(slot))
    let traits = theme.traits.name(of: appearance.traits)
    let asker = path.last.flatMap { theme.bindings.applying(slot: $0, in: appearance.traits) }
    let message =
      "'\(name)' has no value for '\(traits)'"
      + (path.last.map { ", where '\(theme.names.name(of: ColorSlot($0)))' refers to it" } ?? "")
      + "; add one, or 'default'"
    if let own = theme.bindings.first(of: slot) {
      report(.missingValue, at: own, message)
    } else if let asker {
      report(.missingValue, at: asker, message)
    }
  }
}
