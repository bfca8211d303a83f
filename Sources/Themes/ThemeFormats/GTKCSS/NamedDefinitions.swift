import ThemeModel
import ThemeSource

/// The definitions of a file that are colors, and the names of invalid ones.
///
/// As in GTK, a definition with an invalid value is ignored; one that refers to an undefined name
/// hides the earlier meaning of its own name.
struct NamedDefinitions {
  struct Entry {
    var definition: GTKColorDefinition
    let slot: ColorSlot
    let color: ColorExpression
  }

  private(set) var entries: [Entry] = []

  /// The names without a color, although GTK accepts their definitions.
  private(set) var unresolved = NameTable()

  /// The names of each color.
  private var names: [ColorSlot: [[UInt8]]] = [:]

  /// The colors that have an invalid definition.
  private var lost: Set<ColorSlot> = []

  mutating func add(
    _ definition: GTKColorDefinition, _ slot: ColorSlot, _ color: ColorExpression
  ) {
    entries.append(Entry(definition: definition, slot: slot, color: color))
    names[slot, default: []].append(definition.name)
  }

  /// Notes an invalid definition, and whether GTK accepts it.
  mutating func lose(_ definition: GTKColorDefinition, _ slot: ColorSlot, isTaken: Bool) {
    if isTaken { unresolved.insert(definition.name[...]) }
    // Without its definition a role has the toolkit's color again.
    if isTaken || slot.colorRole == nil { lost.insert(slot) }
  }

  /// Notes colors whose definitions are invalid.
  mutating func lose(_ slots: Set<ColorSlot>) {
    for slot in slots { for name in names[slot] ?? [] { unresolved.insert(name[...]) } }
  }

  /// Removes definitions that refer to a color without any valid definition.
  ///
  /// - Returns: The colors of the removed definitions.
  mutating func removeUsers() -> Set<ColorSlot> {
    if lost.isEmpty { return [] }
    var counts: [ColorSlot: Int] = [:]
    var users: [ColorSlot: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      counts[entry.slot, default: 0] += 1
      entry.color.forEachReference { users[$0, default: []].append(index) }
    }
    var pending = lost.filter { counts[$0] == nil }
    var removed: Set<Int> = []
    while let slot = pending.popFirst() {
      for index in users[slot] ?? [] where removed.insert(index).inserted {
        let user = entries[index]
        unresolved.insert(user.definition.name[...])
        counts[user.slot, default: 0] -= 1
        if counts[user.slot] == 0 { pending.insert(user.slot) }
      }
    }
    let slots = Set(removed.map { entries[$0].slot })
    entries = entries.indices.filter { !removed.contains($0) }.map { entries[$0] }
    return slots
  }

  /// Removes from each definition the appearances in which a referenced color has no value.
  ///
  /// - Returns: The definitions that lost appearances, with the name of one of the missing colors.
  mutating func narrow() -> [(definition: GTKColorDefinition, missing: [UInt8])] {
    // A role has the toolkit's color in appearances where the file sets none.
    var holding: [ColorSlot: AppearanceSet] = [:]
    for entry in entries where entry.slot.colorRole == nil {
      holding[entry.slot, default: []].formUnion(entry.definition.appearances)
    }
    var pending = Set(holding.filter { $0.value != .all }.keys)
    if pending.isEmpty { return [] }
    var users: [ColorSlot: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      entry.color.forEachReference { users[$0, default: []].append(index) }
    }
    let indices = Dictionary(grouping: entries.indices) { entries[$0].slot }
    var narrowed: [Int: (definition: GTKColorDefinition, missing: [UInt8])] = [:]
    while let slot = pending.popFirst() {
      for index in users[slot] ?? [] {
        let definition = entries[index].definition
        let rest = definition.appearances.intersection(holding[slot] ?? .all)
        guard rest != definition.appearances else { continue }
        if narrowed[index] == nil { narrowed[index] = (definition, names[slot]?.first ?? []) }
        entries[index].definition = definition.holding(in: rest)
        let user = entries[index].slot
        guard holding[user] != nil else { continue }
        holding[user] = (indices[user] ?? []).reduce(into: []) {
          $0.formUnion(entries[$1].definition.appearances)
        }
        pending.insert(user)
      }
    }
    entries.removeAll { $0.definition.appearances.isEmpty }
    return narrowed.keys.sorted().compactMap { narrowed[$0] }
  }

  /// Whether a color may lead back to itself.
  var mayLoop: Bool {
    var waiting: [ColorSlot: Int] = [:]
    var users: [ColorSlot: [ColorSlot]] = [:]
    let own = Set(entries.map(\.slot))
    for entry in entries {
      entry.color.forEachReference { reference in
        guard own.contains(reference) else { return }
        users[reference, default: []].append(entry.slot)
        waiting[entry.slot, default: 0] += 1
      }
    }
    // Handles each that waits for no other one: those that remain are in a loop, or depend on one.
    var ready = own.filter { waiting[$0] == nil }
    var count = 0
    while let slot = ready.popFirst() {
      count += 1
      for user in users[slot] ?? [] {
        waiting[user, default: 0] -= 1
        if waiting[user] == 0 { ready.insert(user) }
      }
    }
    return count < own.count
  }
}
