import GTKKnowledge
import ThemeModel
import ThemeSource

/// Decides which of the definitions of a color wins in each appearance.
///
/// Since libadwaita 1.6, the variable of a role wins over its name, in any order; of two variables
/// the one nearer to the widgets wins, then the later one. For a release without variables, a
/// stylesheet's variables mean what they mean in a newer release; the name wins only if both apply
/// to equally many appearances.
struct GTKCascade {
  private struct Entry {
    let definition: GTKColorDefinition
    let color: ColorExpression

    /// The first criterion, before the order of the file.
    let rank: [Int]
  }

  private let beatsNames: Bool
  private var slots: [ColorSlot] = []
  private var indices: [ColorSlot: Int] = [:]
  private var entries: [[Entry]] = []

  init(_ release: GTKRelease) { beatsNames = release.knowledge.variablesBeatNames }

  /// Adds a definition, in the order of the file.
  mutating func add(
    _ definition: GTKColorDefinition, _ slot: ColorSlot, _ color: ColorExpression
  ) {
    let index = indices[slot] ?? slots.count
    if index == slots.count {
      indices[slot] = index
      slots.append(slot)
      entries.append([])
    }
    let isRole = slot.colorRole != nil
    let place = definition.place?.rawValue ?? 0
    let variable = definition.isVariable ? 1 : 0
    let rank =
      beatsNames
      ? [isRole ? variable : 1 - variable, place]
      : [-definition.stated.count, 1 - variable, place]
    entries[index].append(Entry(definition: definition, color: color, rank: rank))
  }

  /// Sets each color to its winning values.
  func set(in builder: inout ThemeBuilder) {
    for (slot, entries) in zip(slots, entries) {
      // Most colors are set once, for all appearances.
      if entries.count == 1, entries[0].definition.appearances == .all {
        set(slot, entries[0], [], in: &builder)
        continue
      }
      let winners = GTKCascade.winners(of: entries)
      for (traits, winner) in AppearanceSet.values(of: winners, whole: whole(entries, winners)) {
        set(slot, entries[winner], traits, in: &builder)
      }
      warn(of: entries, winners, in: &builder)
    }
  }

  private func set(
    _ slot: ColorSlot, _ entry: Entry, _ traits: TraitSet, in builder: inout ThemeBuilder
  ) {
    builder.set(slot, to: entry.color, at: entry.definition.fileRange, when: traits)
  }

  /// The entry that counts in each appearance, in the order of their bits.
  private static func winners(of entries: [Entry]) -> [Int?] {
    (0..<4).map { bit in
      let holding = entries.indices.filter {
        entries[$0].definition.appearances.contains(AppearanceSet(rawValue: 1 << UInt8(bit)))
      }
      return holding.max { left, right in
        (entries[left].rank + [left]).lexicographicallyPrecedes(entries[right].rank + [right])
      }
    }
  }

  /// The entry that wins somewhere and applies everywhere.
  private func whole(_ entries: [Entry], _ winners: [Int?]) -> Int? {
    winners.compactMap { $0 }.first { entries[$0].definition.appearances == .all }
  }

  /// Warns of definitions that never win because a name and a variable contradict each other.
  private func warn(of entries: [Entry], _ winners: [Int?], in builder: inout ThemeBuilder) {
    var last: SourceLocation?
    for (index, entry) in entries.enumerated() where !winners.contains(index) {
      let definition = entry.definition
      // One statement may give several definitions.
      guard definition.location != last else { continue }
      let rival = (0..<4).lazy.filter {
        definition.appearances.contains(AppearanceSet(rawValue: 1 << UInt8($0)))
      }.compactMap { winners[$0] }.map { entries[$0] }.first {
        $0.definition.isVariable != definition.isVariable && $0.color != entry.color
      }
      guard let rival else { continue }
      last = definition.location
      let name = definition.name.shownOnOneLine
      let other = rival.definition.name.shownOnOneLine
      builder.findings.report(
        .warning, .leftOut, at: definition.location,
        definition.isVariable
          ? "'@define-color' gives '\(name)' another color, which is kept"
          : "'\(other)' has another color, which counts before that of '@\(name)'")
    }
  }
}

extension AppearanceSet {
  /// Values by traits, such that those with the most traits give the winners.
  ///
  /// - Parameters:
  ///   - winners: The winner in each appearance, in the order of their bits.
  ///   - whole: A winner that may be the value for every appearance.
  /// - Returns: The values, those with fewer traits first.
  fileprivate static func values(
    of winners: [Int?], whole: Int?
  ) -> [(traits: TraitSet, winner: Int)] {
    var values: [(traits: TraitSet, winner: Int)] = []
    let (plain, contrast) = (Array(winners[..<2]), Array(winners[2...]))
    var common = whole
    if common == nil, plain[0] == plain[1] { common = plain[0] }
    if let common { values.append(([], common)) }
    let differs = plain.map { $0 != common }
    for (scheme, winner) in zip([TraitSet.light, .dark], plain) where winner != common {
      if let winner { values.append((scheme, winner)) }
    }
    let shown = plain.map { $0 ?? common }
    if !differs.contains(true), contrast[0] == contrast[1] {
      if let winner = contrast[0], winner != shown[0] { values.append((.highContrast, winner)) }
      return values
    }
    for (index, scheme) in [TraitSet.light, .dark].enumerated() {
      guard let winner = contrast[index], winner != shown[index] else { continue }
      values.append((scheme.union(.highContrast), winner))
    }
    return values
  }
}
